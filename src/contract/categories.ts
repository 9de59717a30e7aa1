import * as v from 'valibot'
import { BlogCard } from './blogs/blogs.ts'
import { CATEGORIES } from './categories-resource.ts'
import { endpoint } from './core/endpoint.ts'
import { Count, Id } from './core/fields.ts'
import { lowerCase } from './core/one-form.ts'
import { EventCard } from './events/events.ts'
import { JobCard } from './jobs/jobs.ts'
import { ProductCard } from './products/products.ts'
import { ServiceCard } from './services/services.ts'

/** At most so many of each kind on the page of a category. */
export const CATEGORY_PAGE_MOST = 6

/** As an address has it: lower case, digits, single dashes. */
export const Slug = v.pipe(v.string(), v.maxLength(60), v.transform(lowerCase), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/))

/** What the market is divided into, across its kinds. @see Specification §3 "Category" */
export const Category = v.object({
  id: Id,
  title: v.string(),
  /** Absent from a service that has one language. */
  title_bn: v.optional(v.nullable(v.string()), null),
  slug: v.string(),
  /** Address of its picture. */
  icon: v.optional(v.nullable(v.string()), null),
  /** Index of the ground colour while it loads. */
  tone: v.optional(Count, 0),
})
export type Category = v.InferOutput<typeof Category>

/** @see Specification §7 "GET /category/categories/list/" */
export const listCategories = endpoint({
  method: 'GET',
  path: CATEGORIES.api.list,
  summary: 'The categories of the market, in their order',
  access: 'anyone',
  answer: v.array(Category),
  offline: { keepDays: 365, noun: 'categories', shape: 'list' },
})

/** Some of one kind, and how many there are: exact up to 200, beyond that 200 and `total_is_exact` false. */
export const someOf = <const Card extends v.GenericSchema>(card: Card) => v.object({ results: v.array(card), total: Count, total_is_exact: v.boolean() })

/** Everything of a category across the kinds that exist: the next events, the latest products, open jobs and articles. */
export const CategoryPage = v.object({
  category: Category,
  events: someOf(EventCard),
  /** Absent in answers that were kept by earlier versions. */
  services: v.optional(someOf(ServiceCard), () => ({ results: [], total: 0, total_is_exact: true })),
  /** Absent in answers that were kept by earlier versions. */
  products: v.optional(someOf(ProductCard), () => ({ results: [], total: 0, total_is_exact: true })),
  jobs: someOf(JobCard),
  blogs: someOf(BlogCard),
})
export type CategoryPage = v.InferOutput<typeof CategoryPage>

export const readCategory = endpoint({
  method: 'GET',
  path: CATEGORIES.api.one,
  /** A category with what belongs to it: next events, latest jobs and articles. */
  summary: 'A category with what belongs to it',
  access: 'anyone',
  params: v.object({ slug: Slug }),
  answer: CategoryPage,
  offline: { keepDays: 30, noun: 'category-pages', shape: 'detail' },
})

/** What the worker keeps of this noun for all who use the phone. */
export const CATEGORY_READS = [listCategories, readCategory] as const
