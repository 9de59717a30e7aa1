import type { BlogDetail } from '#contract/blogs/blogs.ts'
import type { TakenOffSubject } from '#contract/cases/taken-off-notices.ts'
import type { EventDetail } from '#contract/events/events.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import type { PersonPage } from '#contract/people/people.ts'
import type { PostDetail } from '#contract/posts/posts.ts'
import type { ProductDetail } from '#contract/products/products.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import type { Answer } from '../../wire/answer.ts'

/** What a page is about, as far as reporting it needs. */
export interface ReportSubject {
  kind: TakenOffSubject
  id: number
  /** User id of whose it is. */
  owner: number | null | undefined
  title: string
  /** Nothing of it is left to report. */
  isOff: boolean
}

const isOff = ({ taken_off_reason }: { taken_off_reason?: string | null | undefined }) => (taken_off_reason ?? null) !== null

/** Pages of things that can be reported, by their routes, with what their loaders give. */
const SUBJECTS: Readonly<Record<string, (loaded: unknown) => ReportSubject>> = {
  '/eventdetails/$eventId': (loaded) => {
    const { value: event } = loaded as Answer<EventDetail>
    return { kind: 'event', id: event.event_id, owner: event.seller.id, title: event.title, isOff: isOff(event) }
  },
  '/servicedetails/$serviceId': (loaded) => {
    const { value: service } = loaded as Answer<ServiceDetail>
    return { kind: 'service', id: service.service_id, owner: service.seller, title: service.title, isOff: isOff(service) }
  },
  '/productdetails/$productId': (loaded) => {
    const { value: product } = loaded as Answer<ProductDetail>
    return { kind: 'product', id: product.product_id, owner: product.seller, title: product.title, isOff: isOff(product) }
  },
  '/jobdetails/$jobPostId': (loaded) => {
    const { value: job } = loaded as Answer<JobDetail>
    return { kind: 'job', id: job.job_post_id, owner: job.employer, title: job.title, isOff: isOff(job) }
  },
  '/blogs_/$blogId': (loaded) => {
    const { value: blog } = loaded as Answer<BlogDetail>
    return { kind: 'article', id: blog.id, owner: blog.author_id, title: blog.title ?? '', isOff: isOff(blog) }
  },
  '/seller/$slug': (loaded) => {
    const [{ value: seller }] = loaded as [Answer<SellerPage>]
    return { kind: 'seller', id: seller.id, owner: seller.id, title: seller.full_name, isOff: isOff(seller) }
  },
  '/posts_/$postId': (loaded) => {
    const { value: post } = loaded as Answer<PostDetail>
    return { kind: 'post', id: post.id, owner: post.author, title: post.title || post.author_name, isOff: false }
  },
  '/people/$username': (loaded) => {
    const { value: person } = loaded as Answer<PersonPage>
    return { kind: 'person', id: person.id, owner: person.id, title: person.name, isOff: false }
  },
}

/** What the page of a route is about; undefined: nothing that is reported here. @param loaded undefined while it is on its way, or did not come */
export const reportSubject = (routeId: string, loaded: unknown): ReportSubject | undefined => (loaded ? SUBJECTS[routeId]?.(loaded) : undefined)
