/** Bookings of one page: the lists and the day ask for the same addresses, so that each answer is fetched and kept once. */
export const BOOKINGS_PER_PAGE = 20
