import * as v from 'valibot'
import { ServiceCard, ServiceDetail } from '#contract/services/services.ts'
import type { CachedNoun } from './cached-cards.ts'

/** Services as this phone holds them. */
export const HELD_SERVICES: CachedNoun<ServiceCard> = {
  noun: 'services',
  card: ServiceCard,
  detail: v.pipe(
    ServiceDetail,
    v.transform((service) => ({ card: service, isListed: service.is_bookable, description: [service.description, service.second_description] })),
  ),
  idOf: ({ service_id }) => service_id,
}
