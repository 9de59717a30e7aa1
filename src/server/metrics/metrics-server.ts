import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** One program asks now and then. */
const LIMITS = { headersMs: 5000, requestMs: 10_000, sockets: 20, headerBytes: 8 * 1024 } as const

interface Parts {
  /** Absent: every program that reaches it may read. */
  token: string | undefined
  /** Everything that is measured, with its content type. */
  write: () => Promise<{ type: string; text: string }>
  /** Told what could not be written. */
  failed: (error: unknown) => void
}

/** The server that operators’ programs read, not listening yet. It answers `GET /metrics`, to who has the token where there is one, and nothing else. */
export function createMetricsServer(parts: Parts): Server {
  const options = { headersTimeout: LIMITS.headersMs, requestTimeout: LIMITS.requestMs, maxHeaderSize: LIMITS.headerBytes }
  const server = createServer(options, (incoming, outgoing) => void answer(parts, incoming, outgoing))
  server.maxConnections = LIMITS.sockets
  return server
}

async function answer({ token, write, failed }: Parts, { method, url = '', headers }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const end = (status: number, more: Record<string, string>, text: string) => {
    outgoing.writeHead(status, { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...more })
    outgoing.end(method === 'HEAD' ? undefined : text)
  }
  if (url.split('?', 1)[0] !== '/metrics') return end(404, {}, 'Not found\n')
  if (method !== 'GET' && method !== 'HEAD') return end(405, { allow: 'GET, HEAD' }, 'Only GET\n')
  if (token !== undefined && !isSame(headers.authorization, `Bearer ${token}`)) return end(401, { 'www-authenticate': 'Bearer' }, 'The token is wrong\n')
  try {
    const { type, text } = await write()
    end(200, { 'content-type': type }, text)
  } catch (error) {
    failed(error)
    end(500, {}, 'What is measured could not be written\n')
  }
}

/** In a time that does not tell how much of it is right. */
function isSame(given: string | undefined, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given ?? ''), digest(right))
}
