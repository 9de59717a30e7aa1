import { createServer, type Server } from 'node:http'
import { answerHealth, type HealthParts } from './health.ts'

/** An HTTP server that answers `/healthz` and `/readyz` and nothing else, not listening yet: of a process that serves no pages. */
export function createHealthServer(parts: HealthParts): Server {
  return createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const isHealth = pathname === '/healthz' || pathname === '/readyz'
    const response = isHealth ? await answerHealth(pathname, parts) : new Response(null, { status: 404 })
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
}
