import { vi } from 'vitest'
import { anOwnJobDetail, CATEGORIES } from './a-job.ts'

/** What was asked of the service: texts of a form, files as their size. */
export interface AskedForm {
  path: string
  method: string
  fields: Record<string, string>
}

type Answer = { status?: number; body: unknown } | 'offline'

/** A service that knows categories, and answers forms as it is told. @returns what was sent to it. */
export function jobFormService(answer: (asked: AskedForm) => Answer, own: () => Answer = () => ({ body: anOwnJobDetail() })): AskedForm[] {
  const asked: AskedForm[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = input instanceof Request ? input.method : (init.method ?? 'GET')
    const give = (given: Answer) => {
      if (given === 'offline') throw new TypeError('fetch failed')
      return new Response(JSON.stringify(given.body), { status: given.status ?? 200, headers: { 'content-type': 'application/json' } })
    }
    if (url.pathname === '/api/job_category/') return give({ body: CATEGORIES })
    if (url.pathname.startsWith('/media/')) return new Response('logo', { headers: { 'content-type': 'image/webp' } })
    if (method === 'GET' && url.pathname === '/api/job_post/') return give({ body: { results: [], next_cursor: null, total: 0 } })
    if (method === 'GET') return give(own())
    const form = input instanceof Request ? await input.clone().formData() : (init.body as FormData)
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : `file of ${value.size}`]))
    const one = { path: url.pathname, method, fields }
    asked.push(one)
    return give(answer(one))
  })
  return asked
}
