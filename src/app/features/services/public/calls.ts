import { listServiceCategories, listServices, readService, type ServiceCategory, type ServiceDetail, type ServicePage } from '#contract/services/services.ts'
import { readServiceFilter, SERVICE_PAGE_SIZE, type ServiceFilter } from '#contract/services/services-filter.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { asPage, pageQuery } from '../../../wire/list-page.ts'
import { orNotFound } from '../../../wire/or-not-found.ts'

/** One page of the list. */
export const loadServices = async (filter: ServiceFilter, options: CallOptions = {}, cursor?: string): Promise<Answer<ServicePage>> =>
  asPage(await call(listServices, { query: pageQuery(filter, SERVICE_PAGE_SIZE, cursor) }, options))

/** The list's answer, and what was asked: the screen comes to life without the program that reads it. @param search of the screen's address. */
export async function loadServiceList(search: Record<string, unknown>, options: CallOptions): Promise<readonly [Answer<ServicePage>, ServiceFilter]> {
  const filter = readServiceFilter(search)
  return [await loadServices(filter, options), filter]
}

/** The service of a screen's address. @param id as it stands there: what is no number is refused. */
export const loadServicePage = (id: string | number, options: CallOptions = {}): Promise<Answer<ServiceDetail>> =>
  orNotFound(call(readService, { params: { service_id: id as number } }, options))

/** The tree of categories. */
export const loadServiceCategories = async (options: CallOptions = {}): Promise<ServiceCategory[]> => (await call(listServiceCategories, {}, options)).value
