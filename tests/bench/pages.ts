import { renderList, shellBytes, styleBytes } from '#tests/support/built-page.ts'
import type { BenchOptions, Findings, Line } from './line.ts'
import { limitFor, PAGE_GOALS, type PageGoal, TAP_GOALS } from './page-goals.ts'
import { eventTarget, FLOOR_EVENT, FLOOR_LIST, floorTargets, listTarget } from './page-targets.ts'
import { someEventIds } from './questions.ts'
import { type ServedApp, withApp, withFloor } from './serving.ts'
import { faultOf, numbersOf, type ProfileName, pick, ratiosTo, type Target, tapFaultOf, type Visit, visitAll } from './visits.ts'

/** Each page with the floor that it is compared with. */
const COMPARED = [
  { page: 'list EN', floor: FLOOR_LIST, goals: [...PAGE_GOALS, ...TAP_GOALS] },
  { page: 'list BN', floor: FLOOR_LIST, goals: [...PAGE_GOALS, ...TAP_GOALS] },
  { page: 'event EN', floor: FLOOR_EVENT, goals: PAGE_GOALS },
]

/** What a person sees on a slow line: first visit, second visit, no network, and the tap on a card. */
export async function benchPages({ profiles, runs }: BenchOptions): Promise<Findings> {
  const visits = await withApp('demo', (app) =>
    withFloor({ isSecure: true }, async (floor) => visitAll([...floorTargets(floor), ...(await pageTargets(app))], { profiles, runs })),
  )
  const lines = profiles.flatMap((profile) => COMPARED.flatMap((compared) => compared.goals.flatMap((goal) => lineOf(visits, { profile, goal, ...compared }))))
  return { lines: [...(await sizeLines()), ...lines], raw: visits }
}

async function pageTargets(app: ServedApp): Promise<Target[]> {
  const [first = 1] = await someEventIds(app.service)
  return [
    { name: 'list EN', ...listTarget(app.site, 'en') },
    { name: 'list BN', ...listTarget(app.site, 'bn') },
    { name: 'event EN', ...eventTarget(app.site, first) },
  ]
}

/** What the built files weigh, which no visit is needed for. */
async function sizeLines(): Promise<Line[]> {
  const style = styleBytes(await renderList('en'))
  const shell = shellBytes()
  return [
    { goal: 'F4', what: 'style inside the document', unit: 'kB', most: 10_000, values: [style] },
    { goal: 'I1', what: 'shell without pictures', unit: 'kB', most: 233_000, values: [shell] },
  ]
}

interface Asked {
  profile: ProfileName
  goal: PageGoal
  page: string
  floor: string
}

function lineOf(visits: Visit[], { profile, goal, page, floor }: Asked): Line[] {
  const most = limitFor(goal.most, profile)
  const least = limitFor(goal.least, profile)
  if (most === undefined && least === undefined) return []
  const mine = pick(visits, { profile, target: page, phase: goal.phase })
  const beside = pick(visits, { profile, target: floor, phase: goal.phase })
  const fault = faultOf(mine) ?? (goal.isTap ? tapFaultOf(mine) : undefined)
  return [
    {
      goal: goal.goal,
      what: `${goal.what}, ${page}, ${profile}`,
      unit: goal.unit,
      ...(most === undefined ? {} : { most }),
      ...(least === undefined ? {} : { least }),
      values: numbersOf(mine, goal.read),
      ...(goal.toFloor ? { ratios: ratiosTo(beside, mine, goal.read) } : {}),
      ...(fault === undefined ? {} : { fault }),
    },
  ]
}
