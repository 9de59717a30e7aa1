import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { lowerCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Lifecycle } from './health.ts'
import { endpointsAt } from './pages/public-address.ts'
import type { Site } from './pages/site.ts'
import { lingerAfterAnswer } from './requests/linger.ts'
import { LARGEST_JSON } from './requests/read-body.ts'
import { newRequestId } from './requests/request-id.ts'
import type { Cors } from './responses/cors.ts'
import type { HotAnswers } from './responses/hot-answers.ts'
import { hotListener } from './responses/hot-listener.ts'
import { problemResponse } from './responses/problems.ts'

/**
 * Slow clients are cut off long before they can use the server up; Node's own limits are several times as long.
 * A stalled write is noticed at the second look only, so 15 s of silence cut off a reader after 30 s. A request may take two minutes for
 * the files of weak networks; `readBytes` gives all others 30 s.
 */
const LIMITS = {
  headersMs: 10_000,
  requestMs: 120_000,
  silentMs: 15_000,
  keepAliveMs: 5000,
  checkEveryMs: 2000,
  sockets: 1000,
  headerBytes: 16 * 1024,
} as const

/** These are said once or mean an attempt to make two readers of one request disagree. */
const ONCE = ['host', 'content-type', 'authorization', 'if-none-match', 'idempotency-key']

interface Served {
  fetch: (request: Request, bindings: Partial<HttpBindings>) => Promise<Response>
  hot: HotAnswers
  site: Site | undefined
  cors: Cors
}

/** The HTTP server of an app, not listening yet. While draining it tells every client to leave after the answer. */
export function createNodeServer(app: Served, lifecycle: Lifecycle): Server {
  const answerHot = hotListener(app)
  const passOn = getRequestListener((request, bindings) => app.fetch(request, 'incoming' in bindings ? (bindings as HttpBindings) : {}), {
    overrideGlobalObjects: false,
    // It would cut off a client that is still sending half a second after the answer; `lingerAfterAnswer` gives it time to see it.
    autoCleanupIncoming: false,
    errorHandler: () => problemResponse(new Problem('bad-input'), newRequestId()),
  })
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (lifecycle.isDraining) outgoing.setHeader('connection', 'close')
    if (answerHot(incoming, outgoing)) return
    lingerAfterAnswer(incoming, outgoing)
    const refusal = refusalOf(incoming)
    if (refusal) void refuse(incoming, outgoing, refusal)
    else void passOn(incoming, outgoing)
  }
  const server = createServer({ connectionsCheckingInterval: LIMITS.checkEveryMs, maxHeaderSize: LIMITS.headerBytes, requireHostHeader: true }, listener)
  server.headersTimeout = LIMITS.headersMs
  server.requestTimeout = LIMITS.requestMs
  server.keepAliveTimeout = LIMITS.keepAliveMs
  server.timeout = LIMITS.silentMs
  server.maxConnections = LIMITS.sockets
  server.on('clientError', answerBroken)
  // Without this Node would ask for the body before its size has been checked.
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!refusalOf(incoming)) outgoing.writeContinue()
    listener(incoming, outgoing)
  })
  return server
}

/** What is wrong with a request before its content matters. */
function refusalOf({ method, url = '', headers, rawHeaders }: IncomingMessage): Problem | undefined {
  if (!url.startsWith('/')) return new Problem('bad-input', { fields: { address: 'must begin with a slash' } })
  if (method === 'TRACE' || method === 'TRACK') return new Problem('method-not-allowed')
  if (Number(headers['content-length'] ?? 0) > largestBody(method, url)) return new Problem('too-large')
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => lowerCase(name))
  const twice = ONCE.find((name) => names.indexOf(name) !== names.lastIndexOf(name))
  return twice ? new Problem('bad-input', { fields: { [twice]: 'is given twice' } }) : undefined
}

/** Bytes: of an upload or a form where one is taken, else of JSON. */
function largestBody(method: string | undefined, url: string): number {
  const asked = endpointsAt(url.split('?')[0] ?? '').find((endpoint) => endpoint.method === method)
  return (asked?.upload ?? asked?.form)?.mostBytes ?? LARGEST_JSON
}

/** Answers before the body has come: Node drops what still comes of it. */
async function refuse({ headers, url = '' }: IncomingMessage, outgoing: ServerResponse, problem: Problem): Promise<void> {
  const response = problemResponse(problem, newRequestId(), problem.code === 'method-not-allowed' ? { allow: 'GET, HEAD, POST, PATCH, DELETE' } : {})
  // After `Expect` no body may come, and what does not begin with a slash is no request of a browser.
  const isLast = headers.expect !== undefined || !url.startsWith('/')
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...(isLast && { connection: 'close' }) })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** A client that does not speak HTTP, or too slowly. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
