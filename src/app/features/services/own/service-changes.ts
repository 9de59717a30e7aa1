import { keysOf } from '#contract/core/pick.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { type FormBase, formChanges, partsOf } from '../../../state/drafts/form-changes.ts'
import { EMPTY_SERVICE, type ServiceTexts, textsOfService } from './service-values.ts'

const SERVICE_PARTS = partsOf(keysOf(EMPTY_SERVICE), {
  category: ['service_category', 'service_subcategory'],
  where: ['place', 'districts', 'at_district', 'at_area', 'at_line', 'directions', 'link'],
  cost: ['pricing', 'price', 'hours_least', 'hours_most', 'seats'],
  times: ['duration', 'step', 'pause_before', 'pause_after', 'notice_hours', 'horizon_days'],
  terms: ['confirms', 'answer_hours', 'payment', 'advance_percent', 'cancel_hours'],
  description: ['description', 'description_state'],
  other_language: ['second_title', 'second_description', 'second_description_state'],
  pictures: ['pictures', 'pictures_sent'],
} as const)
export type ServicePart = keyof typeof SERVICE_PARTS

/** Pictures are looked after in the gallery: for the form they never change. */
export const baseOf = (service: OwnServiceDetail): FormBase<ServiceTexts> => ({
  version: service.version,
  texts: textsOfService(service),
  sent: {},
  picture: null,
})

/** What of a place is shown, by its kind. */
const SHOWN_OF_PLACE: Record<string, readonly (keyof ServiceTexts)[]> = {
  'at-customer': ['place', 'districts'],
  'at-provider': ['place', 'at_district', 'at_area', 'at_line', 'directions'],
  online: ['place', 'link'],
}

export const SERVICE_CHANGES = formChanges<ServiceTexts, ServicePart>({
  parts: SERVICE_PARTS,
  picture: 'pictures',
  rich: ['description', 'other_language'],
  // The editor's own state of a text, and what belongs to another kind of place, are not shown.
  compared: (part, { place }) => {
    if (part === 'where') return SHOWN_OF_PLACE[place]
    if (part === 'other_language') return ['second_title', 'second_description']
    return part === 'description' ? [part] : undefined
  },
})
