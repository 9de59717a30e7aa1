import type { ServiceCard } from '#contract/services/services.ts'
import { seenCards } from '../../../state/seen-cards.ts'

/** Services that lists on this page have shown. */
export const { remember: rememberServices, seen: seenService } = seenCards<ServiceCard>(({ service_id }) => service_id)
