import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { NetworkState } from '../relay.ts'

/** One request as it came out of the phone, page and worker alike. */
export interface Asked {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingHttpHeaders
  /** Of the answer; undefined until there is one. */
  status: number | undefined
  /** Of the answer, head and body as they travelled. */
  bytes: number
}

/** An answer that is not the service's. */
export interface MadeUp {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: string
}

/**
 * What a network does with one request: passes it on, answers by itself, never answers, or drops the connection: before the service hears
 * of it, after the service has acted but before its answer came, or in the middle of that answer.
 */
export type Treatment = 'pass' | MadeUp | 'silent' | 'cut' | 'cut-after' | 'cut-within'

/** A network of this test alone in front of a market that other tests use too: an origin of its own, with a record of what was asked. */
export interface Gateway {
  origin: string
  /** Oldest first. */
  asked: Asked[]
  set(state: NetworkState): void
  /** From now on; requests for which it gives 'pass' go on to the market. */
  treat(rule: (asked: Asked) => Treatment): void
  /** Another server of the same market answers from now on: a deploy. */
  leadTo(origin: string): void
  close(): Promise<void>
}

/** Opens a way to a market that reads what passes, and may interfere. */
export async function openGateway(target: string): Promise<Gateway> {
  let service = new URL(target)
  let state: NetworkState = 'open'
  let rule: (asked: Asked) => Treatment = () => 'pass'
  const asked: Asked[] = []
  const sockets = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    const one: Asked = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, status: undefined, bytes: 0 }
    asked.push(one)
    const treatment = state === 'open' ? rule(one) : state
    if (treatment === 'cut') return void incoming.socket.resetAndDestroy()
    if (treatment === 'silent') return
    if (typeof treatment === 'string') return pass({ service, incoming, outgoing, one }, treatment)
    one.status = treatment.status ?? 200
    outgoing.writeHead(one.status, { 'content-type': treatment.type ?? 'text/html; charset=utf-8', ...treatment.headers }).end(treatment.body)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    if (state === 'cut') socket.resetAndDestroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const drop = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    set: (next) => {
      state = next
      drop()
    },
    treat: (next) => {
      rule = next
    },
    leadTo: (origin) => {
      service = new URL(origin)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        drop()
      }),
  }
}

interface Passage {
  service: URL
  incoming: IncomingMessage
  outgoing: ServerResponse
  one: Asked
}

function pass({ service, incoming, outgoing, one }: Passage, treatment: 'pass' | 'cut-after' | 'cut-within'): void {
  const onward = request({ host: '127.0.0.1', port: service.port, method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
    one.status = answer.statusCode
    if (treatment === 'cut-after') return void answer.resume().on('end', () => incoming.socket.resetAndDestroy())
    if (treatment === 'cut-within') return void cutWithin(answer, outgoing)
    one.bytes = answer.rawHeaders.join('\r\n').length
    answer.on('data', (chunk: Buffer) => {
      one.bytes += chunk.length
    })
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  // When the server is gone, the client's connection is closed as well.
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** Half of the answer comes through. */
async function cutWithin(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.concat(await answer.toArray())
  const { 'transfer-encoding': _, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length })
  outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.destroy())
}
