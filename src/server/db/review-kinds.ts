import { EVENT_REVIEWS } from './events/event-reviews.ts'
import { PRODUCT_REVIEWS } from './products/product-reviews.ts'
import type { ReviewKind } from './reviews/review-kind.ts'
import { SERVICE_REVIEWS } from './services/service-reviews.ts'

/** Every noun that is reviewed: the server's one list of them. */
export const REVIEW_KINDS: readonly ReviewKind[] = [EVENT_REVIEWS, PRODUCT_REVIEWS, SERVICE_REVIEWS]
