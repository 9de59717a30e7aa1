import { PRODUCT_API } from '#contract/products/product-reviews.ts'
import type { ProductDetail } from '#contract/products/products.ts'
import { Reviews } from '../../../../reviews/parts/reviews.tsx'
import type { ReviewSubject } from '../../../../reviews/subject.ts'

/** A product as its reviews know it. */
const subjectOf = ({ product_id, title, seller }: ProductDetail): ReviewSubject => ({
  about: 'product',
  id: product_id,
  page: `/productdetails/${product_id}`,
  title,
  api: PRODUCT_API,
  owner: seller,
  // The service refuses the review of a reader who has not received it.
  isOpen: true,
  hasPictures: true,
})

/** What those who bought it say of a product. */
export const ProductReviews = ({ product }: { product: ProductDetail }) => <Reviews subject={subjectOf(product)} />
