import { describe, expect, it } from 'vitest'
import type { DaybookFilter } from '#app/features/daybook/daybook-asked.ts'
import { changesSince, type EntryFields, readWrite } from '#app/features/daybook/daybook-write.ts'
import { rowsWith, sumsWith } from '#app/features/daybook/with-changes.ts'
import type { OutboxEntry } from '#app/state/outbox/outbox.ts'
import { type DaybookSums, NO_SUMS } from '#contract/daybook/daybook-sums.ts'
import { aRow, aWrite, noSums, said, TODAY } from './a-daybook.ts'

const noHouse = { placed: 0, to_come: 0, with_courier: 0, paid: 0 }
const ANSWERED = '2026-01-02T00:00:00.000Z'
const BEFORE = '2026-01-01T23:59:00.000Z'
const AFTER = '2026-01-02T00:01:00.000Z'
const changes = (entries: readonly OutboxEntry[]) =>
  changesSince(
    entries.flatMap((entry) => readWrite(entry) ?? []),
    ANSWERED,
  )
const sums = (entries: readonly OutboxEntry[], of: DaybookSums = noSums(), today = TODAY) => sumsWith(of, changes(entries), today)
const rows = (entries: readonly OutboxEntry[], of = [aRow('a')], { hasMore = false, ...filter }: DaybookFilter & { hasMore?: boolean } = {}) =>
  rowsWith(of, changes(entries), { filter, hasMore })
const KEY = aRow('a').entry_key
const OTHER = aRow('b').entry_key
const lent = (over: Partial<EntryFields> = {}) => said({ kind: 'lent', person: 'Karim', amount: 300, ...over })

describe('sums with what waits to be sent', () => {
  it('have a new entry of today, in its month, and with its person', () => {
    const read = sums([aWrite({ entry_key: KEY, entry: lent() }), aWrite({ entry_key: OTHER, entry: said({ kind: 'cost', amount: 20 }) })])
    expect(read.of_today).toEqual({ sale: 0, lent: 300, repaid: 0, cost: 20 })
    expect(read.months).toMatchObject([{ month: TODAY.slice(0, 7), lent: 300, cost: 20 }])
    expect([read.people, read.owed]).toEqual([[{ person: 'Karim', phone: '', lent: 300, repaid: 0 }], 300])
  })

  it('take a correction for what it changes alone, also where two wait', () => {
    const counted = noSums({ of_today: { ...NO_SUMS, sale: 100 }, months: [{ month: TODAY.slice(0, 7), ...NO_SUMS, sale: 100, house: noHouse }] })
    const correct = (version: number, amount: number) => aWrite({ action: 'correct', entry_key: KEY, version, entry: said({ amount }), before: said() })
    expect(sums([correct(2, 150)], counted).of_today.sale).toBe(150)
    expect(sums([correct(2, 150), correct(3, 170)], counted).of_today.sale).toBe(170)
    expect(sums([correct(2, 150)], counted).months[0]?.sale).toBe(150)
  })

  it('move what becomes another kind, another person or another month', () => {
    const counted = noSums({ people: [{ person: 'Karim', phone: '', lent: 300, repaid: 0 }], owed: 300, months: [] })
    const read = sums(
      [aWrite({ action: 'correct', entry_key: KEY, version: 2, entry: lent({ person: 'Rahima', day: '2025-05-05' }), before: lent() })],
      counted,
    )
    expect(read.people).toEqual([{ person: 'Rahima', phone: '', lent: 300, repaid: 0 }])
    expect(read.owed).toBe(300)
    expect(read.months.map(({ month, lent: sum }) => [month, sum])).toContainEqual(['2025-05', 300])
  })

  it('are without what is taken back', () => {
    const counted = noSums({ of_today: { ...NO_SUMS, sale: 100 } })
    expect(sums([aWrite({ action: 'remove', entry_key: KEY, before: said() })], counted).of_today.sale).toBe(0)
    const addedAndGone = [aWrite({ entry_key: KEY }), aWrite({ action: 'remove', entry_key: KEY })]
    expect(sums(addedAndGone).of_today.sale).toBe(0)
  })

  it('count nothing twice whose answer was lost, and of what has arrived only what is newer', () => {
    const counted = noSums({ of_today: { ...NO_SUMS, sale: 100 }, latest: [aRow('a')] })
    expect(sums([aWrite({ entry_key: KEY }, { may_have_arrived: true })], counted).of_today.sale).toBe(100)
    expect(sums([aWrite({ entry_key: KEY, version: 2, entry: said({ amount: 130 }) })], counted).of_today.sale).toBe(130)
    const later = noSums({ of_today: { ...NO_SUMS, sale: 500 }, latest: [aRow('a', { version: 3, amount: 500 })] })
    expect(sums([aWrite({ entry_key: KEY, version: 2, entry: said({ amount: 130 }) })], later).of_today.sale).toBe(500)
  })

  it('have what was sent until an answer comes that is newer, and nothing that was refused or thrown away', () => {
    expect(sums([aWrite({ entry_key: KEY }, { state: 'sent', changed_at: AFTER })]).of_today.sale).toBe(100)
    expect(sums([aWrite({ entry_key: KEY }, { state: 'sent', changed_at: BEFORE })]).of_today.sale).toBe(0)
    expect(sums([aWrite({ entry_key: KEY }, { state: 'needs-you' }), aWrite({ entry_key: OTHER }, { state: 'discarded' })]).of_today.sale).toBe(0)
  })

  it('of yesterday’s answer say nothing of today but what was written today', () => {
    const counted = noSums({ today: '2025-05-04', of_today: { ...NO_SUMS, sale: 900 } })
    expect(sums([aWrite({ entry_key: KEY })], counted).of_today.sale).toBe(100)
  })

  it('leave out a person of whom this phone does not know all', () => {
    const read = sums([aWrite({ entry_key: KEY, entry: lent() })], noSums({ people_left_out: 3, owed: 50 }))
    expect([read.people, read.owed]).toEqual([[], 350])
  })
})

