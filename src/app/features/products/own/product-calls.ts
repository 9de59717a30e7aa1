import { addressOf } from '#contract/core/endpoint.ts'
import { pick } from '#contract/core/pick.ts'
import { OwnProduct, type OwnProductDetail, type OwnProductPage } from '#contract/products/own-product.ts'
import { copyProduct, createProduct, listOwnProducts, readOwnProduct, switchProduct, updateProduct } from '#contract/products/own-products.ts'
import type { ProductFormTexts } from '#contract/products/product-form.ts'
import { listProductCategories } from '#contract/products/products.ts'
import { listStockMoves } from '#contract/products/stock-moves.ts'
import { pictureFiles } from '../../../ui/media/picture-files.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { ownList } from '../../../wire/own-list.ts'
import { laterPaged, pagedAnswer } from '../../../wire/paged-answer.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'
import { filterCached, isPlain, type OwnFilter } from './own-filter.ts'

const PER_PAGE = '50'
const queryOf = (filter: OwnFilter, cursor?: string) => ({ mine: 'true' as const, ...filter, limit: PER_PAGE, ...(cursor !== undefined && { cursor }) })

/** A page of one's own products. */
export const loadOwnProducts = ownList<OwnFilter, OwnProductPage>({
  ask: async (filter, options, cursor) => pagedAnswer<OwnProduct>(await call(listOwnProducts, { query: queryOf(filter, cursor) }, laterPaged(options))),
  isPlain,
  among: filterCached,
})

/** Caches the list with what was just done before its seller opens it. When it fails, the list asks by itself once it is opened. */
export const refreshOwnProducts = (): void => void loadOwnProducts({}, { fresh: true }).catch(() => undefined)

export const loadOwnProduct = (product_id: number, options: CallOptions = {}): Promise<Answer<OwnProductDetail>> =>
  call(readOwnProduct, { params: { product_id } }, options)

/** A product as it stands in the list. */
export const rowOf = (product: OwnProductDetail): OwnProduct => pick(product, Object.keys(OwnProduct.entries) as (keyof OwnProduct)[])

/** Caches the product, so that a seller who leaves and comes back finds it as it is now, also without network. */
export const keepOwnProduct = (value: OwnProductDetail): Promise<void> =>
  storeAnswer({
    address: addressOf(readOwnProduct, { params: { product_id: value.product_id } }),
    value,
    etag: null,
    fetchedAt: new Date().toISOString(),
    from: 'network',
  })

async function kept(value: OwnProductDetail): Promise<OwnProductDetail> {
  await keepOwnProduct(value)
  return value
}

export interface Posting {
  texts: ProductFormTexts
  pictures: readonly Blob[]
  client_key: string
}

const filesOf = (pictures: readonly Blob[]) => (pictures.length > 0 ? { files: { pictures: pictureFiles(pictures) } } : {})

/** Posts a product; the same `client_key` again gives the product that there is. */
export const postProduct = async ({ texts, pictures, client_key }: Posting): Promise<OwnProductDetail> =>
  kept((await call(createProduct, { body: { ...texts, client_key, is_active: 'true' }, ...filesOf(pictures) })).value)

interface Update {
  /** Only what is to change. */
  texts: Partial<ProductFormTexts>
  /** To come after those that it has. */
  pictures?: readonly Blob[]
  /** That the change starts from. */
  version: number
}

/** @throws {Problem} stale — it was changed since that version; stock-changed — `facts` has what is left, by `variant_<id>`. */
export const sendUpdate = async (product_id: number, { texts, pictures = [], version }: Update): Promise<OwnProductDetail> =>
  kept((await call(updateProduct, { params: { product_id }, body: { ...texts, version: String(version) }, ...filesOf(pictures) })).value)

export const switchOwnProduct = async (product_id: number, is_active: boolean): Promise<OwnProduct> =>
  (await call(switchProduct, { params: { product_id }, body: { is_active } })).value

/** A copy, which only its seller sees. @param client_key the same again is the same copy. */
export const copyOwnProduct = async (product_id: number, client_key: string): Promise<OwnProductDetail> =>
  kept((await call(copyProduct, { params: { product_id }, body: { client_key } })).value)

/** One page of the changes of a product's stock, the latest first. */
export const loadStockMoves = (product_id: number, options: CallOptions = {}, cursor?: string) =>
  call(listStockMoves, { params: { product_id }, query: { ...(cursor !== undefined && { cursor }) } }, options)

export const loadProductCategories = (options: CallOptions = {}) => call(listProductCategories, {}, options)
