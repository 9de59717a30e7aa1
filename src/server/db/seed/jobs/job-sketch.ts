import type { JobEducation, JobType } from '#contract/jobs/jobs-filter.ts'
import type { MarkName } from '../drawing/marks.ts'

/** A job of the demo market, before it has a date. */
export interface JobSketch {
  title: string
  /** English title of a category of the lowest level. */
  category: string
  /** Default: full-time. */
  type?: JobType
  /** Taka a month, from and to; null where none is named. */
  pay?: readonly [least: number | null, most: number | null]
  education?: JobEducation
  /** Of experience, at least. */
  years?: number
  /** How many people are looked for. */
  people?: number
  /** Days until the last day of the deadline; less than none: it is over. */
  days: number
  lead: string
  work: readonly string[]
  wants: readonly string[]
  /** Default: the company's. */
  at?: JobPlace
  isRemote?: boolean
  /** Where one applies elsewhere. */
  link?: string
  needsCv?: boolean
  /** Closed by its employer, or not published yet. */
  state?: 'closed' | 'draft'
}

interface JobPlace {
  division: string
  district: string
  place: string
}

/** A company that hires in the demo market. */
export interface CompanySketch {
  name: string
  /** Username of the account that posts its jobs. */
  employer: string
  at: JobPlace
  /** None: a company without a logo. */
  mark?: MarkName
  tone: number
  /** In every description. */
  offers: readonly string[]
  jobs: readonly JobSketch[]
}
