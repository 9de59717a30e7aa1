/** What the "Verified" badge asks of a seller. It is not set by hand. */
export interface SellerFacts {
  has_picture: boolean
  has_profession: boolean
  has_district: boolean
  email_verified: boolean
  /** Whole days since the account was made. */
  member_days: number
  /** Events of this seller that took place. */
  events_held: number
}

/** Whole days since the account was made, and events held. */
export const VERIFIED_FROM = { memberDays: 90, eventsHeld: 3 } as const

/** "Verified" by rule: a complete profile, a verified e-mail, three months and three events held. @see Specification §2.8 */
export const isVerifiedSeller = (seller: SellerFacts): boolean =>
  seller.has_picture &&
  seller.has_profession &&
  seller.has_district &&
  seller.email_verified &&
  seller.member_days >= VERIFIED_FROM.memberDays &&
  seller.events_held >= VERIFIED_FROM.eventsHeld
