import { pino } from 'pino'
import { PRODUCT } from '#contract/core/product.ts'
import { BookDamaged } from './adapters/payment/local-gateway/keep-book.ts'
import { StartRefused } from './db/connection/start-refused.ts'
import { demoAccountsText } from './demo-market.ts'
import { MAIL_PAGE_PATH } from './http/pages/mail-page.ts'
import { errorFacts } from './http/responses/error-facts.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { CannotListen, type Running, start } from './start.ts'

/** Errors whose message is all that a person at the terminal needs. */
const EXPECTED = [SettingsError, StartRefused, CannotListen, BookDamaged]

const say = (text: string) => process.stdout.write(`${text}\n`)

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)
}

function giveUp(error: unknown): never {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
}

async function run(settings: Settings): Promise<void> {
  const log = pino({ level: settings.log_level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const starting = start(settings, log, say)
  stopOnSignals(starting)
  const running = await starting
  // After this nobody can say what state the process is in: what is under way is finished, then a supervisor starts a new one.
  const end = (what: string) => (error: unknown) => {
    log.fatal({ error: errorFacts(error) }, what)
    process.exitCode = 1
    void running.stop().finally(() => process.exit(1))
  }
  process.on('uncaughtException', end('uncaught exception'))
  process.on('unhandledRejection', end('unhandled rejection'))
  log.info({ address: running.address, mode: settings.mode }, 'listening')
  say(`${PRODUCT.name} runs at ${running.address}`)
  if (settings.mode === 'development' && !settings.smtp_url) say(`Its mails are shown at ${running.address}${MAIL_PAGE_PATH}`)
  if (running.gateway_url) say(`Payments go to a test gateway at ${running.gateway_url}, which takes no real money`)
  if (running.hasDemo) say(demoAccountsText())
  if (settings.mode === 'production' && !settings.database_url)
    log.error({}, 'production runs on the embedded database, which has no backup and no second machine: set DATABASE_URL')
  if (running.hasDemo && settings.mode === 'production') log.warn({}, 'the demo market and its published passwords are in this database')
}

/** A signal to a whole process group arrives twice: by itself, and passed on by npm and the task above. */
const SAME_SIGNAL_MS = 1000

/** The first signal drains (what is still starting is brought up first: half a start leaves a database behind), a second one does not wait. */
function stopOnSignals(starting: Promise<Running>): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    starting.then((running) => running.stop()).then(() => process.exit(0), giveUp)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

try {
  await run(readSettings(process.env))
} catch (error) {
  giveUp(error)
}
