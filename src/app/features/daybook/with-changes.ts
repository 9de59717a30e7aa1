import type { DaybookEntry } from '#contract/daybook/daybook-entry.ts'
import { hasPerson, personKey } from '#contract/daybook/daybook-rules.ts'
import { type DaybookMonth, type DaybookPerson, type DaybookSums, type KindSums, NO_SUMS, owedBy } from '#contract/daybook/daybook-sums.ts'
import type { DaybookFilter } from './daybook-asked.ts'
import type { EntryChange, EntryFields } from './daybook-write.ts'

/** An entry as it is shown: with what waits to be sent. */
export interface ShownEntry extends EntryFields {
  entry_key: string
  version: number
  /** The entry as the service has it; null: this phone knows of none. */
  onService: EntryFields | null
  /** Of the write in the outbox; undefined: none waits. */
  waiting: string | undefined
}

type Changes = ReadonlyMap<string, EntryChange>

export const fieldsOf = ({ kind, amount, day, note, person, phone }: EntryFields): EntryFields => ({ kind, amount, day, note, person, phone })
const isSame = (a: EntryFields, b: EntryFields): boolean => JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))

/** Whether what the service says has the change in it already: its answer was lost, or a later correction won. */
const hasArrived = (row: DaybookEntry, { version, after }: EntryChange): boolean =>
  after !== null && (row.version > version || (row.version === version && isSame(row, after)))

const fits = ({ kind, day, ...who }: EntryFields, { month, kind: of, person, phone = '' }: DaybookFilter): boolean =>
  (month === undefined || day.startsWith(month)) &&
  (of === undefined || kind === of) &&
  (person === undefined || (hasPerson(kind) && personKey(who) === personKey({ person, phone })))

/**
 * Rows of the list with what this phone has written since, the latest day first.
 * @param rows as the service gave them, the latest day first
 * @param hasMore there are older ones, which are not here
 */
export function rowsWith(rows: readonly DaybookEntry[], changes: Changes, { filter, hasMore }: { filter: DaybookFilter; hasMore: boolean }): ShownEntry[] {
  const left = new Map(changes)
  const shown = rows.flatMap((row): ShownEntry[] => {
    const change = left.get(row.entry_key)
    left.delete(row.entry_key)
    const onService = fieldsOf(row)
    if (!change || hasArrived(row, change)) return [{ ...onService, entry_key: row.entry_key, version: row.version, onService, waiting: undefined }]
    return shownOf({ ...change, before: onService })
  })
  const lastDay = hasMore ? (rows.at(-1)?.day ?? '') : ''
  const added = [...left.values()].flatMap(shownOf).filter(({ day }) => day >= lastDay)
  // What was written last comes first among those of its day.
  return [...added.reverse(), ...shown].filter((entry) => fits(entry, filter)).sort(byDay)
}

const byDay = (a: ShownEntry, b: ShownEntry): number => Date.parse(b.day) - Date.parse(a.day)

const shownOf = ({ entry_key, version, before, after, waiting }: EntryChange): ShownEntry[] =>
  after ? [{ ...after, entry_key, version, onService: before, waiting }] : []

/** Sums with what this phone has written since. @param today `YYYY-MM-DD` in Dhaka: of another day the service has summed up nothing */
export function sumsWith(sums: DaybookSums, changes: Changes, today: string): DaybookSums {
  const latest = new Map(sums.latest.map((row) => [row.entry_key, row]))
  let next: DaybookSums = { ...sums, today, of_today: sums.today === today ? sums.of_today : NO_SUMS }
  for (const change of changes.values()) {
    const row = latest.get(change.entry_key)
    if (row && hasArrived(row, change)) continue
    const before = row ?? change.before
    if (before) next = plus(next, before, -1)
    if (change.after) next = plus(next, change.after, 1)
  }
  return next
}

function plus(sums: DaybookSums, entry: EntryFields, sign: 1 | -1): DaybookSums {
  const { kind, day } = entry
  const taka = entry.amount * sign
  return {
    ...sums,
    of_today: day === sums.today ? added(sums.of_today, kind, taka) : sums.of_today,
    months: monthsPlus(sums.months, entry, taka),
    people: hasPerson(kind) ? peoplePlus(sums, entry, taka) : sums.people,
    owed: sums.owed + (hasPerson(kind) ? owedBy({ ...NO_SUMS, [kind]: taka }) : 0),
  }
}

const added = <S extends KindSums>(sums: S, kind: keyof KindSums, taka: number): S => ({ ...sums, [kind]: sums[kind] + taka })

function monthsPlus(months: readonly DaybookMonth[], { kind, day }: EntryFields, taka: number): DaybookMonth[] {
  const month = day.slice(0, 7)
  const none: DaybookMonth = { month, ...NO_SUMS, house: { placed: 0, to_come: 0, with_courier: 0, paid: 0 } }
  const all = months.some((one) => one.month === month) ? months : [...months, none]
  return all.map((one) => (one.month === month ? added(one, kind, taka) : one)).sort((a, b) => (a.month < b.month ? 1 : -1))
}

/** Whom the answer left out for their number may have sums that this phone does not know: they stay left out. */
function peoplePlus({ people, people_left_out }: DaybookSums, { kind, person, phone }: EntryFields, taka: number): DaybookPerson[] {
  const key = personKey({ person, phone })
  const isThere = people.some((one) => personKey(one) === key)
  if (!isThere && people_left_out > 0) return people
  const all = isThere ? people : [...people, { person, phone, lent: 0, repaid: 0 }]
  const changed = all.map((one) => (personKey(one) === key ? { ...one, [kind]: one[kind as 'lent' | 'repaid'] + taka } : one))
  return changed.filter(({ lent, repaid }) => lent !== 0 || repaid !== 0).sort((a, b) => owedBy(b) - owedBy(a))
}
