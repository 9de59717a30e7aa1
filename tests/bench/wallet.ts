import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '#contract/core/endpoint.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { downloadStatement, listWalletMoves, readWallet } from '#contract/wallet/wallet.ts'
import { makeMarket } from '../support/server/ledger/ledger-orders.ts'
import { makeCrowd } from '../support/server/orders/order-crowd.ts'
import { beside } from './beside.ts'
import { type BenchOptions, type Findings, type Line, percentile } from './line.ts'
import { growLedger } from './many-entries.ts'
import { residentBytes } from './process-memory.ts'
import { type ServedApp, withApp } from './serving.ts'

const [ENTRIES, QUICK_ENTRIES] = [1_000_000, 100_000]
/** How many of all sellers one would have to be to have a tenth of all entries: of each order three of eight are of its seller. */
const [SELLERS, SHARE] = [1000, 0.28]
const [ROUNDS, QUICK_ROUNDS] = [60, 20]
const GOALS = { p95: 60, rows: 100_000, seconds: 5, bytes: 30 * 1024 * 1024 } as const
/** What is grown lies four hundred days back. */
const [FROM_DAYS, TO_DAYS] = [401, 396]
const MEMORY_EVERY_MS = 20

interface Seller {
  app: ServedApp
  headers: Record<string, string>
}

/** What a seller with very many moves of money waits for: the wallet, the first page of what moved it, and all of it as a table. */
export const benchWallet = ({ isQuick }: BenchOptions): Promise<Findings> =>
  withApp('demo', (app) =>
    beside(app, async (database) => {
      const [busy = { user_id: 0, access: '' }] = await makeCrowd(database, 1, await readFile(join(app.dataFolder, 'app-secret'), 'utf8'))
      const market = await makeMarket(database, Math.round(SELLERS * (1 - SHARE)))
      const entries = isQuick ? QUICK_ENTRIES : ENTRIES
      const turns = [...market.sellers, ...Array.from({ length: Math.round(SELLERS * SHARE) }, () => busy.user_id)]
      await growLedger(database, { ...market, sellers: turns }, entries)
      const seller = { app, headers: { authorization: `Bearer ${busy.access}` } }
      const rounds = isQuick ? QUICK_ROUNDS : ROUNDS
      const lines = [
        await reading(seller, { what: `/wallet, ${entries} entries, p95`, address: addressOf(readWallet), rounds }),
        await reading(seller, { what: `first page of moves, ${entries} entries, p95`, address: addressOf(listWalletMoves), rounds }),
        ...(await downloading(seller, isQuick)),
      ]
      return { lines, raw: lines }
    }),
  )

async function reading({ app, headers }: Seller, { what, address, rounds }: { what: string; address: string; rounds: number }): Promise<Line> {
  const line = { goal: 'wallet', what, unit: 'ms' as const, most: GOALS.p95 }
  const times: number[] = []
  await fetch(app.service + address, { headers })
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    const response = await fetch(app.service + address, { headers })
    const body = await response.text()
    if (response.status !== 200) return { ...line, values: [], fault: `${response.status} ${body.slice(0, 100)}` }
    times.push(performance.now() - begun)
  }
  return said({ ...line, values: [percentile(times, 0.95)] })
}

/** A table of a hundred thousand rows, as it comes: how long it takes, and by how much the server grows meanwhile. */
async function downloading({ app, headers }: Seller, isQuick: boolean): Promise<Line[]> {
  const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10)
  const address = addressOf(downloadStatement, { query: { from: day(FROM_DAYS), to: day(TO_DAYS) } })
  const before = residentBytes(app.pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, residentBytes(app.pid))), MEMORY_EVERY_MS)
  const begun = performance.now()
  const response = await fetch(app.service + address, { headers })
  const rows = response.body ? await countLines(response.body) : 0
  const seconds = (performance.now() - begun) / 1000
  clearInterval(watch)
  const wanted = isQuick ? GOALS.rows / 10 : GOALS.rows
  const fault = response.status === 200 && rows >= wanted ? undefined : `${response.status}, ${rows} rows`
  const what = `statement of ${rows} rows as CSV`
  return [
    said({ goal: 'wallet', what, unit: 's', most: GOALS.seconds, values: [seconds], ...(fault && { fault }) }),
    said({ goal: 'wallet', what: `${what}, growth of the server`, unit: 'MB', most: GOALS.bytes, values: [most - before] }),
  ]
}

const NEWLINE = 10

async function countLines(body: ReadableStream<Uint8Array>): Promise<number> {
  let lines = 0
  for await (const piece of body) for (const byte of piece) if (byte === NEWLINE) lines++
  return lines
}

function said(line: Line): Line {
  console.error(`${line.what}: ${line.values.map((value) => Math.round(value * 100) / 100).join(', ')}${line.fault ? ` (${line.fault})` : ''}`)
  return line
}
