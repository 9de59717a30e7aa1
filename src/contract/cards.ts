import type * as v from 'valibot'
import { BlogCard } from './blogs/blogs.ts'
import { Category } from './categories.ts'
import { EventCard } from './events/events.ts'
import { JobCard } from './jobs/jobs.ts'
import { PersonHit } from './people/people.ts'
import { PostCard } from './posts/posts.ts'
import { ProductCard } from './products/products.ts'
import type { SearchKind } from './search/search-kinds.ts'
import { SellerHit } from './sellers/seller-hit.ts'
import { ServiceCard } from './services/services.ts'

/** The card of every noun, as search gives it: the one list of them. Apart from contract/resources.ts, which the first paint reads without schemas. */
export const CARDS = {
  events: EventCard,
  services: ServiceCard,
  products: ProductCard,
  jobs: JobCard,
  blogs: BlogCard,
  posts: PostCard,
  sellers: SellerHit,
  people: PersonHit,
  categories: Category,
} as const satisfies Record<SearchKind, v.GenericSchema>
