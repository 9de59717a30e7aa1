import * as v from 'valibot'
import { wholeText } from '#contract/core/form-values.ts'
import { DaybookFields } from '#contract/daybook/daybook-entry.ts'
import { DAYBOOK_LIMITS, type DaybookKind, dayFault } from '#contract/daybook/daybook-rules.ts'
import type { EntryFields } from './daybook-write.ts'

/** An entry as it is typed. */
export type TypedEntry = Record<Exclude<keyof EntryFields, 'kind'>, string> & { kind: DaybookKind }
export type EntryFaults = Partial<Record<keyof EntryFields, string>>

const AMOUNT = wholeText(DAYBOOK_LIMITS.amountMost, DAYBOOK_LIMITS.amountLeast)

/** What is typed as an entry, or why it is none: reasons by field. @param today `YYYY-MM-DD` in Dhaka */
export function readTyped(typed: TypedEntry, today: string): { entry: EntryFields } | { faults: EntryFaults } {
  const amount = v.safeParse(AMOUNT, typed.amount)
  const read = v.safeParse(DaybookFields, { ...typed, amount: amount.success ? amount.output : DAYBOOK_LIMITS.amountLeast })
  const late = dayFault(typed.day, today)
  const faults: EntryFaults = {
    ...(!read.success && Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue) ?? 'kind', issue.message]))),
    ...(!amount.success && { amount: amount.issues[0].message }),
    ...(late && { day: typed.day === '' ? 'required' : late }),
  }
  return read.success && Object.keys(faults).length === 0 ? { entry: read.output } : { faults }
}
