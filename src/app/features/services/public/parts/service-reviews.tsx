import { SERVICE_API } from '#contract/services/service-reviews.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { Reviews } from '../../../../reviews/parts/reviews.tsx'
import type { ReviewSubject } from '../../../../reviews/subject.ts'

/** A service as its reviews know it. */
const subjectOf = ({ service_id, title, seller }: ServiceDetail): ReviewSubject => ({
  about: 'service',
  id: service_id,
  page: `/servicedetails/${service_id}`,
  title,
  api: SERVICE_API,
  owner: seller,
  // The service refuses the review of a reader for whom it was not done.
  isOpen: true,
})

/** What those for whom it was done say of a service. */
export const ServiceReviews = ({ service }: { service: ServiceDetail }) => <Reviews subject={subjectOf(service)} />
