import { textsOf } from '#contract/core/form-values.ts'
import { SERVICE_FORM_FIELDS, type ServiceFormTexts } from '#contract/services/service-form.ts'
import type { ServiceRow } from '../../../db/services/own-service.ts'

/** The fields of a service that exists, as its form has them. @param members ids of who does it */
export const textsOfService = (row: ServiceRow, members: readonly number[]): ServiceFormTexts =>
  textsOf(SERVICE_FORM_FIELDS, {
    ...row,
    price: row.pricing === 'quote' ? '' : row.price,
    confirms: row.is_instant ? 'instant' : 'ask',
    districts: row.districts.join(','),
    members: members.join(','),
  })
