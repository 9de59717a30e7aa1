import type { BenchOptions, Findings, Line } from './line.ts'
import { faultOfShots } from './load.ts'
import { type PacedShot, shootAtPace, slowness } from './paced-load.ts'
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
 * which says how fast the machine itself answered such a request in these minutes.
 */
export async function atPace({ service }: ServedApp, lists: Record<string, string>, { goal, beside, of, rate, most, isQuick }: Pace): Promise<Findings> {
  const fresh = freshQuestions(await somethingToAskFor(service))
  const paths = { [BESIDE]: fresh[beside] ?? '', ...lists }
  const aimAt = (path: string) => ({ base: service, path, rate, connections: CONNECTIONS })
  for (const path of Object.values(paths)) await shootAtPace(aimAt(path), WARMUP_SECONDS)
  const shots: Record<string, PacedShot[]> = {}
  for (let round = 0; round < (isQuick ? 1 : ROUNDS); round++) {
    for (const [name, path] of Object.entries(paths)) {
      const shot = await shootAtPace(aimAt(path), isQuick ? QUICK_SECONDS : undefined)
      console.error(`${name}, ${rate}/s, p95: ${shot.p95.toFixed(1)} ms`)
      shots[name] = [...(shots[name] ?? []), shot]
    }
  }
  const lines = Object.entries(shots).map(([name, all]): Line => {
    const fault = faultOfShots(all) ?? all.map((shot) => slowness(shot, rate)).find(Boolean)
    const line: Line = { goal, what: `${name}, ${rate}/s, p95`, unit: 'ms', values: all.map(({ p95 }) => p95), ...(fault ? { fault } : {}) }
    return name === BESIDE ? line : { ...line, what: `${name}, ${of}, ${rate}/s, p95`, most }
  })
  return { lines, raw: shots }
}
