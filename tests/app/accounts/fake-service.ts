import { vi } from 'vitest'
import { ping } from '#contract/health.ts'

export interface Asked {
  path: string
  body: Record<string, unknown>
}

/** What the service answers to a call: a value, or a refusal. */
type Reply = { status?: number; body: unknown; headers?: Record<string, string> } | 'offline'

/** A service that answers by path; what it is not told it has not found. @returns what it was asked, in order. */
export function fakeService(replies: Record<string, Reply | ((asked: Asked) => Reply | Promise<Reply>)>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init: RequestInit = {}) => {
    const request = input instanceof Request ? input : undefined
    const url = new URL(request?.url ?? String(input), location.href)
    const form = init.body instanceof FormData ? init.body : undefined
    const text = request ? await request.clone().text() : String(form ? '' : (init.body ?? ''))
    // Whether the service is there is asked before every first try: it is, unless a test says otherwise.
    if (url.pathname === ping.path && !replies[ping.path]) return Response.json({ ok: true })
    const ask = { path: url.pathname + url.search, body: text ? (JSON.parse(text) as Record<string, unknown>) : fieldsOf(form) }
    asked.push(ask)
    const reply = replies[url.pathname] ?? refusal('not-found', 404)
    const given = typeof reply === 'function' ? await reply(ask) : reply
    if (given === 'offline') throw new TypeError('fetch failed')
    const { status = 200, body, headers = {} } = given
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
  })
  return asked
}

/** Texts of a form by their field, and its files as a list. */
const fieldsOf = (form: FormData | undefined): Record<string, unknown> =>
  Object.fromEntries([...new Set(form?.keys() ?? [])].map((name) => [name, form?.get(name) instanceof File ? form.getAll(name) : form?.get(name)]))

export const refusal = (code: string, status: number, more: { fields?: Record<string, string>; headers?: Record<string, string> } = {}) => ({
  status,
  body: { type: 'about:blank', title: code, status, code, ...(more.fields ? { fields: more.fields } : {}) },
  ...(more.headers ? { headers: more.headers } : {}),
})
