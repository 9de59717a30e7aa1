import type { ServiceDetail, ServicePage } from '#contract/services/services.ts'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import type { MakeHead } from '../../../ui/navigation/page-head.ts'
import type { Answer } from '../../../wire/answer.ts'
import { serviceHead, servicesHead } from './head.ts'

/** Heads of the public pages of services, by route. */
export const SERVICE_HEADS: Record<string, MakeHead> = {
  '/services': ({ data, ...tools }) => {
    const [answer, filter] = data as readonly [Answer<ServicePage>, ServiceFilter]
    return servicesHead(filter, answer.value, tools)
  },
  '/servicedetails/$serviceId': ({ data, ...tools }) => serviceHead((data as Answer<ServiceDetail>).value, tools),
}
