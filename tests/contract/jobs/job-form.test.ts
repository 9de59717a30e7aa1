import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { dayOfDeadline, deadlineFault, deadlineOf, JobForm } from '#contract/jobs/job-form.ts'
import { jobTexts } from '#tests/support/server/nouns/hiring.ts'

const BRANCH = { job_category: 1, job_subcategory: 2, job_subsubcategory: 3 }
const read = (over: Record<string, string> = {}) => v.parse(JobForm, jobTexts(BRANCH, over))
const faults = (over: Record<string, string>) => {
  const { issues = [] } = v.safeParse(JobForm, jobTexts(BRANCH, over))
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('answers', () => {
  it('the last second of a day in Dhaka, in winter as in summer, and the day of it', () => {
    expect(deadlineOf('2026-12-16')).toBe('2026-12-16T17:59:59.000Z')
    expect(dayOfDeadline('2026-12-16T17:59:59.000Z')).toBe('2026-12-16')
    expect(read({ deadline: '২০২৬-১২-১৬' }).deadline).toBe('2026-12-16T17:59:59.000Z')
  })

  it('numbers in Bangla digits, with commas and spaces', () => {
    expect(read({ salary_min: '১৫,০০০', salary_max: ' 20 000 ', vacancies: '৩' })).toMatchObject({ salary_min: 15_000, salary_max: 20_000, vacancies: 3 })
  })

  it('one salary, or none', () => {
    expect(read({ salary_min: '', salary_max: '100' })).toMatchObject({ salary_min: null, salary_max: 100 })
    expect(read({ salary_min: '', salary_max: '' })).toMatchObject({ salary_min: null, salary_max: null })
  })

  it('a place from who must be there, and none from who need not', () => {
    expect(faults({ district: '', job_location: '' })).toEqual({ district: 'not-a-place', job_location: 'required' })
    expect(read({ is_remote: 'true', division: '', district: '', job_location: '' })).toMatchObject({ division: null, district: null })
  })
})

describe('refuses', () => {
  it('a number that is none, by that name', () => {
    expect(faults({ salary_min: 'much', vacancies: '-1' })).toEqual({ salary_min: 'not-a-number', vacancies: 'not-a-number' })
  })

  it('a deadline that is over, or too far', () => {
    const now = Date.parse('2026-12-01T00:00:00Z')
    expect(deadlineFault(new Date(now - 1).toISOString(), now)).toBe('in-the-past')
    expect(deadlineFault(new Date(now).toISOString(), now)).toBeUndefined()
    expect(deadlineFault(new Date(now + 180 * DAY_MS).toISOString(), now)).toBeUndefined()
    expect(deadlineFault(new Date(now + 180 * DAY_MS + 1).toISOString(), now)).toBe('too-far')
  })
})
