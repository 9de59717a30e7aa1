import type { BlogCard } from '#contract/blogs/blogs.ts'
import type { Category } from '#contract/categories.ts'
import type { PersonHit } from '#contract/people/people.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import type { SellerHit } from '#contract/sellers/seller-hit.ts'

/** A card of an English article without a category, published on `2026-01-05` unless told otherwise. */
export const aBlogCard = (over: Partial<BlogCard> & { id: number }): BlogCard => ({
  title: `Article ${over.id}`,
  thumbnail: null,
  thumbnail_tone: 0,
  created_at: '2026-01-05T10:00:00.000Z',
  author: 'Salma',
  author_id: 9,
  author_slug: null,
  summary: '',
  reading_minutes: 3,
  tags: [],
  category: null,
  language: 'en',
  ...over,
})

/** A verified seller in Bogura. */
export const aSellerHit = (over: Partial<SellerHit> & { user_id: number }): SellerHit => ({
  slug: `seller-${over.user_id}`,
  full_name: `Seller ${over.user_id}`,
  profession: 'Baker',
  division: 'Rajshahi',
  district: 'Bogura',
  profile_picture: null,
  is_verified: true,
  ...over,
})

/** A member without a picture. */
export const aPersonHit = (over: Partial<PersonHit> & { id: number }): PersonHit => ({
  username: `member-${over.id}`,
  name: `Member ${over.id}`,
  picture: null,
  ...over,
})

export const aCategory = (over: Partial<Category> & { id: number }): Category => ({
  title: `Category ${over.id}`,
  title_bn: null,
  slug: `category-${over.id}`,
  icon: null,
  tone: 0,
  ...over,
})

/** Rows as the whole of what was found. */
export const foundRows = <Row>(...results: Row[]) => ({ results, total: results.length, total_is_exact: true, next_cursor: null as string | null })

/** An answer of the search; what is not told was not found. */
export const aSearchAnswer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  events: foundRows(),
  services: foundRows(),
  products: foundRows(),
  jobs: foundRows(),
  blogs: foundRows(),
  posts: foundRows(),
  sellers: foundRows(),
  people: foundRows(),
  categories: foundRows(),
  ...over,
})
