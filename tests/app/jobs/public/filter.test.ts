import { describe, expect, it } from 'vitest'
import { activeChips, readJobForm, searchPart, withoutChip } from '#app/features/jobs/public/filter.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the form of the portal', () => {
  it('asks for what is filled in, and for nothing else', () => {
    expect(readJobForm(formOf({ q: ' ড্রাইভার ', category: '3', type: 'Part-time', division: 'Dhaka', district: '', remote: 'true', sort: 'newest' }))).toEqual({
      filter: { q: 'ড্রাইভার', category: 3, type: 'Part-time', division: 'Dhaka', remote: true },
    })
  })

  it.each([
    ['৳১৫,০০০', 15_000],
    ['15 000 Taka', 15_000],
    ['tk. 9000', 9000],
    ['১২০০০ টাকা', 12_000],
  ])('takes a salary as people write it: %s', (typed, min_salary) => {
    expect(readJobForm(formOf({ min_salary: typed }))).toEqual({ filter: { min_salary } })
  })

  it('takes no years as a number of years', () => {
    expect(readJobForm(formOf({ experience: '০' }))).toEqual({ filter: { experience: 0 } })
  })

  it.each<[Record<string, string>, object]>([
    [{ min_salary: 'a lot' }, { min_salary: 'notANumber' }],
    [{ experience: '41' }, { experience: 'notYears' }],
    [
      { min_salary: '-5', experience: 'two' },
      { min_salary: 'notANumber', experience: 'notYears' },
    ],
  ])('says what is wrong rather than dropping it: %o', (fields, faults) => {
    expect(readJobForm(formOf(fields))).toEqual({ faults })
  })
})

describe('the parts of a filter', () => {
  const filter = {
    q: 'cook',
    category: 1,
    subcategory: 2,
    subsubcategory: 3,
    division: 'Dhaka',
    district: 'Gazipur',
    experience: 0,
    sort: 'deadline',
  } as const

  it('are each a chip, the sort is none', () => {
    expect(activeChips(filter)).toEqual(['q', 'category', 'subcategory', 'subsubcategory', 'division', 'district', 'experience'])
  })

  it('go with what depends on them', () => {
    expect(withoutChip(filter, 'category')).toEqual({ q: 'cook', division: 'Dhaka', district: 'Gazipur', experience: 0, sort: 'deadline' })
    expect(withoutChip(filter, 'division')).not.toHaveProperty('district')
    expect(withoutChip(filter, 'district')).toHaveProperty('division')
  })

  it('of the search panel stay when the filters are reset', () => {
    expect(searchPart({ ...filter, type: 'Contract', min_salary: 5 })).toEqual({
      q: 'cook',
      category: 1,
      subcategory: 2,
      subsubcategory: 3,
      type: 'Contract',
    })
  })
})
