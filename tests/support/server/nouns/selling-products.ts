import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { as, post, type SignedInPerson } from '../people.ts'
import { aPoster } from './posting.ts'
import type { ProductBranch } from './products.ts'

type Asking = Pick<TestApp, 'request'>
type Who = Pick<SignedInPerson, 'access'>

/** A variant as its form gives it: 1,200 taka, eight there. */
export const variantTexts = (over: object = {}): object => ({ values: [], price: '১,২০০', stock: '৮', ...over })

/** The fields of a product as its form gives them: a new sari in one kind. */
export const productTexts = (branch: ProductBranch, over: Record<string, string> = {}): Record<string, string> => ({
  title: 'জামদানি শাড়ি',
  second_title: 'Jamdani sari',
  product_category: String(branch.product_category),
  product_subcategory: String(branch.product_subcategory),
  condition: 'new',
  condition_note: '',
  brand: 'Rupganj Weavers',
  warranty: '',
  weight_grams: '৬৫০',
  days_to_return: '৭',
  options: '[]',
  variants: JSON.stringify([variantTexts()]),
  description: '<p>হাতে বোনা।</p>',
  second_description: '<p>Woven by hand.</p>',
  ...over,
})

/** Two options, and a variant of each of their values. */
export const SIZES = { options: JSON.stringify([{ name: 'Size', values: ['M', 'L'] }]), values: [['M'], ['L']] } as const

export interface ProductSent {
  path: string
  method?: 'POST' | 'PATCH'
  texts: Record<string, string>
  pictures?: readonly Uint8Array<ArrayBuffer>[]
}

/** Sends the form of a product as a page of ours does. */
export function sendProduct(app: Asking, person: Who, { path, method = 'POST', texts, pictures = [] }: ProductSent): Promise<Response> {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  for (const picture of pictures) body.append('pictures', new Blob([picture], { type: 'image/png' }), 'picture.png')
  return app.request(path, { method, body, headers: { ...as(person), origin: TEST_ORIGIN } })
}

/** A product that must be posted, with one picture. */
export async function postedProduct(app: Asking, person: Who, texts: Record<string, string>): Promise<OwnProductDetail> {
  const response = await sendProduct(app, person, { path: '/api/product/create/', texts, pictures: [await aPoster()] })
  if (response.status !== 200) throw new Error(`the product was refused: ${response.status} ${await response.text()}`)
  return response.json()
}

interface OfProduct<T> {
  product: number
  body: T
}

/** Changes a product as its form does, without pictures. */
export const changeProduct = (app: Asking, person: Who, { product, body }: OfProduct<Record<string, string>>): Promise<Response> =>
  sendProduct(app, person, { path: `/api/product/${product}/update/`, method: 'PATCH', texts: body })

/** Changes the stock of a variant, as the list does. */
export const changeStockOf = (app: Asking, person: Who, { product, body }: OfProduct<object>): Promise<Response> =>
  post(app, `/api/product/${product}/stock/`, { body, headers: { ...as(person), 'idempotency-key': crypto.randomUUID() } })
