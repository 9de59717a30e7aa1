import { parseArgs } from 'node:util'
import type { BenchOptions } from './line.ts'
import { PROFILE_NAMES, type ProfileName } from './visits.ts'

const RUNS = 9
const QUICK_RUNS = 3

export const USAGE = `npm run bench -- [options]
  --only pages,language,server,signin,orders,checkouts,backlog,ordering,selling,sellerpages,gate,desk,jobs,jobsearch,shop,shopsearch,shopcheckouts,shopphone,shopgrowth,services,bookings,bookingphone,posts,postphone,ledger,wallet,walletphone,search,offlinejobs,offlinesearch,growth,lighthouse,memory   these parts; all without it
  --profiles slow4g,bad3g   links for the pages; both without it
  --pages home,article      pages whose name begins so (home, list, event, jobs, job, magazine, article, shop, product, services, service, categories; EN or BN after it); all without it
  --runs N                  rounds for the pages; ${RUNS} without it
  --quick                   ${QUICK_RUNS} rounds, and shorter loads
  --strict                  exit code 1 when a goal is missed`

/** @throws {Error} saying what was wrong with them. @param parts all there are */
export function readOptions(args: string[], parts: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: parts.join(',') },
      runs: { type: 'string' },
      profiles: { type: 'string', default: PROFILE_NAMES.join(',') },
      pages: { type: 'string' },
      quick: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs ?? (values.quick ? QUICK_RUNS : RUNS))
  if (!Number.isInteger(runs) || runs < 1 || runs > 100) throw new Error('--runs is a number from 1 to 100')
  return {
    parts: someOf(values.only, parts, '--only'),
    runs,
    profiles: someOf(values.profiles, PROFILE_NAMES, '--profiles') as ProfileName[],
    ...(values.pages === undefined ? {} : { pages: values.pages.split(',') }),
    isQuick: values.quick,
    isStrict: values.strict,
  }
}

function someOf(text: string, all: readonly string[], option: string): string[] {
  const asked = text.split(',')
  const unknown = asked.filter((name) => !all.includes(name))
  if (unknown.length) throw new Error(`${option}: ${unknown.join(', ')} is none of ${all.join(', ')}`)
  return asked
}
