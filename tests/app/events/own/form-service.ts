import { vi } from 'vitest'
import { RATES } from '#tests/support/phone/seller-rates.ts'
import { anOwnDetail } from './a-seller.tsx'

/** What was asked of the service: texts of a form, files as their size. */
export interface AskedForm {
  path: string
  method: string
  fields: Record<string, string>
}

type Answer = { status?: number; body: unknown } | 'offline'

const category = (id: number, more = {}) => ({ id, title: `Kind ${id}`, title_bn: `ধরন ${id}`, ...more })
const LISTS: Record<string, unknown[]> = {
  '/api/event_category/': [category(1), category(4)],
  '/api/event_subcategory/': [category(2, { event_category: 1 }), category(5, { event_category: 4 })],
  '/api/event_subsubcategory/': [category(3, { event_subcategory: 2 })],
}

/** A service that knows categories, and answers forms as it is told. @returns what was sent to it. */
export function formService(answer: (asked: AskedForm) => Answer, own: () => Answer = () => ({ body: anOwnDetail() })): AskedForm[] {
  const asked: AskedForm[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = input instanceof Request ? input.method : (init.method ?? 'GET')
    const give = (given: Answer) => {
      if (given === 'offline') throw new TypeError('fetch failed')
      return new Response(JSON.stringify(given.body), { status: given.status ?? 200, headers: { 'content-type': 'application/json' } })
    }
    if (LISTS[url.pathname]) return give({ body: LISTS[url.pathname] })
    if (url.pathname === '/api/wallet/rates/') return give({ body: RATES })
    if (method === 'GET') return give(own())
    const form = input instanceof Request ? await input.clone().formData() : (init.body as FormData)
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : `file of ${value.size}`]))
    const one = { path: url.pathname, method, fields }
    asked.push(one)
    return give(answer(one))
  })
  return asked
}
