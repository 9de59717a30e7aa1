/** Where reviews stand on the page of what they are about. */
export const REVIEWS_PLACE = 'reviews'

/** Where one is written. A path of ours. */
export const reviewPath = ({ page }: { page: string }): `/${string}` => `/${page.slice(1)}#${REVIEWS_PLACE}`
