import { vi } from 'vitest'
import { FormParts } from './an-applicant.tsx'

/** What was asked of the service; of a form its texts, and files by name and size. */
export interface AskedJob {
  path: string
  method: string
  fields: Record<string, unknown>
}

type Reply = { status?: number; body: unknown } | 'offline'
type Replies = Record<string, Reply | ((asked: AskedJob) => Reply)>

/** @see RFC 9457 */
export const refusing = (code: string, status: number, more: object = {}): Reply => ({
  status,
  body: { type: 'about:blank', title: code, status, code, ...more },
})

/** A service that answers by method and path; what it is not told it has not found. @returns what it was asked to change, in order. */
export function jobService(replies: Replies): AskedJob[] {
  const asked: AskedJob[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init: RequestInit = {}) => {
    const request = input instanceof Request ? input : undefined
    const { pathname } = new URL(request?.url ?? String(input), location.href)
    const method = request?.method ?? init.method ?? 'GET'
    const one = { path: pathname, method, fields: method === 'GET' ? {} : await fieldsOf(request, init) }
    if (method !== 'GET') asked.push(one)
    const reply = replies[`${method} ${pathname}`] ?? refusing('not-found', 404)
    const given = typeof reply === 'function' ? reply(one) : reply
    if (given === 'offline') throw new TypeError('fetch failed')
    return new Response(JSON.stringify(given.body), { status: given.status ?? 200, headers: { 'content-type': 'application/json' } })
  })
  return asked
}

async function fieldsOf(request: Request | undefined, { body }: RequestInit): Promise<Record<string, unknown>> {
  const text = request ? await request.clone().text() : String(body ?? '')
  if (text.startsWith('{')) return JSON.parse(text) as Record<string, unknown>
  // A request makes a text of a form that is none of its own.
  const form = body instanceof FormParts ? body : FormParts.latest
  return Object.fromEntries(
    (form?.parts ?? []).map(([name, value, fileName]) => [name, value instanceof Blob ? `${fileName ?? 'blob'}, ${value.size} bytes` : value]),
  )
}
