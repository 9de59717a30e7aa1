// npm run money -- <command>: what staff do with the ledger, also while the server runs. `npm run money -- help` lists the commands.
import { parseArgs } from 'node:util'
import { StartRefused } from '#server/db/connection/start-refused.ts'
import { type MoneyDesk, openMoneyDesk } from '#server/money-desk.ts'
import { readSettings, SettingsError } from '#server/settings.ts'
import { faultOf, HELP, meant, type Typed } from './money-words.ts'
import { loadEnvFile } from './steps/env-file.mjs'

const COMMANDS: Record<string, (desk: MoneyDesk, typed: Typed) => Promise<string>> = {
  prove: async (desk) => {
    const { words, isWhole } = await desk.prove()
    if (!isWhole) process.exitCode = 1
    return words
  },
  show: (desk, { about: [order = ''] }) => desk.show(order),
  balance: (desk, { about: [seller = ''], at }) => desk.balance(seller, at),
  owed: (desk) => desk.owed(),
  settle: (desk, { paisa, reference }) => desk.settle({ paisa, reference }),
  'paid-in': (desk, { about: [seller = ''], paisa, reference }) => desk.paidIn(seller, { paisa, reference }),
  debited: (desk, { about: [order = ''], paisa, reason, of }) => desk.debited(order, { taka: paisa / 100, why: reason, order: of }),
  unpaid: (desk, { about: [booking = ''], reason }) => desk.unpaid(booking, reason),
  commission: (desk, { kind, rate, seller, category, from }) =>
    kind === undefined ? desk.rules() : desk.commission({ kind, rate: rate ?? 0, seller, category, from }),
  hold: (desk, { kind, days }) => (kind === undefined ? desk.rules() : desk.hold(kind, days)),
}

async function work(typed: Typed): Promise<void> {
  const run = COMMANDS[typed.command]
  if (!run) throw new TypeError(`${typed.command} has no work`)
  loadEnvFile()
  const desk = await openMoneyDesk(readSettings(process.env))
  try {
    console.log(await run(desk, typed))
  } finally {
    await desk.close()
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['StaffRefused', 'MoneyRefused', 'BookDamaged'])
const isUnknownOption = (error: unknown): error is Error => error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
const isExpected = (error: unknown): error is Error =>
  error instanceof StartRefused || error instanceof SettingsError || (error instanceof Error && REFUSALS.has(error.name))

/** @throws {TypeError} an unknown option */
function typed(): { words: string[]; options: Parameters<typeof meant>[1]; isHelp: boolean } {
  const text = { type: 'string' } as const
  const options = { reference: text, reason: text, of: text, seller: text, category: text, from: text, help: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  return { words: positionals, options: values, isHelp: Boolean(values.help) || positionals.length === 0 || positionals[0] === 'help' }
}

try {
  const { words, options, isHelp } = typed()
  if (isHelp) console.log(HELP)
  else {
    const said = meant(words, options)
    const fault = faultOf(said)
    if (fault === undefined) await work(said)
    else {
      console.error(`${fault}\n\n${HELP}`)
      process.exitCode = 1
    }
  }
} catch (error) {
  if (isUnknownOption(error)) console.error(`${error.message}\n\n${HELP}`)
  else console.error(isExpected(error) ? error.message : error)
  process.exitCode = 1
}
