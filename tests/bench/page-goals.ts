import type { Unit } from './line.ts'
import type { Phase, ProfileName, Read } from './visits.ts'

type Limit = number | Partial<Record<ProfileName, number>>

/** What a public page must keep to. A limit by profile leaves out the profiles that it does not name. */
export interface PageGoal {
  goal: string
  what: string
  phase: Phase
  read: Read
  unit: Unit
  /** The limit is for the ratio to the floor in the same round. */
  toFloor?: true
  /** It is about the tap, which may fail by itself. */
  isTap?: true
  most?: Limit
  least?: Limit
}

const PHASES = ['first', 'repeat', 'offline'] as const

/** Of every page. */
export const PAGE_GOALS: PageGoal[] = [
  { goal: 'F1', what: 'first content', phase: 'first', read: ({ fcp }) => fcp, unit: 'ms', toFloor: true, most: 1.15 },
  { goal: 'F1', what: 'main content', phase: 'first', read: ({ main }) => main, unit: 'ms', toFloor: true, most: 1.15 },
  { goal: 'F2', what: 'largest content', phase: 'first', read: ({ lcp }) => lcp, unit: 'ms', toFloor: true, most: 1.25 },
  { goal: 'F3', what: 'JavaScript', phase: 'first', read: ({ bytes }) => bytes?.js, unit: 'kB', most: 130_000 },
  { goal: 'F3', what: 'JavaScript, the stretch', phase: 'first', read: ({ bytes }) => bytes?.js, unit: 'kB', most: 110_000 },
  { goal: 'F3', what: 'JavaScript, decoded', phase: 'first', read: ({ jsDecoded }) => jsDecoded, unit: 'kB', most: 380_000 },
  { goal: 'F4', what: 'document', phase: 'first', read: ({ bytes }) => bytes?.document, unit: 'kB', most: 18_000 },
  { goal: 'F4', what: 'style beside it', phase: 'first', read: ({ bytes }) => bytes?.css, unit: 'kB', most: 10_000 },
  { goal: 'F4', what: 'fonts', phase: 'first', read: ({ bytes }) => bytes?.font, unit: 'kB', most: 0 },
  { goal: 'F5', what: 'blocked time', phase: 'first', read: ({ tbt }) => tbt, unit: 'ms', most: { slow4g: 150, bad3g: 300 } },
  { goal: 'F5', what: 'longest task', phase: 'first', read: ({ longMax }) => longMax, unit: 'ms', most: { slow4g: 200 } },
  ...PHASES.map((phase): PageGoal => ({ goal: 'F6', what: `layout shift, ${phase}`, phase, read: ({ cls }) => cls, unit: 'share', most: 0.01 })),
  { goal: 'F7', what: 'heap', phase: 'first', read: ({ heap }) => heap, unit: 'MB', most: 3_500_000 },
  { goal: 'F7', what: 'elements', phase: 'first', read: ({ nodes }) => nodes, unit: 'elements', most: 800 },
  { goal: 'I1', what: 'whole install on the wire', phase: 'first', read: ({ wireDownWithWorker }) => wireDownWithWorker, unit: 'kB', toFloor: true, most: 1.7 },
  { goal: 'R1', what: 'main content again', phase: 'repeat', read: ({ main }) => main, unit: 'ms', toFloor: true, most: 1.5 },
  { goal: 'R2', what: 'on the wire again', phase: 'repeat', read: ({ wireDown }) => wireDown, unit: 'kB', most: 6000 },
  { goal: 'R2', what: 'worker in control', phase: 'repeat', read: ({ controlled }) => Number(controlled), unit: 'share', least: 1 },
  { goal: 'O1', what: 'main content offline', phase: 'offline', read: ({ main }) => main, unit: 'ms', toFloor: true, most: 1.5 },
]

/** Of the list: from a tap on a card to the event. */
export const TAP_GOALS: PageGoal[] = [
  { goal: 'O2', what: 'tap to event offline', phase: 'offline', read: ({ nav }) => nav?.ms, isTap: true, unit: 'ms', toFloor: true, most: 1 },
  { goal: 'N1', what: 'tap to event', phase: 'first', read: ({ nav }) => nav?.ms, isTap: true, unit: 'ms', toFloor: true, most: { slow4g: 0.5, bad3g: 0.25 } },
  { goal: 'N2', what: 'reaction to the tap', phase: 'first', read: ({ nav }) => nav?.event, isTap: true, unit: 'ms', most: { slow4g: 120, bad3g: 160 } },
  { goal: 'N3', what: 'data for the event', phase: 'first', read: ({ nav }) => nav?.dataBytes, isTap: true, unit: 'kB', most: 4000 },
]

export const limitFor = (limit: Limit | undefined, profile: ProfileName): number | undefined => (typeof limit === 'object' ? limit[profile] : limit)
