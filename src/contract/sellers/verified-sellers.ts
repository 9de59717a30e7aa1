import type { LicenceState } from './trade-licence.ts'

/** What is known of an account that has a shop. No part is set by hand. */
export interface Standing {
  has_picture: boolean
  has_profession: boolean
  has_district: boolean
  email_verified: boolean
  /** Whole days since the account was made. */
  member_days: number
}

/** What a seller has done, and with how many different people, none of them themselves. */
export interface SellerDeeds {
  /** Events that took place. */
  events_held: number
  /** Who had a ticket for one of them. */
  event_people: number
  /** Orders of goods of the last 180 days of which it is decided whether the seller was in time, and of how many they were. */
  goods_orders: number
  goods_on_time: number
}

/** What an employer has done. */
export interface EmployerDeeds {
  /** Different people who applied and had an answer. */
  applicants_answered: number
}

/** What an employer gave staff to see. */
export interface EmployerPapers {
  /** State of the trade licence; null: none was given. */
  licence: LicenceState | null
}

export const VERIFIED_SELLER = { memberDays: 90, eventsHeld: 3, people: 3, goodsOrders: 10, onTimePercent: 90 } as const
export const VERIFIED_EMPLOYER = { memberDays: 30, answered: 3 } as const

const isComplete = ({ has_picture, has_profession, has_district, email_verified }: Standing): boolean =>
  has_picture && has_profession && has_district && email_verified

/** They have held events, for several people. */
export const hasHeldEvents = ({ events_held, event_people }: Pick<SellerDeeds, 'events_held' | 'event_people'>): boolean =>
  events_held >= VERIFIED_SELLER.eventsHeld && event_people >= VERIFIED_SELLER.people

/** They have sold goods, and kept the dates of the law. */
export const keepsDates = ({ goods_orders, goods_on_time }: Pick<SellerDeeds, 'goods_orders' | 'goods_on_time'>): boolean =>
  goods_orders >= VERIFIED_SELLER.goodsOrders && goods_on_time * 100 >= goods_orders * VERIFIED_SELLER.onTimePercent

/** Whole per cent of their orders of goods that were in time. */
export const onTimePercent = ({ goods_orders, goods_on_time }: Pick<SellerDeeds, 'goods_orders' | 'goods_on_time'>): number =>
  goods_orders === 0 ? 0 : Math.floor((goods_on_time * 100) / goods_orders)

/** A seller is "Verified" by what they have done with others, by events or by goods, and for as long as it holds. @see Specification §2.8; decisions §8 */
export const isVerifiedSeller = (seller: Standing & SellerDeeds): boolean =>
  isComplete(seller) && seller.member_days >= VERIFIED_SELLER.memberDays && (hasHeldEvents(seller) || keepsDates(seller))

/**
 * The same of an employer: concerts say nothing about how an employer hires. A trade licence alone gives nothing, and none is needed; one that was
 * given must have been seen by staff.
 */
export const isVerifiedEmployer = (employer: Standing & EmployerDeeds & EmployerPapers): boolean =>
  isComplete(employer) &&
  employer.member_days >= VERIFIED_EMPLOYER.memberDays &&
  employer.applicants_answered >= VERIFIED_EMPLOYER.answered &&
  (employer.licence === null || employer.licence === 'seen')
