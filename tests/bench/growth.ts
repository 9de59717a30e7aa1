import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { faultOfShots, inTurns, ratiosOf, type Shot } from './load.ts'
import { listTarget } from './page-targets.ts'
import { eventPath, freshQuestions, lastEventId, repeatedQuestions, somethingToAskFor } from './questions.ts'
import { type ServedApp, withApp, withFloor } from './serving.ts'
import { faultOf, numbersOf, pick, type Read, ratiosTo, visitAll } from './visits.ts'

const SMALL = 100
const BIG = 100_000
const CONNECTIONS = 20

interface Markets {
  small: ServedApp
  big: ServedApp
}

/** What changes when a hundred events become a hundred thousand: both servers run beside each other and are asked in turns. */
export const benchGrowth = (options: BenchOptions): Promise<Findings> =>
  withApp(SMALL, (small) =>
    withApp(BIG, async (big) => {
      const raw: Record<string, unknown> = {}
      const lines = [...(await service({ small, big }, options, raw)), ...(await manyEvents(big, options, raw)), ...(await pages({ small, big }, options, raw))]
      return { lines, raw }
    }),
  )

async function service({ small, big }: Markets, { isQuick }: BenchOptions, raw: Record<string, unknown>): Promise<Line[]> {
  const subject = await somethingToAskFor(big.service)
  const last = { small: await lastEventId(small.service), big: await lastEventId(big.service) }
  const same = (questions: Record<string, string>) => Object.entries(questions).map(([name, path]) => ({ name, small: path, big: path }))
  const questions = [
    ...same(repeatedQuestions(subject)),
    ...same(freshQuestions(subject)).map((filter) => ({ ...filter, name: `${filter.name}, each question new` })),
    // As many in both, since memory answers for few and not for many.
    { name: 'one of few events', small: eventPath(`{rand:1-${last.small}}`), big: eventPath(`{rand:1-${last.small}}`) },
  ]
  const lines: Line[] = [await eventsOnce({ small, big }, last, raw)]
  for (const { name, ...paths } of questions) {
    const shots = await inTurns(
      { base: small.service, path: paths.small, connections: CONNECTIONS },
      { base: big.service, path: paths.big, connections: CONNECTIONS },
      isQuick ? 1 : 3,
    )
    raw[name] = shots
    lines.push(...compared('G2', `${name}, ${SMALL} to ${BIG} events`, { shots, p99: 1.5, rps: 0.8 }))
  }
  return lines
}

/** Events that no client asked for before, one after the other. */
async function eventsOnce({ small, big }: Markets, last: { small: number; big: number }, raw: Record<string, unknown>): Promise<Line> {
  const step = last.big / last.small
  const times = { small: [] as number[], big: [] as number[] }
  for (let number = 0; number < last.small; number++) {
    times.small.push(await timeOf(small.service + eventPath(1 + number)))
    times.big.push(await timeOf(big.service + eventPath(1 + Math.floor(number * step))))
  }
  raw['event, not in memory'] = times
  const ratio = (median(times.big) ?? 0) / (median(times.small) ?? 1)
  return { goal: 'G2', what: `event, not in memory, ${SMALL} to ${BIG} events`, unit: 'ms', most: 1.5, values: times.big, ratios: [ratio] }
}

export async function timeOf(url: string): Promise<number> {
  const begun = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - begun
}

/** What cannot come from memory, since hardly anything is asked twice. */
async function manyEvents(big: ServedApp, { isQuick }: BenchOptions, raw: Record<string, unknown>): Promise<Line[]> {
  const last = await lastEventId(big.service)
  const { search = '' } = freshQuestions(await somethingToAskFor(big.service))
  return withFloor({ isSecure: false }, async (floor) => {
    const lines: Line[] = []
    for (const [name, path, floorPath] of [
      ['random event of 100,000', eventPath(`{rand:1-${last}}`), eventPath('{rand:1-12}')],
      ['page of search results', search, '/api/event/'],
    ] as const) {
      const shots = await inTurns({ base: floor, path: floorPath }, { base: big.service, path }, isQuick ? 1 : 3)
      raw[`${name} and floor`] = shots
      lines.push(...compared('A2', name, { shots, p99: 3, rps: 0.3 }))
    }
    return lines
  })
}

/** Two lines of each: how long, and how many a second, of the second server against the first. @param p99 the largest ratio of times @param rps the least of answers */
export function compared(goal: string, what: string, { shots, p99, rps }: { shots: { base: Shot[]; mine: Shot[] }; p99: number; rps: number }): Line[] {
  const fault = faultOfShots([...shots.base, ...shots.mine])
  const common = { goal, ...(fault ? { fault } : {}) }
  return [
    { ...common, what: `${what}, p99`, unit: 'ms', most: p99, values: shots.mine.map((shot) => shot.p99), ratios: ratiosOf(shots, (shot) => shot.p99) },
    {
      ...common,
      what: `${what}, answers`,
      unit: 'a second',
      least: rps,
      values: shots.mine.map((shot) => shot.rps),
      ratios: ratiosOf(shots, (shot) => shot.rps),
    },
  ]
}

const PAGE_GROWTH: { goal: string; what: string; read: Read; unit: Line['unit']; most: number }[] = [
  { goal: 'G1', what: 'largest content', read: ({ lcp }) => lcp, unit: 'ms', most: 1.1 },
  { goal: 'G1', what: 'JavaScript', read: ({ bytes }) => bytes?.js, unit: 'kB', most: 1.05 },
  { goal: 'G1', what: 'document', read: ({ bytes }) => bytes?.document, unit: 'kB', most: 1.05 },
  { goal: 'G1', what: 'heap', read: ({ heap }) => heap, unit: 'MB', most: 1.05 },
  { goal: 'G1', what: 'elements', read: ({ nodes }) => nodes, unit: 'elements', most: 1 },
  { goal: 'G3', what: 'kept on the phone', read: ({ storage }) => storage, unit: 'kB', most: 1.05 },
]

async function pages({ small, big }: Markets, { isQuick }: BenchOptions, raw: Record<string, unknown>): Promise<Line[]> {
  const targets = [small, big].map(({ site }, at) => ({ name: at ? 'big' : 'small', ...listTarget(site, 'en'), phases: ['first' as const] }))
  const visits = await visitAll(targets, { profiles: ['slow4g'], runs: isQuick ? 1 : 3 })
  raw.visits = visits
  const of = (target: string) => pick(visits, { profile: 'slow4g', target, phase: 'first' })
  const fault = faultOf(visits)
  const lines = PAGE_GROWTH.map(({ read, most, ...goal }): Line => {
    const what = `${goal.what}, list, ${SMALL} to ${BIG} events`
    return { ...goal, what, most, values: numbersOf(of('big'), read), ratios: ratiosTo(of('small'), of('big'), read), ...(fault ? { fault } : {}) }
  })
  const kept: Line = {
    goal: 'G3',
    what: `kept on the phone, ${BIG} events`,
    unit: 'kB',
    most: 1_500_000,
    values: numbersOf(of('big'), ({ storage }) => storage),
  }
  return [...lines, kept]
}
