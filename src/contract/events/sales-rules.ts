/** Words by which a seller picks orders and seats: pure, for the first paint of those screens too. */
export const SALE_FILTERS = ['paid', 'waiting', 'ended', 'refunds'] as const
export type SaleFilter = (typeof SALE_FILTERS)[number]

/** `newest`: the latest order first; `amount`: the dearest; `name`: by who ordered. */
export const SALE_SORTS = ['newest', 'oldest', 'amount', 'name'] as const
export type SaleSort = (typeof SALE_SORTS)[number]

/** `expected`: has a good ticket and was not let in yet; `in`: was let in; `void`: its money goes back. */
export const ATTENDEE_STATES = ['expected', 'in', 'void'] as const
export type AttendeeState = (typeof ATTENDEE_STATES)[number]

/** `name`: by the name on the ticket; `newest`: the latest ticket first. */
export const ATTENDEE_SORTS = ['name', 'newest'] as const
export type AttendeeSort = (typeof ATTENDEE_SORTS)[number]
