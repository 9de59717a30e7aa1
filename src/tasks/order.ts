// npm run order -- <command>: what staff do to orders, also while the server runs. `npm run order -- help` lists the commands.
import { parseArgs } from 'node:util'
import { StartRefused } from '#server/db/start-refused.ts'
import { type OrderDesk, openOrderDesk } from '#server/order-desk.ts'
import { readSettings, SettingsError } from '#server/settings.ts'
import { loadEnvFile } from './steps/env-file.mjs'

const HELP = `npm run order -- <command>

  list-review                      payments that wait for somebody, and money that could not be given back
  show <order id>                  what was paid for an order and what became of it, the latest last
  confirm <order id> --reason "…"  makes an order in review good: its buyer gets the tickets
  refund <order id> --reason "…"   takes an order back that is in review or confirmed: its tickets open no gate
                                   any more, its seats are free again, and its money goes back
  help                             this text

The reason is kept with the order for the record; its buyer does not read it.

Works on the database that the settings name, also while the server runs. The payment provider is asked for
the money by the server, within a minute, and the buyer is told once it has gone.`

interface Command {
  wantsOrder: boolean
  wantsReason: boolean
  run: (desk: OrderDesk, name: string, why: string) => Promise<string>
}

const COMMANDS: Record<string, Command> = {
  'list-review': { wantsOrder: false, wantsReason: false, run: (desk) => desk.listReview() },
  show: { wantsOrder: true, wantsReason: false, run: (desk, name) => desk.show(name) },
  confirm: { wantsOrder: true, wantsReason: true, run: (desk, name, why) => desk.confirm(name, why) },
  refund: { wantsOrder: true, wantsReason: true, run: (desk, name, why) => desk.refund(name, why) },
}

/** A line of the record, not a story. */
const LONGEST_REASON = 300

/** What is wrong with what was typed, in words. */
function faultOf(words: readonly string[], reason: string): string | undefined {
  const [name = '', ...orders] = words
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return `There is no command "${name}".`
  if (orders.length !== Number(command.wantsOrder)) return command.wantsOrder ? `${name} wants one order id.` : `${name} wants nothing more.`
  if (command.wantsReason && !reason) return `${name} wants a reason: --reason "…"`
  return reason.length > LONGEST_REASON ? `The reason may have ${LONGEST_REASON} characters.` : undefined
}

async function work(words: readonly string[], reason: string): Promise<void> {
  const fault = faultOf(words, reason)
  if (fault !== undefined) {
    console.error(`${fault}\n\n${HELP}`)
    process.exitCode = 1
    return
  }
  loadEnvFile()
  const desk = await openOrderDesk(readSettings(process.env))
  try {
    const [name = '', order = ''] = words
    console.log(await COMMANDS[name]?.run(desk, order, reason))
  } finally {
    await desk.close()
  }
}

const isUnknownOption = (error: unknown): error is Error => error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
const isExpected = (error: unknown): error is Error =>
  error instanceof StartRefused || error instanceof SettingsError || (error instanceof Error && error.name === 'StaffRefused')

/** @throws {TypeError} an option that nobody knows */
function typed(): { words: string[]; reason: string } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' }, help: { type: 'boolean' } } })
  const words = values.help || positionals.length === 0 ? ['help'] : positionals
  return { words, reason: (values.reason ?? '').replace(/\p{C}/gu, ' ').trim() }
}

try {
  const { words, reason } = typed()
  if (words[0] === 'help') console.log(HELP)
  else await work(words, reason)
} catch (error) {
  if (isUnknownOption(error)) console.error(`${error.message}\n\n${HELP}`)
  else console.error(isExpected(error) ? error.message : error)
  process.exitCode = 1
}
