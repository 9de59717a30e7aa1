import type { BenchOptions, Findings, Line } from './line.ts'
import { type Aim, faultOfShots, type Shot, shoot } from './load.ts'
import { freshQuestions, somethingToAskFor } from './questions.ts'
import type { ServedApp } from './serving.ts'

const CONNECTIONS = 20
const QUICK_SECONDS = 3
const WARMUP_SECONDS = 1
const ROUNDS = 3
const BESIDE = 'beside them: events, each question new'

interface Pace extends Pick<BenchOptions, 'isQuick'> {
  goal: string
  /** What is asked of events. */
  beside: 'list' | 'search'
  /** What the lists are of, such as `10000 jobs`. */
  of: string
  rate: number
  most: number
}

/**
 * All in turns, round by round, after a short run of each that is not counted; beside them the list of the demo market's events at the same rate,
 * which says how fast the machine itself answered such a request in these minutes. The 97.5th percentile stands for the 95th, which the load's histogram
 * does not tell: it is never smaller.
 */
export async function atPace({ service }: ServedApp, lists: Record<string, string>, { goal, beside, of, rate, most, isQuick }: Pace): Promise<Findings> {
  const fresh = freshQuestions(await somethingToAskFor(service))
  const paths = { [BESIDE]: fresh[beside] ?? '', ...lists }
  const aimAt = (path: string): Aim => ({ base: service, path, rate, connections: CONNECTIONS })
  for (const path of Object.values(paths)) await shoot(aimAt(path), WARMUP_SECONDS)
  const shots: Record<string, Shot[]> = {}
  for (let round = 0; round < (isQuick ? 1 : ROUNDS); round++) {
    for (const [name, path] of Object.entries(paths)) {
      const shot = await shoot(aimAt(path), isQuick ? QUICK_SECONDS : undefined)
      console.error(`${name}, ${rate}/s, p97.5: ${shot.p97_5} ms`)
      shots[name] = [...(shots[name] ?? []), shot]
    }
  }
  const lines = Object.entries(shots).map(([name, all]): Line => {
    const slow = all.find(({ rps }) => rps < rate * 0.95)
    const fault = faultOfShots(all) ?? (slow && `only ${Math.round(slow.rps)} of ${rate} answers a second`)
    const line: Line = { goal, what: `${name}, ${rate}/s, p97.5`, unit: 'ms', values: all.map(({ p97_5 }) => p97_5), ...(fault ? { fault } : {}) }
    return name === BESIDE ? line : { ...line, what: `${name}, ${of}, ${rate}/s, p97.5`, most }
  })
  return { lines, raw: shots }
}
