import { addressOf } from '#contract/core/endpoint.ts'
import { pick } from '#contract/core/pick.ts'
import { OwnService, type OwnServiceDetail, type OwnServicePage } from '#contract/services/own-service.ts'
import { copyService, createService, listOwnServices, readOwnService, switchService, updateService } from '#contract/services/own-services.ts'
import type { ServiceFormTexts } from '#contract/services/service-form.ts'
import { listServiceCategories } from '#contract/services/services.ts'
import { pictureFiles } from '../../../ui/media/picture-files.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { ownList } from '../../../wire/own-list.ts'
import { laterPaged, pagedAnswer } from '../../../wire/paged-answer.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'
import { filterCached, isPlain, type OwnFilter } from './own-filter.ts'

const PER_PAGE = '50'
const queryOf = (filter: OwnFilter, cursor?: string) => ({ mine: 'true' as const, ...filter, limit: PER_PAGE, ...(cursor !== undefined && { cursor }) })

/** A page of one's own services. */
export const loadOwnServices = ownList<OwnFilter, OwnServicePage>({
  ask: async (filter, options, cursor) => pagedAnswer<OwnService>(await call(listOwnServices, { query: queryOf(filter, cursor) }, laterPaged(options))),
  isPlain,
  among: filterCached,
})

/** Caches the list with what was just done before its seller opens it. When it fails, the list asks by itself once it is opened. */
export const refreshOwnServices = (): void => void loadOwnServices({}, { fresh: true }).catch(() => undefined)

export const loadOwnService = (service_id: number, options: CallOptions = {}): Promise<Answer<OwnServiceDetail>> =>
  call(readOwnService, { params: { service_id } }, options)

/** A service as it stands in the list. */
export const rowOf = (service: OwnServiceDetail): OwnService => pick(service, Object.keys(OwnService.entries) as (keyof OwnService)[])

/** Caches the service, so that a seller who leaves and comes back finds it as it is now, also without network. */
async function kept(value: OwnServiceDetail): Promise<OwnServiceDetail> {
  const address = addressOf(readOwnService, { params: { service_id: value.service_id } })
  await storeAnswer({ address, value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' })
  return value
}

export interface Posting {
  texts: ServiceFormTexts
  pictures: readonly Blob[]
  client_key: string
}

const filesOf = (pictures: readonly Blob[]) => (pictures.length > 0 ? { files: { pictures: pictureFiles(pictures) } } : {})

/** Posts a service; the same `client_key` again gives the service that there is. */
export const postService = async ({ texts, pictures, client_key }: Posting): Promise<OwnServiceDetail> =>
  kept((await call(createService, { body: { ...texts, client_key, is_active: 'true' }, ...filesOf(pictures) })).value)

interface Update {
  /** Only what is to change. */
  texts: Partial<ServiceFormTexts>
  /** To come after those that it has. */
  pictures?: readonly Blob[]
  /** That the change starts from. */
  version: number
}

/** @throws {Problem} stale — it was changed since that version. */
export const sendUpdate = async (service_id: number, { texts, pictures = [], version }: Update): Promise<OwnServiceDetail> =>
  kept((await call(updateService, { params: { service_id }, body: { ...texts, version: String(version) }, ...filesOf(pictures) })).value)

export const switchOwnService = async (service_id: number, is_active: boolean): Promise<OwnService> =>
  (await call(switchService, { params: { service_id }, body: { is_active } })).value

/** A copy, which only its seller sees. @param client_key the same again is the same copy */
export const copyOwnService = async (service_id: number, client_key: string): Promise<OwnServiceDetail> =>
  kept((await call(copyService, { params: { service_id }, body: { client_key } })).value)

export const loadServiceCategories = (options: CallOptions = {}) => call(listServiceCategories, {}, options)
