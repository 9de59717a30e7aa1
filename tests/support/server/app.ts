import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll } from 'vitest'
import { WALLET_CODES } from '#contract/wallet-payments/wallets.ts'
import type { Files, ListedFiles } from '#server/adapters/files/files.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import type { Payment } from '#server/adapters/payment/payment.ts'
import type { TicketSigner } from '#server/adapters/ticket-signer.ts'
import { type App, type AppParts, createApp } from '#server/app.ts'
import type { Database } from '#server/db/connection/open.ts'
import { openTicketSigner } from '#server/features/events/tickets/open-ticket-signer.ts'
import type { Lifecycle } from '#server/http/health.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { useDatabase } from './database.ts'

export type AppOverrides = Partial<Omit<AppParts, 'settings' | 'lifecycle'>> & { settings?: Partial<AppParts['settings']> }

export interface TestApp {
  database: Database
  lifecycle: Lifecycle
  /** What was logged, oldest first. */
  logged: { level: string; facts: object; text: string }[]
  /** Pictures by key. */
  files: Map<string, Uint8Array>
  /** Papers by key. */
  privateFiles: Map<string, Uint8Array>
  /** Mails that were sent, oldest first. */
  letters: Email[]
  app: () => App
  /** Asks without a port. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** The same app behind a real socket, until the test ends. */
  startServer: () => Promise<{ server: Server; port: number; origin: string }>
}

export const TEST_ORIGIN = 'http://localhost:3000'
export const TEST_SECRET = 'a secret of the tests, at least 32 bytes'

const QUIET = {
  mode: 'development',
  origin: TEST_ORIGIN,
  data_folder: '/',
  rate_per_minute: 0,
  trusted_proxies: 0,
  cors_origins: [],
  wallets: { codes: WALLET_CODES, numbers: [{ wallet: 'bkash', number: '+8801700000001', kind: 'merchant' }] },
  secret: TEST_SECRET,
  operator: { name: 'Hat House Ltd', address: '7 Lake Road, Dhaka', phone: '+880 2 5550100', email: 'help@market.example' },
} as const

/** The whole server on a fresh, migrated and empty database for the test file (or `describe`) that calls this. */
export function useApp({ settings, ...overrides }: AppOverrides = {}): TestApp {
  const database = useDatabase()
  const lifecycle = { isMigrated: true, isDraining: false }
  const logged: TestApp['logged'] = []
  const files = new Map<string, Uint8Array>()
  const privateFiles = new Map<string, Uint8Array>()
  const letters: Email[] = []
  const record = (level: string) => (facts: object, text: string) => void logged.push({ level, facts, text })
  let signer: TicketSigner | undefined
  beforeAll(async () => {
    signer = await openTicketSigner(database, TEST_SECRET)
  })
  let made: App | undefined
  const app = () => {
    made ??= createApp({
      database,
      files: storeIn(files),
      privateFiles: storeIn(privateFiles),
      mail: { send: (letter) => void letters.push(letter), settle: async () => undefined },
      google: undefined,
      signer: signer ?? notBefore(),
      payment: noPayment,
      log: { debug: record('debug'), info: record('info'), warn: record('warn'), error: record('error') },
      site: undefined,
      now: Date.now,
      // Every look at this clock is ten seconds later: nothing made in a test is answered from memory in the next one.
      clock: leapingClock(),
      // The machine that runs the tests may lag; what happens then has tests of its own.
      load: { admit: (work) => work(), admitWrite: (work) => work(), stop: () => undefined },
      ...overrides,
      settings: { ...QUIET, ...settings },
      lifecycle,
    })
    return made
  }
  const running = new Set<Server>()
  afterEach(() => {
    for (const server of running) {
      server.close()
      server.closeAllConnections()
    }
    running.clear()
  })
  return {
    database,
    lifecycle,
    logged,
    files,
    privateFiles,
    letters,
    app,
    request: (path, init) => app().fetch(new Request(path.startsWith(TEST_ORIGIN) ? path : TEST_ORIGIN + path, init)),
    startServer: async () => {
      const server = createNodeServer(app(), lifecycle)
      running.add(server)
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as AddressInfo
      return { server, port, origin: `http://127.0.0.1:${port}` }
    },
  }
}

/** A store of files in memory. */
export const storeIn = (files: Map<string, Uint8Array>): Files & Pick<ListedFiles, 'sizeOf'> => ({
  sizeOf: async (key) => files.get(key)?.byteLength,
  get: async (key) => files.get(key),
  put: async (key, bytes) => void files.set(key, bytes),
  exists: async (key) => files.has(key),
  remove: async (key) => void files.delete(key),
})

const unknown = async () => ({ kind: 'unknown' }) as const
/** A gateway that never answers. */
const noPayment: Payment = {
  mode: 'local',
  open: unknown,
  readNotice: () => undefined,
  confirm: unknown,
  query: unknown,
  refund: unknown,
  refundState: unknown,
  isResting: () => false,
}

function notBefore(): never {
  throw new Error('The app is there from beforeAll on; ask it inside hooks and tests.')
}

function leapingClock(): () => number {
  let ms = 0
  return () => {
    ms += 10_000
    return ms
  }
}
