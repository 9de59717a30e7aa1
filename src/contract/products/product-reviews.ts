import { picturedReviewEndpoint, reviewEndpoints } from '../reviews/review-endpoints.ts'

/** Where a product is called by what is generic; the same address as that of its own calls. */
export const PRODUCT_API = '/api/product/{id}/'

/** What is called of the reviews of a product. */
export const { listReviews: listProductReviews, writeReview: writeProductReview } = reviewEndpoints(PRODUCT_API)
export const writePicturedProductReview = picturedReviewEndpoint(PRODUCT_API)

/** What the worker keeps of reviews for all who use the phone. */
export const PRODUCT_REVIEW_READS = [listProductReviews] as const
