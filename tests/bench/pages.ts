import { documentBytes, renderList, visitorBytes } from '#tests/support/built-page.ts'
import { SIZE_BUDGET } from '../built/size-budget.ts'
import type { BenchOptions, Findings, Line } from './line.ts'
import { limitFor, PAGE_GOALS, type PageGoal, TAP_GOALS } from './page-goals.ts'
import { floorTargets, type PublicPage, publicPages } from './page-targets.ts'
import { someIds } from './questions.ts'
import { withApp, withFloor } from './serving.ts'
import { faultOf, numbersOf, type ProfileName, pick, ratiosTo, type Target, tapFaultOf, type Visit, visitAll } from './visits.ts'

/** What a person sees on a slow line: first visit, second visit, no network, and the tap on a card. */
export async function benchPages({ profiles, runs, pages: wanted }: BenchOptions): Promise<Findings> {
  let pages: PublicPage[] = []
  const visits = await withApp('demo', async ({ site, service }) => {
    pages = publicPages(site, await someIds(service)).filter(({ name }) => !wanted || wanted.some((part) => name.startsWith(part)))
    const targets = pages.map(({ name, target }): Target => ({ name, ...target }))
    return withFloor({ isSecure: true }, (floor) => visitAll([...floorTargets(floor), ...targets], { profiles, runs }))
  })
  const lines = profiles.flatMap((profile) =>
    pages.flatMap(({ name, floor, isList }) =>
      (isList ? [...PAGE_GOALS, ...TAP_GOALS] : PAGE_GOALS).flatMap((goal) => lineOf(visits, { profile, goal, page: name, floor })),
    ),
  )
  return { lines: [...(await sizeLines()), ...lines], raw: visits }
}

/** What the built files weigh, which no visit is needed for. */
async function sizeLines(): Promise<Line[]> {
  const document = documentBytes(await renderList('en'))
  const visitor = visitorBytes()
  return [
    { goal: 'F4', what: 'document with its whole style', unit: 'kB', most: SIZE_BUDGET.document, values: [document] },
    { goal: 'I1', what: 'what every phone keeps, without pictures', unit: 'kB', most: SIZE_BUDGET.visitor, values: [visitor] },
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
