import type { MotifName } from './drawing/motifs.ts'

/** A day in Dhaka, told from the day of the seeding: so many days later (or earlier), or the n-th Friday or Saturday from now on. */
export type SketchedDay = { in: number } | { on: 'fri' | 'sat'; week?: number }

export interface TicketSketch {
  title: string
  /** Taka. */
  price: number
  capacity: number
  /** Default: all of them. */
  left?: number
  about?: string
  /** The sale ended yesterday, or begins in three days. */
  sale?: 'over' | 'soon'
  limit?: number
}

/** A promo code: so much per cent off, or so many taka. */
export type CouponSketch = {
  /** As printed. */
  code: string
  /** Default: as many as want. */
  uses?: number
  /** Default: once. */
  perBuyer?: number
  /** It ended yesterday. */
  isOver?: boolean
} & ({ percent: number } | { taka: number })

/** An event of the demo market, before it has a date. */
export interface EventSketch {
  /** At most 50 characters. */
  title: string
  /** Username. */
  seller: string
  /** English title of a category of the lowest level. */
  category: string
  motif: MotifName
  tone: number
  day: SketchedDay
  /** Dhaka time, `HH:MM`. */
  at: string
  hours: number
  /** Offline events have a place, Online ones a link. */
  place?: string
  link?: string
  tickets: readonly TicketSketch[]
  coupons?: readonly CouponSketch[]
  lead: string
  more: string
  points: readonly string[]
  quote?: string
  /** An address named in the description. */
  site?: string
  terms?: readonly string[]
  faqs?: readonly (readonly [question: string, answer: string])[]
  /** Pictures beside the poster. */
  gallery?: readonly MotifName[]
  /** Of YouTube: two films under a free licence, to have something to play. */
  video?: string
  /** Earlier ones of the same series: title and how many days ago. */
  past?: readonly (readonly [title: string, daysAgo: number])[]
}
