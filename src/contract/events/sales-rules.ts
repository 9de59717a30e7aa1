/** Words by which a seller picks orders and seats: pure, for the first paint of those screens too. */
export const SALE_FILTERS = ['paid', 'waiting', 'ended', 'refunds'] as const
export type SaleFilter = (typeof SALE_FILTERS)[number]

/** `expected`: has a good ticket and was not let in yet; `in`: was let in; `void`: its money goes back. */
export const ATTENDEE_STATES = ['expected', 'in', 'void'] as const
export type AttendeeState = (typeof ATTENDEE_STATES)[number]
