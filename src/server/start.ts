import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { openFiles, openPrivateStore } from './adapters/files/open-files.ts'
import { openGoogle } from './adapters/google/open-google.ts'
import { openMail } from './adapters/mail/open-mail.ts'
import { createApp } from './app.ts'
import { developmentSecret } from './app-secret.ts'
import { ensureCategories } from './db/categories/ensure-categories.ts'
import { type Database, openDatabase } from './db/connection/open.ts'
import { migrate } from './db/migrate.ts'
import { ensureDemoMarket } from './demo-market.ts'
import { openTicketSigner } from './features/events/tickets/open-ticket-signer.ts'
import { pushOf } from './features/notices/push-of.ts'
import { drain } from './http/drain.ts'
import type { Lifecycle } from './http/health.ts'
import { createHealthServer } from './http/health-server.ts'
import { createNodeServer } from './http/node-server.ts'
import { openSite } from './http/pages/site.ts'
import type { HotAnswers } from './http/responses/hot-answers.ts'
import { listen } from './listen.ts'
import { openMetrics } from './open-metrics.ts'
import { gatewayFolder, openPayments, type Payments } from './open-payments.ts'
import type { Settings } from './settings.ts'
import { type JobParts, startBackgroundJobs } from './start-background-jobs.ts'

/** A server that listens. */
export interface Running {
  /** For a browser on this machine. */
  address: string
  /** Whether the demo market is in the database. */
  hasDemo: boolean
  /** Where the local payment gateway runs, if it was started. */
  gateway_url: string | undefined
  /** Ends it without cutting off any client. May be called twice. */
  stop: () => Promise<void>
}

/** How long e-mails that are on their way may hold up the end. */
const LETTERS_MS = 8000

/** Shows what takes long to a person at the terminal. */
export interface StartSteps {
  /** A step begins; the one before is done. */
  begin: (title: string) => void
  /** What the step is doing. */
  say: (detail: string) => void
}

/**
 * Brings the whole server up: database, schema, demo market if wanted, pages, port.
 * @param steps two of them are begun.
 * @throws {StartRefused} the database cannot be used; {CannotListen} a port cannot; {BookDamaged} what the local payment gateway has kept cannot.
 */
export async function start(settings: Settings, log: Logger, steps: StartSteps): Promise<Running> {
  const lifecycle: Lifecycle = { isMigrated: false, isDraining: false }
  steps.begin('Preparing the database')
  const database = await openDatabase({
    url: settings.database_url,
    replicaUrls: settings.replica_urls,
    dataFolder: settings.data_folder,
    archive: settings.wal_archive ?? null,
    label: `hatkhola pid ${process.pid} port ${settings.port}`,
    log: (line) => (typeof line === 'string' ? log.info(line) : log.warn(line, 'database')),
  })
  let payments: Payments | undefined
  let stopMetrics = async (): Promise<void> => undefined
  try {
    await migrate(database)
    await ensureCategories(database.db)
    lifecycle.isMigrated = true
    const files = await openFiles(settings)
    const privateFiles = await openPrivateStore(settings)
    const hasDemo = settings.seed === 'demo' && (await ensureDemoMarket(database, { onProgress: steps.say, gatewayFolder: gatewayFolder(settings) }))
    steps.begin('Starting the server')
    const opened = await openPayments(settings, log)
    payments = opened
    const parts = { settings, database, files, privateFiles, payment: opened.payment, lifecycle, log, ...(await openTools(settings, database, log)) }
    const { server, settle, hot } = settings.role === 'worker' ? workerServer(parts) : await webServer(parts)
    stopMetrics = await openMetrics({ settings, database, server, hot, log })
    const address = `http://localhost:${await listen(server, { ...settings, setting: 'PORT' })}`
    const stopJobs = settings.role === 'web' ? async () => undefined : startBackgroundJobs(parts)
    let stopping: Promise<void> | undefined
    const stop = async () => {
      await drain({ server, lifecycle, drainSeconds: settings.drain_seconds })
      await stopJobs()
      await settle()
      await parts.mail.settle(LETTERS_MS)
      await opened.stop()
      await stopMetrics()
      await database.close()
    }
    return {
      address,
      hasDemo,
      gateway_url: opened.gateway_url,
      stop: () => {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    await stopMetrics()
    await payments?.stop()
    await database.close()
    throw error
  }
}

type Tools = Pick<JobParts, 'push' | 'signer' | 'mail' | 'secret'>

/** What answers and background jobs both work with. */
async function openTools(settings: Settings, database: Database, log: Logger): Promise<Tools> {
  const secret = settings.secret ?? (await developmentSecret(settings.data_folder))
  return {
    secret,
    mail: openMail(settings, log),
    signer: await openTicketSigner(database, secret),
    push: pushOf(database, { ...settings, secret }, log),
  }
}

interface Served {
  server: Server
  /** Resolves when what answers have left behind is done. */
  settle: () => Promise<void>
  /** What it keeps in memory. */
  hot: HotAnswers | undefined
}

async function webServer(parts: JobParts & { lifecycle: Lifecycle }): Promise<Served> {
  const { settings, secret, lifecycle, log } = parts
  const site = await openSite(settings.site_folder, settings.origin.startsWith('https:'))
  if (!site) log.warn({ folder: settings.site_folder }, 'the pages are not built; only the service answers')
  const app = createApp({
    ...parts,
    settings: { ...settings, secret },
    google: openGoogle(settings, log),
    site,
    now: Date.now,
    clock: () => performance.now(),
  })
  return { server: createNodeServer(app, lifecycle), settle: app.settle, hot: app.hot }
}

/** Of a process that does background jobs alone: it says how it is, and nothing else. */
const workerServer = ({ settings, database, lifecycle }: JobParts & { lifecycle: Lifecycle }): Served => ({
  server: createHealthServer({ lifecycle, askDatabase: () => database.pool.query('select 1'), dataFolder: settings.data_folder }),
  settle: async () => undefined,
  hot: undefined,
})
