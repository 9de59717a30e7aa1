// npm run order -- <command>: what staff do to orders, also while the server runs. `npm run order -- help` lists the commands.
import { parseArgs } from 'node:util'
import { StartRefused } from '#server/db/connection/start-refused.ts'
import { type OrderDesk, openOrderDesk } from '#server/order-desk.ts'
import { readSettings, SettingsError } from '#server/settings.ts'
import { loadEnvFile } from './steps/env-file.mjs'

const HELP = `npm run order -- <command>

  list-review                      everything that waits for staff, and for how long
  show <order id>                  what was paid for an order and what became of it, the latest last
  confirm <order id> --reason "…"  makes an order in review good: its buyer gets the tickets
  refund <order id> --reason "…"   takes an order back that is in review or confirmed: its tickets open no gate
                                   any more, its seats are free again, and its money goes back; of an order that
                                   was taken back already it says where the money is
  refund <order id> part <taka> --reason "…"
                                   gives a part of the money of a confirmed order back; the order stands. Goods of several
                                   sellers are several orders: name the one that is meant with --of <number>
  refund <order id> retry          has the payment provider asked again for a refund that it has refused
  refund <order id> settled-by-hand <reference> --reason "…"
                                   notes that you have paid the money back yourself: the payment provider is not
                                   asked for it any more. The buyer reads the reference
  ask-again <name>                 has a payment or a message looked at again that was given up, as list-review names it
  set-aside <name> --reason "…"    takes it off the list, once you know what it is
  help                             this text

The reason is kept with the order for the record; its buyer does not read it. Where several payments of one order
wait, name the one that is meant: --payment <transaction id>.

Works on the database that the settings name, also while the server runs. The payment provider is asked for
the money by the server, within a minute, and the buyer is told once it has gone.`

/** What was typed. */
interface Typed {
  words: readonly string[]
  reason: string
  payment: string | undefined
  /** Number of one order of a purchase of goods. */
  of: string | undefined
}

interface Command {
  /** What follows its name, in words. */
  wants: readonly string[]
  wantsReason?: boolean
  run: (desk: OrderDesk, [order, detail]: readonly [string, string], typed: Typed) => Promise<string>
}

const COMMANDS: Record<string, Command> = {
  'list-review': { wants: [], run: (desk) => desk.listReview() },
  show: { wants: ['order id'], run: (desk, [order]) => desk.show(order) },
  confirm: { wants: ['order id'], wantsReason: true, run: (desk, [order], { reason }) => desk.confirm(order, reason) },
  refund: { wants: ['order id'], wantsReason: true, run: (desk, [order], { reason }) => desk.refund(order, reason) },
  'ask-again': { wants: ['name'], run: (desk, [name]) => desk.askAgain(name) },
  'set-aside': { wants: ['name'], wantsReason: true, run: (desk, [name], { reason }) => desk.setAside(name, reason) },
  'refund part': {
    wants: ['order id', 'amount in taka'],
    wantsReason: true,
    run: (desk, [order, taka], { reason, of }) => desk.refundSome(order, { taka: Number(taka), why: reason, order: of }),
  },
  'refund retry': { wants: ['order id'], run: (desk, [order], { payment }) => desk.retryRefund(order, { payment }) },
  'refund settled-by-hand': {
    wants: ['order id', 'reference'],
    wantsReason: true,
    run: (desk, [order, reference], { reason, payment }) => desk.settleByHand(order, { reference, why: reason, payment }),
  },
}

/** A line of the record, not a story. */
const LONGEST_REASON = 300

/** As long as banks make them, and longer. */
const LONGEST_REFERENCE = 100

/** What is meant: what is done with a refund stands behind the order that it is of. */
function meant([name = '', ...rest]: readonly string[]): { name: string; about: readonly string[] } {
  const [order, step, ...others] = rest
  if (order === undefined || step === undefined || name !== 'refund') return { name, about: rest }
  return { name: `${name} ${step}`, about: [order, ...others] }
}

/** What is wrong with what was typed, in words. */
function faultOf({ words, reason }: Typed): string | undefined {
  const { name, about } = meant(words)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return `There is no command "${name}".`
  const { wants, wantsReason = false } = command
  if (about.length !== wants.length) return `${name} wants ${wants.length === 0 ? 'nothing more' : wants.map((one) => `one ${one}`).join(' and ')}.`
  if (wantsReason && !reason) return `${name} wants a reason: --reason "…"`
  if (name === 'refund part' && !/^[1-9]\d{0,5}$/.test(about[1] ?? '')) return 'The amount is a whole number of taka, above 0.'
  if ((about[1] ?? '').length > LONGEST_REFERENCE) return `The reference may have ${LONGEST_REFERENCE} characters.`
  return reason.length > LONGEST_REASON ? `The reason may have ${LONGEST_REASON} characters.` : undefined
}

async function work(typed: Typed): Promise<void> {
  const fault = faultOf(typed)
  if (fault !== undefined) {
    console.error(`${fault}\n\n${HELP}`)
    process.exitCode = 1
    return
  }
  loadEnvFile()
  const desk = await openOrderDesk(readSettings(process.env))
  try {
    const { name, about } = meant(typed.words)
    const [order = '', detail = ''] = about
    console.log(await COMMANDS[name]?.run(desk, [order, detail], typed))
  } finally {
    await desk.close()
  }
}

const isUnknownOption = (error: unknown): error is Error => error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
const isExpected = (error: unknown): error is Error =>
  error instanceof StartRefused || error instanceof SettingsError || (error instanceof Error && error.name === 'StaffRefused')

/** @throws {TypeError} an unknown option */
function typed(): Typed {
  const text = { type: 'string' } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: text, payment: text, of: text, help: { type: 'boolean' } } })
  const words = values.help || positionals.length === 0 ? ['help'] : positionals.map(plain)
  return { words, reason: plain(values.reason ?? ''), payment: values.payment, of: values.of }
}

const plain = (text: string): string => text.replace(/\p{C}/gu, ' ').trim()

try {
  const all = typed()
  if (all.words[0] === 'help') console.log(HELP)
  else await work(all)
} catch (error) {
  if (isUnknownOption(error)) console.error(`${error.message}\n\n${HELP}`)
  else console.error(isExpected(error) ? error.message : error)
  process.exitCode = 1
}
