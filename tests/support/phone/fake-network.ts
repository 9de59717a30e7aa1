import { ping } from '#contract/health.ts'

type Reply = (request: {
  url: URL
  headers: Headers
  body: string
  form: FormData | undefined
  signal: AbortSignal | undefined
}) => Response | Promise<Response>

/** A `fetch` that answers from a table of paths; what is not in it fails as without network. */
export class FakeNetwork {
  readonly asked: { path: string; headers: Headers }[] = []
  readonly #replies = new Map<string, Reply>()
  readonly #base: string

  constructor(base: string) {
    this.#base = base
  }

  /** Answers a path with its search from now on. */
  on(path: string, reply: Reply): void {
    this.#replies.set(path, reply)
  }

  /** No answer to anything from now on. */
  cut(): void {
    this.#replies.clear()
  }

  pathsAsked(): string[] {
    return this.asked.map(({ path }) => path)
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), this.#base)
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined))
    const path = url.pathname + url.search
    const reply = this.#replies.get(path)
    // Whether the service is there is asked before every first try: it is, unless a test says otherwise.
    if (path === ping.path && !reply) return json({ ok: true })
    this.asked.push({ path, headers })
    if (!reply) throw new TypeError('fetch failed')
    const written = input instanceof Request && !init.body ? await input.clone().text() : ''
    const body = typeof init.body === 'string' ? init.body : written
    const form = init.body instanceof FormData ? init.body : undefined
    return reply({ url, headers, body, form, signal: init.signal ?? undefined })
  }
}

/** A reply that never comes; it ends when the asker gives up. */
export const hanging: Reply = ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

export const json = (body: unknown, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const html = (text: string, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

/** What a browser gives for a redirect that is not followed. */
export function redirectReply(): Response {
  const response = new Response(null, { status: 200 })
  Object.defineProperties(response, { status: { value: 0 }, type: { value: 'opaqueredirect' }, ok: { value: false } })
  return response
}
