import type { BenchOptions, Findings, Line } from './line.ts'
import { switchTarget } from './page-targets.ts'
import { withApp } from './serving.ts'
import { faultOf, numbersOf, type Phase, pick, tapFaultOf, visitAll } from './visits.ts'

const NAME = 'language switch'
const MOST_MS = 200
/** On the slower phone the processor alone decides, and the limit was set for the other one. */
const PROFILE = 'slow4g'
const PHASES: Phase[] = ['first', 'repeat', 'offline']

/** From the tap on the other language to the first picture with its texts. On a first visit the texts come over the line. */
export async function benchLanguage({ runs }: BenchOptions): Promise<Findings> {
  const visits = await withApp('demo', ({ site }) => visitAll([{ name: NAME, ...switchTarget(site) }], { profiles: [PROFILE], runs }))
  const lines = PHASES.map((phase): Line => {
    const mine = pick(visits, { profile: PROFILE, target: NAME, phase })
    const fault = faultOf(mine) ?? tapFaultOf(mine)
    return {
      goal: 'switch',
      what: `${NAME}, ${phase}, ${PROFILE}`,
      unit: 'ms',
      most: MOST_MS,
      values: numbersOf(mine, ({ nav }) => nav?.ms),
      ...(fault ? { fault } : {}),
    }
  })
  return { lines, raw: visits }
}
