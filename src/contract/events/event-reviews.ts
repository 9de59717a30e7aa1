import { reviewEndpoints } from '../reviews/review-endpoints.ts'

/** Where an event is called by what is generic; the same address as that of its own calls. */
export const EVENT_API = '/api/event/{id}/'

/** What is called of the reviews of an event. */
export const { listReviews, writeReview } = reviewEndpoints(EVENT_API)

/** What the worker keeps of reviews for all who use the phone. */
export const EVENT_REVIEW_READS = [listReviews] as const
