import { vi } from 'vitest'
import { RATES } from '#tests/support/phone/seller-rates.ts'
import { anOwnDetail, aShop, PRODUCT_CATEGORIES } from './a-product.ts'

/** What was asked of the service: texts of a form, files as their size, those of one field joined. */
export interface AskedForm {
  path: string
  method: string
  fields: Record<string, string>
}

type Answer = { status?: number; body: unknown } | 'offline'

/** A service that knows categories and the shop, and answers forms as the test says. @returns what was sent to it. */
export function productFormService(answer: (asked: AskedForm) => Answer, own: () => Answer = () => ({ body: anOwnDetail() })): AskedForm[] {
  const asked: AskedForm[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = input instanceof Request ? input.method : (init.method ?? 'GET')
    const give = (given: Answer) => {
      if (given === 'offline') throw new TypeError('fetch failed')
      return new Response(JSON.stringify(given.body), { status: given.status ?? 200, headers: { 'content-type': 'application/json' } })
    }
    if (url.pathname === '/api/product_category/') return give({ body: PRODUCT_CATEGORIES })
    if (url.pathname === '/api/wallet/rates/') return give({ body: RATES })
    if (url.pathname === '/api/shop/') return give({ body: aShop() })
    if (method === 'GET' && url.pathname === '/api/product/') return give({ body: { results: [], next_cursor: null, total: 0 } })
    if (method === 'GET') return give(own())
    const fields = await fieldsOf(input, init)
    const one = { path: url.pathname, method, fields }
    asked.push(one)
    return give(answer(one))
  })
  return asked
}

async function fieldsOf(input: Request | string | URL, init: RequestInit): Promise<Record<string, string>> {
  const isRequest = input instanceof Request
  const type = isRequest ? (input.headers.get('content-type') ?? '') : ''
  if (isRequest && type.includes('json')) return { json: await input.clone().text() }
  if (!type.includes('multipart') && !(init.body instanceof FormData)) return {}
  const fields: Record<string, string> = {}
  for (const [name, value] of isRequest ? await input.clone().formData() : (init.body as FormData))
    fields[name] = [fields[name], typeof value === 'string' ? value : `file of ${value.size}`].filter(Boolean).join(', ')
  return fields
}
