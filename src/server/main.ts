import { pino } from 'pino'
import { PRODUCT } from '#contract/core/product.ts'
import { BookDamaged } from './adapters/payment/local-gateway/keep-book.ts'
import { StartRefused } from './db/connection/start-refused.ts'
import { demoAccountsText } from './demo-market.ts'
import { PageBroken } from './features/pages/parse-page.ts'
import { MAIL_PAGE_PATH } from './http/pages/mail-page.ts'
import { errorFacts } from './http/responses/error-facts.ts'
import { CannotListen } from './listen.ts'
import { beginStep, numbered, type Step } from './progress.mjs'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { type Running, type StartSteps, start } from './start.ts'

/** Errors whose message is all that a person at the terminal needs. */
const EXPECTED = [SettingsError, StartRefused, CannotListen, BookDamaged, PageBroken]

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Where the two steps of a start stand among those of `npm start`, which tells it, such as "3 of 4" and "4 of 4". */
const places = process.argv.slice(2)
let step: Step | undefined
const steps: StartSteps = {
  begin: (title) => {
    step?.end()
    step = beginStep(numbered(places.shift(), title))
  },
  say: (detail) => step?.say(detail),
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)
}

function giveUp(error: unknown): never {
  step?.fail()
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
}

async function run(settings: Settings): Promise<void> {
  const log = pino({ level: settings.log_level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const starting = start(settings, log, steps)
  stopOnSignals(starting)
  const running = await starting
  step?.end()
  // After this the state of the process is unknown: what is under way is finished, then a supervisor starts a new one.
  const end = (what: string) => (error: unknown) => {
    log.fatal({ error: errorFacts(error) }, what)
    process.exitCode = 1
    void running.stop().finally(() => process.exit(1))
  }
  process.on('uncaughtException', end('uncaught exception'))
  process.on('unhandledRejection', end('unhandled rejection'))
  log.info({ address: running.address, mode: settings.mode }, 'listening')
  if (settings.mode === 'production' && !settings.database_url)
    log.error({}, 'production runs on the embedded database, which knows no second machine: set DATABASE_URL, or make backups (operations/backups.md)')
  if (running.hasDemo && settings.mode === 'production') log.warn({}, 'the demo market and its published passwords are in this database')
  sayWhereItIs(settings, running)
}

/** The address comes last and by itself: it is what a person looks for. */
function sayWhereItIs(settings: Settings, { address, gateway_url, hasDemo }: Running): void {
  say('')
  if (hasDemo) say(demoAccountsText())
  if (gateway_url) say(`Payments go to a test gateway at ${gateway_url}, which takes no real money.`)
  if (settings.mode === 'development' && !settings.smtp_url) say(`Mails are not sent but shown at ${address}${MAIL_PAGE_PATH}`)
  say(`${PRODUCT.name} is ready. Ctrl-C stops it.\n\n  ${address}\n`)
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
