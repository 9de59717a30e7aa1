import type { BenchOptions, Findings, Line } from './line.ts'
import { type Aim, faultOfShots, inTurns, ratiosOf, type Shot, shoot } from './load.ts'
import { shootAtPace, slowness } from './paced-load.ts'
import { freshQuestions, LIST, somethingToAskFor } from './questions.ts'
import { type ServedApp, withApp, withFloor } from './serving.ts'

const MANY = 10_000
const RATE = 300
const MOST_MS = 60
const CONNECTIONS_AT_RATE = 20

/** What the service answers on this machine, client and server on the same processors: against the floor, and at a given pace. */
export async function benchServer({ isQuick }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? 1 : 3
  const raw: Record<string, unknown> = {}
  const lines = await withApp('demo', (app) =>
    withFloor({ isSecure: false }, async (floor) => {
      const list = await inTurns({ base: floor, path: '/api/event/' }, { base: app.service, path: LIST }, rounds)
      const html: Shot[] = []
      for (let round = 0; round < rounds; round++) html.push(await shoot({ base: app.service, path: '/events' }))
      Object.assign(raw, { list, html })
      return [...againstFloor(list), pagesLine(html)]
    }),
  )
  lines.push(...(await withApp(MANY, (app) => atPace(app, raw))))
  return { lines, raw }
}

function againstFloor(list: { base: Shot[]; mine: Shot[] }): Line[] {
  const fault = faultOfShots([...list.base, ...list.mine])
  const common = { goal: 'A1', ...(fault ? { fault } : {}) }
  return [
    {
      ...common,
      what: 'event list API, answers',
      unit: 'a second',
      least: 0.5,
      values: list.mine.map(({ rps }) => rps),
      ratios: ratiosOf(list, ({ rps }) => rps),
    },
    { ...common, what: 'event list API, p99', unit: 'ms', most: 2, values: list.mine.map(({ p99 }) => p99), ratios: ratiosOf(list, ({ p99 }) => p99) },
  ]
}

function pagesLine(shots: Shot[]): Line {
  const fault = faultOfShots(shots)
  return { goal: 'A3', what: 'list as a page', unit: 'a second', least: 2000, values: shots.map(({ rps }) => rps), ...(fault ? { fault } : {}) }
}

/**
 * The list of 20 out of 10,000 events at 300 requests a second, and twice that where nothing changed. A request that had to
 * wait its turn counts from when it was due.
 */
async function atPace(app: ServedApp, raw: Record<string, unknown>): Promise<Line[]> {
  const fresh = freshQuestions(await somethingToAskFor(app.service))
  const { etag } = Object.fromEntries((await fetch(app.service + LIST)).headers) as { etag?: string }
  const paces: [string, Omit<Aim, 'base'> & { rate: number }, string][] = [
    [`list of 20 from ${MANY}, ${RATE}/s`, { path: LIST, rate: RATE }, '200'],
    [`list of 20 from ${MANY}, ${RATE}/s, each question new`, { path: fresh.list ?? LIST, rate: RATE }, '200'],
    [`nothing changed, ${2 * RATE}/s`, { path: LIST, rate: 2 * RATE, headers: { 'if-none-match': etag ?? '' } }, '304'],
  ]
  const lines: Line[] = []
  for (const [what, aim, status] of paces) {
    const shot = await shootAtPace({ base: app.service, connections: CONNECTIONS_AT_RATE, ...aim })
    raw[what] = shot
    const fault = faultOfShots([shot], status) ?? slowness(shot, aim.rate)
    lines.push({ goal: 'pace', what: `${what}, p95`, unit: 'ms', most: MOST_MS, values: [shot.p95], ...(fault ? { fault } : {}) })
  }
  return lines
}
