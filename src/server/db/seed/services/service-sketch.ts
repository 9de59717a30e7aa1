import type { CancelHours, ServicePayment, ServicePlace, ServiceStep } from '#contract/services/service-limits.ts'
import type { MemberOrder } from '../drawing/families/member.ts'
import type { WorkedOn } from '../drawing/families/work.ts'
import type { ColourName } from '../drawing/goods/paint.ts'
import type { ToolName } from '../drawing/working/tools.ts'
import type { DemoHours } from './demo-hours.ts'

/** A service of the demo market. Times in minutes, prices in whole taka. */
export interface ServiceSketch {
  title: string
  /** In the other language. */
  second: readonly [title: string, lead: string]
  /** English title of a category of the lower level. */
  category: string
  /** What hands work on in its picture, with what, and the colour of it. */
  work: readonly [on: WorkedOn, tool: ToolName | null, colour: ColourName]
  lead: string
  points: readonly string[]
  /** Default: at the customer's. */
  place?: ServicePlace
  /** Where the provider comes; none: all of Bangladesh. */
  districts?: readonly string[]
  /** Of an hour where `hours` are given. */
  price: number | 'quote'
  hours?: readonly [least: number, most: number]
  /** Default: an hour. */
  duration?: number
  step?: ServiceStep
  seats?: number
  /** Before and after. */
  pauses?: readonly [before: number, after: number]
  notice_hours?: number
  horizon_days?: number
  isInstant?: boolean
  answer_hours?: number
  payment?: ServicePayment
  cancel_hours?: CancelHours
  faqs?: readonly (readonly [question: string, answer: string])[]
  /** Which of the team do it, the seller being 0; default: all. */
  members?: readonly number[]
  /** Switched off by its seller. */
  isOff?: boolean
}

/** Somebody who works with a seller. */
export interface MemberSketch {
  name: string
  role: string
  face: Omit<MemberOrder, 'key'>
  /** Hours of their own; default: those of all. */
  hours?: DemoHours
}

/** Who offers services in the demo market. */
export interface ProviderSketch {
  /** Username of the account. */
  seller: string
  /** Where buyers come to, in the district of the account. */
  at: { district: string; area: string; line: string; directions?: string }
  /** Where it is done online. */
  link?: string
  /** What the seller does in the team. */
  role: string
  /** Besides the seller. */
  team?: readonly MemberSketch[]
  hours: DemoHours
  services: readonly ServiceSketch[]
}
