import { vi } from 'vitest'
import { ping } from '#contract/health.ts'

/** What was asked of the service: texts of a form, files as their size, those of one field joined. */
export interface AskedForm {
  path: string
  method: string
  fields: Record<string, string>
}

type Answer = { status?: number; body: unknown } | 'offline'

/** A service that gives what is read by its path, and answers forms as the test says. @returns the forms that were sent to it */
export function formService(reads: Record<string, unknown>, answer: (asked: AskedForm) => Answer): AskedForm[] {
  const asked: AskedForm[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = input instanceof Request ? input.method : (init.method ?? 'GET')
    if (url.pathname === ping.path) return Response.json({ ok: true })
    if (method === 'GET') return Response.json(reads[url.pathname] ?? { code: 'not-found' }, { status: url.pathname in reads ? 200 : 404 })
    const one = { path: url.pathname, method, fields: await fieldsOf(input, init) }
    asked.push(one)
    const given = answer(one)
    if (given === 'offline') throw new TypeError('fetch failed')
    return Response.json(given.body, { status: given.status ?? 200 })
  })
  return asked
}

async function fieldsOf(input: Request | string | URL, init: RequestInit): Promise<Record<string, string>> {
  const isForm = input instanceof Request ? (input.headers.get('content-type') ?? '').includes('multipart') : init.body instanceof FormData
  if (!isForm) return {}
  const fields: Record<string, string> = {}
  for (const [name, value] of input instanceof Request ? await input.clone().formData() : (init.body as FormData))
    fields[name] = [fields[name], typeof value === 'string' ? value : `file of ${value.size}`].filter(Boolean).join(', ')
  return fields
}
