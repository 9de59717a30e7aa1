import * as v from 'valibot'
import { Count } from '../core/fields.ts'
import { DaybookEntry } from './daybook-entry.ts'
import { cashSign, type DaybookKind } from './daybook-rules.ts'

/** What entries come to, by kind; whole taka. */
export const KindSums = v.object({ sale: Count, lent: Count, repaid: Count, cost: Count })
export type KindSums = v.InferOutput<typeof KindSums>

export const NO_SUMS: KindSums = { sale: 0, lent: 0, repaid: 0, cost: 0 }

/**
 * What this service itself knows of a seller's orders, beside the notes and never added to them; whole taka. `placed`: orders of the month that were not
 * called off. `to_come`: of these, cash that was not handed over yet; `with_courier`: what of that is on its way. `paid`: cash that was handed over in the month.
 */
export const HouseFigures = v.object({ placed: Count, to_come: Count, with_courier: Count, paid: Count })
export type HouseFigures = v.InferOutput<typeof HouseFigures>

/**
 * What is between a seller and this service now, beside the notes and never added to them; paisa, as the wallet has it. `with_us`: on hold or free;
 * `leaving`: withdrawn, and not sent yet; `due`: what the seller owes.
 */
export const HouseMoney = v.object({ with_us: Count, leaving: Count, due: Count })
export type HouseMoney = v.InferOutput<typeof HouseMoney>

/** A month of a day-book: `YYYY-MM`. */
export const DaybookMonth = v.object({ month: v.string(), ...KindSums.entries, house: HouseFigures })
export type DaybookMonth = v.InferOutput<typeof DaybookMonth>

/** A person of the day-book with what they got on credit and paid back; whole taka. What is left is owed. */
export const DaybookPerson = v.object({ person: v.string(), phone: v.string(), lent: Count, repaid: Count })
export type DaybookPerson = v.InferOutput<typeof DaybookPerson>

export const DaybookSums = v.object({
  /** Today in Dhaka by the service's clock. */
  today: v.string(),
  of_today: KindSums,
  /** The latest first; months in which nothing was are left out. */
  months: v.array(DaybookMonth),
  /** Who owes most first; those who owe nothing come last. `people_left_out`: so many more there are. */
  people: v.array(DaybookPerson),
  people_left_out: Count,
  /** What all people owe, also those who are left out; less than 0: they have paid more than they got. */
  owed: v.pipe(v.number(), v.integer()),
  /** Absent: in answers that a phone kept from before. */
  money: v.optional(HouseMoney),
  /** Entries that were changed last: what a phone has waiting is already counted here where its version is among them. */
  latest: v.array(DaybookEntry),
})
export type DaybookSums = v.InferOutput<typeof DaybookSums>

/** What one person owes. */
export const owedBy = ({ lent, repaid }: Pick<KindSums, 'lent' | 'repaid'>): number => lent - repaid

/** Money that came in and went out by sums of entries: credit is neither. */
export function cashOf(sums: KindSums): { in: number; out: number } {
  const kinds = Object.keys(NO_SUMS) as DaybookKind[]
  const sumOf = (sign: 1 | -1) => kinds.filter((kind) => cashSign(kind) === sign).reduce((sum, kind) => sum + sums[kind], 0)
  return { in: sumOf(1), out: sumOf(-1) }
}
