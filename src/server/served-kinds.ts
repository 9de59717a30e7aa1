import * as blogThread from '#contract/blogs/blog-thread.ts'
import * as eventReviews from '#contract/events/event-reviews.ts'
import * as postThread from '#contract/posts/post-thread.ts'
import * as productReviews from '#contract/products/product-reviews.ts'
import * as serviceReviews from '#contract/services/service-reviews.ts'
import { BLOG_KIND } from './db/blogs/blog-thread.ts'
import { EVENT_REVIEWS } from './db/events/event-reviews.ts'
import { POST_KIND } from './db/posts/post-thread.ts'
import { PRODUCT_REVIEWS } from './db/products/product-reviews.ts'
import { SERVICE_REVIEWS } from './db/services/service-reviews.ts'
import type { ReviewedKind } from './reviews/routes.ts'
import type { ServedKind } from './threads/routes.ts'

/** What people talk about, each with its own addresses. Comments do the same below all of them. */
export const THREADS: readonly ServedKind[] = [
  { kind: BLOG_KIND, reads: blogThread.listComments, writes: blogThread.addComment, writesAsGuest: blogThread.addGuestComment },
  { kind: POST_KIND, reads: postThread.listPostComments, writes: postThread.addPostComment },
]

/** What is reviewed, each with its own addresses. Reviews do the same below all of them. */
export const REVIEWS: readonly ReviewedKind[] = [
  { kind: EVENT_REVIEWS, calls: eventReviews },
  {
    kind: PRODUCT_REVIEWS,
    calls: { listReviews: productReviews.listProductReviews, writeReview: productReviews.writeProductReview },
    writePictured: productReviews.writePicturedProductReview,
  },
  { kind: SERVICE_REVIEWS, calls: { listReviews: serviceReviews.listServiceReviews, writeReview: serviceReviews.writeServiceReview } },
]
