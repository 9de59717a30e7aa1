import { Suspense } from 'react'
import type { ServiceDetail } from '#contract/services/services.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { useSeen } from '../use-seen.ts'
import { ServiceQuestions } from './service-questions.tsx'
import { ServiceTerms } from './service-terms.tsx'
import { SimilarServices } from './similar-services.tsx'
import { TeamList } from './team-list.tsx'

const ServiceReviews = hydrateDeferred(async () => (await import('./service-reviews.tsx')).ServiceReviews)

interface Props {
  service: ServiceDetail
  answer: Answer<ServiceDetail>
}

/** What stands below the description: terms, who does it, questions, what buyers say, and others of the same kind. */
export function ServiceText({ service, answer }: Props) {
  const seen = useSeen(answer)
  if (service.taken_off_reason !== null) return null
  return (
    <>
      <ServiceTerms service={service} />
      <TeamList members={service.members} />
      <ServiceQuestions faqs={service.faqs} />
      <ReviewsPlace service={service} />
      {service.similar.length > 0 && <SimilarServices services={service.similar} seen={seen} />}
    </>
  )
}

/** A program of its own, with texts of its own: on the phone alone. */
function ReviewsPlace({ service }: { service: ServiceDetail }) {
  if (useNow() === undefined) return null
  return (
    <Suspense fallback={<PartWaiting className="h-40" />}>
      <ServiceReviews service={service} />
    </Suspense>
  )
}
