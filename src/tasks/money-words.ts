import { COMMISSION_KINDS, type CommissionKind, HOLD_MOST_DAYS } from '#contract/wallet/money-rules.ts'

export const HELP = `npm run money -- <command>

  prove                            whether the ledger is whole: all entries add up, balances are those of their entries, and every
                                   payment, order, refund and withdrawal has its moves; prints what does not fit, and ends with 1
  show <order>                     every move of money of an order of any kind, with its entries
  balance <seller> [moment]        what a seller has on hold, free and on its way, and owes; at a day (its end) or a moment:
                                   2026-12-01, 2026-12-01T14:30:00+06:00
  owed                             who owes the house how much, and since when
  settle <taka> --reference "…"    the payment provider has sent so much to the bank
  paid-in <seller> <taka> --reference "…"
                                   a seller has paid what they owe, or a part of it
  debited <order> <taka> --reason "…"
                                   the payment provider has taken money of an order back for its buyer; of a purchase of several
                                   orders name the one that is meant with --of <number>
  unpaid <booking> --reason "…"      a booking is done and its buyer did not pay in cash: its commission goes back
  commission                       what the operator takes, and how long money is on hold
  commission <kind> <percent> [--seller <seller>] [--category <id>] [--from <day>]
                                   changes it for orders that are placed from now on, or from that day on
  hold <kind> <days>               changes for how long money is on hold, ${HOLD_MOST_DAYS} days at most
  help                             this text

Kinds: ${COMMISSION_KINDS.join(', ')}. A seller is named by username, address of the shop, or number: "#12". A reference is written down once:
the same again changes nothing. Works on the database that the settings name, also while the server runs.`

interface Options {
  reference?: string | undefined
  reason?: string | undefined
  of?: string | undefined
  seller?: string | undefined
  category?: string | undefined
  from?: string | undefined
}

/** What was typed. Amounts that are none are NaN. */
export interface Typed {
  command: string
  /** What follows it, in words. */
  about: readonly string[]
  paisa: number
  days: number
  kind: CommissionKind | undefined
  /** In 1/100 %. */
  rate: number | undefined
  /** ISO. */
  at?: string
  reference: string
  reason: string
  of: string | undefined
  seller: string | undefined
  category: number | undefined
  from: string | undefined
}

/** What each command wants behind its name: at least and at most so many words. */
const WORDS: Record<string, readonly [least: number, most: number, what: string]> = {
  prove: [0, 0, 'nothing more'],
  show: [1, 1, 'one order'],
  balance: [1, 2, 'one seller, and a day or moment at most'],
  owed: [0, 0, 'nothing more'],
  settle: [1, 1, 'an amount'],
  'paid-in': [2, 2, 'one seller and an amount'],
  debited: [2, 2, 'one order and an amount'],
  unpaid: [1, 1, 'one booking'],
  commission: [0, 2, 'nothing more, or a kind and a percentage'],
  hold: [2, 2, 'a kind and a number of days'],
}
const LONGEST = { reference: 60, reason: 300 } as const
/** The last word of these is an amount. */
const AMOUNTS: ReadonlySet<string> = new Set(['settle', 'paid-in', 'debited'])

/** Reads what was typed. Whether it makes sense is for {@link faultOf}. */
export function meant(words: readonly string[], { reference = '', reason = '', of, seller, category, from }: Options): Typed {
  const [command = '', ...about] = words.map(plain)
  const [first = '', last = first] = about
  const at = command === 'balance' ? about[1] : undefined
  const percent = hundredths(last)
  return {
    ...{ command, about, paisa: AMOUNTS.has(command) ? hundredths(last) : Number.NaN, days: /^\d{1,2}$/.test(last) ? Number(last) : Number.NaN },
    kind: COMMISSION_KINDS.find((kind) => kind === first),
    rate: about.length > 1 && percent <= 10_000 ? percent : undefined,
    ...(at !== undefined && { at: /^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T23:59:59.999999+06:00` : at }),
    ...{ reference: plain(reference), reason: plain(reason), of, seller, from },
    category: category === undefined ? undefined : idIn(category),
  }
}

/** What is wrong with what was typed, in words. */
export function faultOf(typed: Typed): string | undefined {
  const { command, about, paisa, reference, reason } = typed
  const wants = Object.hasOwn(WORDS, command) ? WORDS[command] : undefined
  if (!wants) return `There is no command "${command}".`
  const [least, most, what] = wants
  if (about.length < least || about.length > most) return `${command} wants ${what}.`
  if (AMOUNTS.has(command) && !(paisa > 0)) return 'The amount is in taka, above 0, such as 1250 or 1250.50.'
  if (command === 'debited') return paisa % 100 === 0 ? lengthFault('reason', reason) : 'Of an order whole taka go back.'
  if (command === 'unpaid') return lengthFault('reason', reason)
  if (command === 'settle' || command === 'paid-in') return lengthFault('reference', reference)
  return command === 'commission' || command === 'hold' ? ruleFault(typed) : momentFault(typed.at)
}

function ruleFault({ command, about, kind, rate, days, category, from }: Typed): string | undefined {
  if (about.length === 0) return undefined
  if (!kind) return `The kind is one of ${COMMISSION_KINDS.join(', ')}.`
  if (command === 'hold') return days <= HOLD_MOST_DAYS ? undefined : `Days are a whole number from 0 to ${HOLD_MOST_DAYS}.`
  if (rate === undefined) return 'The percentage is a number from 0 to 100, such as 4.5.'
  if (Number.isNaN(category)) return 'A category is named by its number.'
  return from === undefined || isDay(from) ? undefined : 'The day is written as 2026-12-01.'
}

function lengthFault(what: keyof typeof LONGEST, text: string): string | undefined {
  if (text === '') return `It wants a ${what}: --${what} "…"`
  return text.length > LONGEST[what] ? `The ${what} may have ${LONGEST[what]} characters.` : undefined
}

const momentFault = (at: string | undefined): string | undefined =>
  at === undefined || (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(at) && !Number.isNaN(Date.parse(at)))
    ? undefined
    : 'The moment is a day, such as 2026-12-01, or ISO with its offset, such as 2026-12-01T14:30:00+06:00.'

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)

/** Hundredths of a number with two decimals at most; NaN: it is none. No float is multiplied. */
function hundredths(text: string): number {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const idIn = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN)

const plain = (text: string): string => text.replace(/\p{C}/gu, ' ').trim()
