// npm run bench: measures the built app on this machine against its goals, and prints them as one table. A missed goal is no failure unless --strict.
import { mkdirSync, writeFileSync } from 'node:fs'
import { ensureBuilt } from '../../src/tasks/steps/built.mjs'
import { inRoot } from '../../src/tasks/steps/run.mjs'
import { benchBacklog } from './backlog.ts'
import { benchBookingPhone } from './booking-phone.ts'
import { benchBookings } from './bookings.ts'
import { benchCheckouts } from './checkouts.ts'
import { benchDashboard } from './dashboard.ts'
import { benchDesk } from './desk.ts'
import { benchGate } from './gate.ts'
import { benchGrowth } from './growth.ts'
import { benchJobSearch, benchJobs } from './jobs.ts'
import { benchLanguage } from './language.ts'
import { benchLedger } from './ledger.ts'
import { benchLighthouse } from './lighthouse.ts'
import { type BenchOptions, type Findings, isMet } from './line.ts'
import { benchMemory } from './memory.ts'
import { benchOfflineJobs } from './offline-jobs.ts'
import { benchOfflineSearch } from './offline-search.ts'
import { readOptions, USAGE } from './options.ts'
import { benchOrdering } from './ordering.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchPostPhone } from './post-phone.ts'
import { benchPosts } from './posts.ts'
import { benchProductSearch, benchProducts } from './products.ts'
import { benchSearch } from './search.ts'
import { benchSellerPages } from './seller-pages.ts'
import { benchServer } from './server.ts'
import { benchServices } from './services.ts'
import { benchShopCheckouts } from './shop-checkouts.ts'
import { benchShopGrowth } from './shop-growth.ts'
import { benchShopPhone } from './shop-phone.ts'
import { benchSignIn } from './sign-in.ts'
import { tableOf } from './table.ts'
import { benchWallet } from './wallet.ts'
import { benchWalletPhone } from './wallet-phone.ts'

const PARTS: Record<string, (options: BenchOptions) => Promise<Findings>> = {
  pages: benchPages,
  language: benchLanguage,
  server: benchServer,
  signin: benchSignIn,
  orders: benchOrders,
  checkouts: benchCheckouts,
  backlog: benchBacklog,
  ordering: benchOrdering,
  selling: benchDashboard,
  sellerpages: benchSellerPages,
  gate: benchGate,
  desk: benchDesk,
  jobs: benchJobs,
  jobsearch: benchJobSearch,
  shop: benchProducts,
  shopsearch: benchProductSearch,
  shopcheckouts: benchShopCheckouts,
  shopphone: benchShopPhone,
  shopgrowth: benchShopGrowth,
  services: benchServices,
  bookings: benchBookings,
  bookingphone: benchBookingPhone,
  posts: benchPosts,
  postphone: benchPostPhone,
  ledger: benchLedger,
  wallet: benchWallet,
  walletphone: benchWalletPhone,
  search: benchSearch,
  offlinejobs: benchOfflineJobs,
  offlinesearch: benchOfflineSearch,
  growth: benchGrowth,
  lighthouse: benchLighthouse,
  memory: benchMemory,
}
const REPORT = inRoot('test-results', 'bench.json')

const options = optionsOrUsage()
await ensureBuilt()
const begun = new Date()
const findings: Record<string, Findings> = {}
for (const part of options.parts) {
  console.error(`\n== ${part}`)
  findings[part] = await attempt(part)
  // After each part, so that a long run that is broken off has not been for nothing.
  mkdirSync(inRoot('test-results'), { recursive: true })
  writeFileSync(REPORT, JSON.stringify({ begun, node: process.version, options, findings }, null, 1))
}
const lines = Object.values(findings).flatMap((found) => found.lines)
const missed = lines.filter((line) => !isMet(line)).length
const goals = lines.filter((line) => (line.most ?? line.least ?? line.fault) !== undefined).length
console.log(`\n${tableOf(lines)}\n\n${goals - missed} of ${goals} goals met; all that was seen is in ${REPORT}`)
process.exit(options.isStrict && missed ? 1 : 0)

/** A part that cannot be measured here is a missed goal, and no reason to leave out the others. */
async function attempt(part: string): Promise<Findings> {
  try {
    return (await PARTS[part]?.(options)) ?? { lines: [], raw: undefined }
  } catch (error) {
    console.error(error)
    const fault = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { lines: [{ goal: part, what: 'could not be measured', unit: 'x', values: [], fault }], raw: undefined }
  }
}

function optionsOrUsage(): BenchOptions {
  try {
    return readOptions(process.argv.slice(2), Object.keys(PARTS))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(2)
  }
}
