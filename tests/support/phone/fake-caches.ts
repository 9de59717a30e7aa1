/** What a test sees of Cache Storage: entries in the order in which they were put, bodies copied out on every match. */
interface Entry {
  url: string
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

class FakeCache {
  readonly entries = new Map<string, Entry>()
  readonly #base: string

  constructor(base: string) {
    this.#base = base
  }

  #key(asked: RequestInfo | URL): string {
    return new URL(asked instanceof Request ? asked.url : String(asked), this.#base).href
  }

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    const entry = this.entries.get(this.#key(asked))
    return entry && new Response(entry.body.slice(0), { status: entry.status, headers: entry.headers })
  }

  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    if (response.bodyUsed) throw new TypeError('body already used')
    const url = this.#key(asked)
    const body = await response.arrayBuffer()
    this.entries.delete(url)
    this.entries.set(url, { url, status: response.status, headers: [...response.headers], body })
  }

  async delete(asked: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(this.#key(asked))
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url))
  }
}

/** An in-memory stand-in for `caches`; relative addresses are read against `base`. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>()
  readonly #base: string

  constructor(base: string) {
    this.#base = base
  }

  async open(name: string): Promise<FakeCache> {
    const open = this.#caches.get(name) ?? new FakeCache(this.#base)
    this.#caches.set(name, open)
    return open
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name)
  }

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(asked)
      if (found) return found
    }
    return undefined
  }

  /** Paths in one cache, oldest first. */
  async pathsIn(name: string): Promise<string[]> {
    return (await (await this.open(name)).keys()).map((request) => new URL(request.url).pathname + new URL(request.url).search)
  }
}
