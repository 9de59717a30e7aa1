/** What a request was for. */
function kindOf(type, mime = '', url = '') {
  if (type === 'Document' || (!type && /html/.test(mime))) return 'document'
  if (/javascript|ecmascript/.test(mime) || type === 'Script') return 'js'
  if (/css/.test(mime) || type === 'Stylesheet') return 'css'
  if (/font/.test(mime) || type === 'Font' || /\.(woff2?|ttf|otf)(\?|$)/.test(url)) return 'font'
  if (/^image\//.test(mime) || type === 'Image') return 'image'
  if (type === 'XHR' || type === 'Fetch' || /json/.test(mime)) return 'fetch'
  return 'other'
}
const KINDS = ['document', 'js', 'css', 'font', 'image', 'fetch', 'other']
const ENDLESS = ['EventSource', 'WebSocket', 'Ping']
const OUR_MACHINE = /^(wss?|https?):\/\/(localhost|[^/]*\.localhost|127\.[\d.]+|\[::1\])([:/]|$)/

const bytesOf = ({ encoded, seen }) => encoded || seen.reduce((sum, some) => sum + some, 0)

/** Everything that page and workers ask of the network, as the browser's Network domain tells it. */
export class NetworkRecord {
  all = []
  byKey = new Map()
  byId = new Map()
  lastPageActivity = performance.now()

  listen(session) {
    const isPage = session.info.type !== 'service_worker'
    const keyOf = (id) => `${session.id}/${id}`
    // A dedicated worker's script is asked for by the page and answered in the worker's session.
    const find = (id) => this.byKey.get(keyOf(id)) ?? this.byId.get(id)
    const on = (event, note) =>
      session.on(event, (told) => {
        const request = find(told.requestId)
        if (!request) return
        note(request, told)
        if (isPage) this.lastPageActivity = performance.now()
      })
    session.on('Network.requestWillBeSent', (told) => this.#begin(told, keyOf(told.requestId), isPage))
    on('Network.requestServedFromCache', (request) => {
      request.cached = true
    })
    on('Network.responseReceived', (request, { response, type }) => {
      request.mime = response.mimeType
      request.type = type ?? request.type
      if (response.fromDiskCache || response.fromPrefetchCache) request.cached = true
      if (response.fromServiceWorker) request.fromWorker = true
      request.seen.push(response.encodedDataLength ?? 0)
    })
    on('Network.dataReceived', (request, told) => {
      request.decoded += told.dataLength
      request.seen.push(told.encodedDataLength)
    })
    on('Network.loadingFinished', (request, told) => {
      request.encoded = told.encodedDataLength
      request.done = true
    })
    on('Network.loadingFailed', (request, told) => {
      request.failed = told.errorText || 'failed'
      request.done = true
    })
    session.on('detached', () => {
      for (const [key, request] of this.byKey) if (key.startsWith(`${session.id}/`)) request.done = true
    })
  }

  #begin(told, key, isPage) {
    const before = this.byKey.get(key)
    if (before && told.redirectResponse) {
      before.encoded = told.redirectResponse.encodedDataLength
      before.done = true
    }
    if (/^(data|blob|chrome|about)/.test(told.request.url)) return
    const request = { isPage, url: told.request.url, type: told.type, encoded: 0, seen: [], decoded: 0, done: false }
    this.byKey.set(key, request)
    this.byId.set(told.requestId, request)
    this.all.push(request)
    if (isPage) this.lastPageActivity = performance.now()
  }

  open() {
    return this.all.filter((request) => request.isPage && !request.done && !ENDLESS.includes(request.type))
  }

  /** Milliseconds since the page last asked for or got anything; 0 while a request is open. */
  idleFor() {
    return this.open().length ? 0 : performance.now() - this.lastPageActivity
  }

  /** Addresses that are not on this machine. */
  outside() {
    return [...new Set(this.all.filter(({ url }) => !OUR_MACHINE.test(url)).map(({ url }) => url.slice(0, 80)))]
  }

  /** What came over the network and weighed most: begin here to find out why a page is heavy. */
  heaviest(most = 12) {
    return this.all
      .filter(({ fromWorker, cached }) => !fromWorker && !cached)
      .map((request) => ({ url: request.url.replace(/^https?:\/\/[^/]+/, ''), bytes: bytesOf(request), by: request.isPage ? 'page' : 'worker' }))
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, most)
  }

  /** Bytes over the network of all requests from number `from` on: of the page by kind, of the worker in sum. */
  report(from = 0) {
    const out = { bytes: Object.fromEntries(KINDS.map((kind) => [kind, 0])), total: 0, jsDecoded: 0, requests: 0, workerBytes: 0, workerImageBytes: 0 }
    for (const request of this.all.slice(from)) {
      const kind = kindOf(request.type, request.mime, request.url)
      if (kind === 'js' && request.isPage) out.jsDecoded += request.decoded
      if (request.fromWorker || request.cached) continue
      const bytes = bytesOf(request)
      if (request.isPage) {
        out.bytes[kind] += bytes
        out.total += bytes
        out.requests++
      } else {
        out.workerBytes += bytes
        if (kind === 'image') out.workerImageBytes += bytes
      }
    }
    return out
  }
}
