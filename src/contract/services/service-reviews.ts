import { reviewEndpoints } from '../reviews/review-endpoints.ts'

/** Where a service is called by what is generic; the same address as that of its own calls. */
export const SERVICE_API = '/api/service/{id}/'

/** What is called of the reviews of a service. */
export const { listReviews: listServiceReviews, writeReview: writeServiceReview } = reviewEndpoints(SERVICE_API)

/** What the worker keeps of reviews for all who use the phone. */
export const SERVICE_REVIEW_READS = [listServiceReviews] as const
