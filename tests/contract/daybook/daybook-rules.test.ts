import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { daybookRow } from '#contract/daybook/daybook-csv.ts'
import { DaybookFields } from '#contract/daybook/daybook-entry.ts'
import { dayFault, firstDaybookDay, personKey } from '#contract/daybook/daybook-rules.ts'
import { cashOf, NO_SUMS, owedBy } from '#contract/daybook/daybook-sums.ts'

describe('the day of an entry', () => {
  it.each([
    ['2026-11-30', undefined],
    ['2026-12-01', 'in-the-future'],
    ['2024-11-29', undefined],
    ['2024-11-28', 'too-long-ago'],
    ['2026-02-29', 'not-a-time'],
    ['', 'not-a-time'],
  ])('%s on 30 November 2026: %s', (day, fault) => expect(dayFault(day, '2026-11-30')).toBe(fault))

  it('may be the first that the form offers', () => expect(dayFault(firstDaybookDay('2026-11-30'), '2026-11-30')).toBeUndefined())
})

describe('a person of the day-book', () => {
  it('is the same in any case and spacing, and another one with another phone number', () => {
    const key = personKey({ person: 'Rahima  Begum', phone: '+8801712345678' })
    expect(personKey({ person: ' rahima begum', phone: '+8801712345678' })).toBe(key)
    expect(personKey({ person: 'Rahima Begum', phone: '' })).not.toBe(key)
    expect(personKey({ person: 'Rahim Begum', phone: '+8801712345678' })).not.toBe(key)
  })
})

describe('sums of entries', () => {
  it('take credit for money only when it is paid back', () => {
    const sums = { sale: 500, lent: 300, repaid: 40, cost: 70 }
    expect(cashOf(sums)).toEqual({ in: 540, out: 70 })
    expect(owedBy(sums)).toBe(260)
    expect(cashOf(NO_SUMS)).toEqual({ in: 0, out: 0 })
  })
})

describe('an entry as it is typed', () => {
  const typed = { kind: 'lent', amount: 5, day: '2026-11-30', person: 'Rahim', phone: '০১৭১২-৩৪৫৬৭৮' }
  it('keeps a person where it is about credit, and no person elsewhere', () => {
    expect(v.parse(DaybookFields, typed)).toEqual({ ...typed, phone: '+8801712345678', note: '' })
    expect(v.parse(DaybookFields, { ...typed, kind: 'sale' })).toMatchObject({ person: '', phone: '' })
  })

  it('is a row of a table with days and amounts as spreadsheets read them', () => {
    expect(daybookRow(v.parse(DaybookFields, typed), 'en')).toEqual(['2026-11-30', 'Sold on credit', 5, 'Rahim', '01712-345678', ''])
  })
})
