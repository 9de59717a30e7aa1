import * as v from 'valibot'
import { Banner } from './banners.ts'
import { BlogCard } from './blogs/blogs.ts'
import { Category } from './categories.ts'
import { endpoint } from './core/endpoint.ts'
import { Count } from './core/fields.ts'
import { EventCard } from './events/events.ts'
import { JobCard } from './jobs/jobs.ts'
import { PostCard } from './posts/posts.ts'
import { ProductCard } from './products/products.ts'
import { ServiceCard } from './services/services.ts'

/** How much of each stands on Home: the document has to stay small. */
export const HOME_MOST = { weekend: 3, soon: 2, closing: 2, products: 4, services: 4, blogs: 1 } as const

/** So many letters of a post stand in three lines of the widest card. */
export const HOME_POST_LETTERS = 300

/** A post as its card on Home shows it: who, when, how it begins, its first picture, and what others make of it. */
export const HomePost = v.pick(PostCard, [
  'id',
  'author',
  'author_name',
  'author_picture',
  'title',
  'text',
  'language',
  'published_at',
  'pictures',
  'reactions',
  'comment_count',
])
export type HomePost = v.InferOutput<typeof HomePost>

/** Everything that Home shows of the market, in one answer. @see Specification §2.2 */
export const HomeAnswer = v.object({
  banners: v.array(Banner),
  categories: v.array(Category),
  /** What staff have put forward for the large card; null: nothing. Absent in answers that were kept by earlier versions. */
  featured: v.optional(v.nullable(EventCard)),
  /** On this weekend (Friday and Saturday in Dhaka), or on the next where it is over; the soonest first. */
  weekend: v.array(EventCard),
  /** What can only be had for a little longer: the next events that are not among those of the weekend. */
  soon: v.array(EventCard),
  /** Jobs whose deadline is next. */
  closing: v.array(JobCard),
  /** The latest on sale. Absent in answers that were kept by earlier versions. */
  products: v.optional(v.array(ProductCard), () => []),
  /** Free today or next, the soonest first. Absent in answers that were kept by earlier versions. */
  services: v.optional(v.array(ServiceCard), () => []),
  /** The latest featured article. */
  blogs: v.array(BlogCard),
  /** The latest post of all, with no more than `HOME_POST_LETTERS` of it; null: there is none. Absent in answers that were kept by earlier versions. */
  post: v.optional(v.nullable(HomePost)),
  /** How many there are of each kind now, exact up to 200. */
  totals: v.object({ events: Count, services: v.optional(Count, 0), products: v.optional(Count, 0), jobs: Count, blogs: Count }),
})
export type HomeAnswer = v.InferOutput<typeof HomeAnswer>

export const readHome = endpoint({
  method: 'GET',
  path: '/api/home/',
  /** What Home shows: banner, categories, this weekend, ending soon, the latest of the E-MAGAZINE and of the posts. */
  summary: 'What Home shows: banner',
  access: 'anyone',
  answer: HomeAnswer,
  offline: { keepDays: 90, noun: 'home', shape: 'detail' },
})
