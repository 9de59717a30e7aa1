import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ValiError } from 'valibot'
import { CONTROL_ROUTES } from './control-routes.ts'
import { answerJson, answerText, BodyTooLarge, type Exchange } from './exchange.ts'
import type { Gateway, Store } from './gateway.ts'
import { openBook } from './keep-book.ts'
import { makeNoticeQueue } from './notice-queue.ts'
import { PAGE_ROUTES } from './page-routes.ts'
import { PROTOCOL_ROUTES } from './protocol-routes.ts'
import { makeSwitchBoard } from './switches.ts'
import { endSessions } from './try-to-pay.ts'

interface LocalGatewayOptions {
  /** 0, or one that is taken: any free one. */
  port: number
  /** Where its file lies; absent: in memory. */
  folder?: string | undefined
  store: Store
  /** Whether tests may make it misbehave. */
  controls?: boolean | undefined
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
  /** Milliseconds since the epoch. */
  now?: (() => number) | undefined
}

interface LocalGateway {
  /** Without trailing slash. */
  url: string
  stop: () => Promise<void>
}

/** The shop that a development copy is at its own gateway. */
export const LOCAL_STORE: Store = { id: 'hatkhola-local', password: 'local-sandbox-only', name: 'Hatkhola' }

const HOST = '127.0.0.1'
const SWEEP_MS = 2000

/**
 * Starts a payment gateway that takes no real money and speaks the provider's protocol, for this machine only.
 * @throws {BookDamaged} its file cannot be read.
 * @see facts "SSLCOMMERZ v4" 12
 */
export async function startLocalGateway({ port, folder, store, controls = false, log, now = Date.now }: LocalGatewayOptions): Promise<LocalGateway> {
  const keeper = await openBook(folder)
  const notices = makeNoticeQueue(keeper, log, now)
  let url = ''
  const gateway: Gateway = { store, keeper, switches: makeSwitchBoard(), notices, now, url: () => url }
  const forServers = { ...PROTOCOL_ROUTES, ...(controls && CONTROL_ROUTES) }
  const server = createServer((incoming, outgoing) => {
    const exchange = exchangeOf(incoming, outgoing)
    const name = `${exchange.method} ${exchange.path}`
    // The store's password is public in this gateway: what a page in a browser sends in its name does not count.
    const route = PAGE_ROUTES[name] ?? (incoming.headers.origin === undefined ? forServers[name] : undefined)
    if (!isAtThisMachine(incoming) || !route) return answerText(exchange, 404, 'Not found')
    route(gateway, exchange).catch((error: unknown) => answerFault(exchange, error, log))
  })
  url = `http://${HOST}:${await listen(server, port)}`
  notices.resume()
  const sweep = () =>
    endSessions(gateway, (session) => session.ends_at <= now()).catch((error: unknown) =>
      log.error({ error: String(error) }, 'the local payment gateway could not write'),
    )
  const sweeping = setInterval(sweep, SWEEP_MS)
  return {
    url,
    stop: async () => {
      clearInterval(sweeping)
      await new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
      await notices.stop()
      await keeper.close()
    },
  }
}

function exchangeOf(incoming: IncomingMessage, outgoing: ServerResponse): Exchange {
  const { pathname, searchParams } = URL.parse(incoming.url ?? '', `http://${HOST}`) ?? new URL(`http://${HOST}/`)
  return { incoming, outgoing, method: incoming.method ?? '', path: pathname, query: searchParams }
}

/** Another name that leads here is a page elsewhere that pretends to be us. */
const isAtThisMachine = ({ headers }: IncomingMessage): boolean => /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? '')

function answerFault(exchange: Exchange, error: unknown, log: LocalGatewayOptions['log']): void {
  if (exchange.outgoing.headersSent || exchange.outgoing.destroyed) return
  if (error instanceof BodyTooLarge) answerText(exchange, 413, error.message)
  else if (error instanceof ValiError || error instanceof SyntaxError) answerJson(exchange, { error: error.message }, 400)
  else {
    log.error({ error: error instanceof Error ? error.message : String(error), path: exchange.path }, 'the local payment gateway failed')
    answerText(exchange, 500, 'Internal Server Error')
  }
}

async function listen(server: Server, port: number): Promise<number> {
  try {
    return await listenOn(server, port)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    return listenOn(server, 0)
  }
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, HOST, () => {
      server.off('error', fail)
      const { port: taken } = server.address() as AddressInfo
      done(taken)
    })
  })
}