describe('the list with what waits to be sent', () => {
  it('has a new entry on its day, marked, before others of that day', () => {
    const shown = rows([aWrite({ entry_key: OTHER, entry: said({ amount: 7 }) })], [aRow('a'), aRow('c', { day: '2025-01-01' })])
    expect(shown.map(({ amount, waiting }) => [amount, waiting !== undefined])).toEqual([
      [7, true],
      [100, false],
      [100, false],
    ])
  })

  it('shows a correction in place of what it was, and keeps what the service has', () => {
    const [shown] = rows([aWrite({ action: 'correct', entry_key: KEY, version: 2, entry: said({ amount: 7 }), before: said() })])
    expect(shown).toMatchObject({ amount: 7, version: 2, onService: { amount: 100 } })
    expect(shown?.waiting).toBeDefined()
  })

  it('is without what is taken back, and shows a later correction of another phone', () => {
    expect(rows([aWrite({ action: 'remove', entry_key: KEY, before: said() })])).toEqual([])
    const [shown] = rows(
      [aWrite({ action: 'correct', entry_key: KEY, version: 2, entry: said({ amount: 7 }), before: said() })],
      [aRow('a', { version: 3, amount: 9 })],
    )
    expect([shown?.amount, shown?.waiting]).toEqual([9, undefined])
  })

  it('has of a filter only what fits it, also after a correction', () => {
    const entries = [aWrite({ entry_key: OTHER, entry: lent() })]
    expect(rows(entries, [], { kind: 'cost' })).toEqual([])
    expect(rows(entries, [], { person: 'karim' })).toHaveLength(1)
    expect(rows(entries, [], { person: 'Karim', phone: '+8801712345678' })).toEqual([])
    expect(
      rows([aWrite({ action: 'correct', entry_key: KEY, version: 2, entry: said({ day: '2025-01-01' }), before: said() })], [aRow('a')], {
        month: TODAY.slice(0, 7),
      }),
    ).toEqual([])
  })

  it('leaves an old entry to the page on which it would be', () => {
    const entries = [aWrite({ entry_key: OTHER, entry: said({ day: '2025-01-01' }) })]
    expect(rows(entries, [aRow('a')], { hasMore: true })).toHaveLength(1)
    expect(rows(entries, [aRow('a')])).toHaveLength(2)
  })
})
