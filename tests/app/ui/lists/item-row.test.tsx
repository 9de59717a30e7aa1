import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { salaryText } from '#app/ui/formats/salary-text.ts'
import { ItemRow } from '#app/ui/lists/item-row.tsx'
import { renderScreen, textsIn } from '#tests/support/phone/render.tsx'

afterEach(cleanup)

describe('a row of anything', () => {
  it('parts facts at their dots, and none that is short: a price is never cut in two', async () => {
    const place = 'Bahadur Shah Park, Old Dhaka, Dhaka'
    await renderScreen(<ItemRow href="/eventdetails/1" title="Food walk" facts={['23 Nov 2026', '', 'BDT 1,200', place]} />)
    expect(screen.getByRole('link').querySelector('.clamp + .clamp')?.textContent).toBe(`23\u00a0Nov\u00a02026 · BDT\u00a01,200 · ${place}`)
  })
})

describe('a salary', () => {
  const t = textsIn('en').t
  it('is both ends, in each place that says it', () => {
    const job = { salary_min: 18_000, salary_max: 22_000 }
    expect((['home', 'search', 'jobs'] as const).map((noun) => salaryText(job, t, noun))).toEqual([
      '18,000 - 22,000 Taka',
      '18,000 - 22,000 Taka',
      'Salary: 18,000 - 22,000 Taka',
    ])
  })

  it('is one number where both ends are the same', () => {
    const job = { salary_min: 18_000, salary_max: 18_000 }
    expect((['home', 'search', 'jobs'] as const).map((noun) => salaryText(job, t, noun))).toEqual(['18,000 Taka', '18,000 Taka', 'Salary: 18,000 Taka'])
    expect(salaryText(job, textsIn('bn').t, 'jobs')).toBe('বেতন: ১৮,০০০ টাকা')
  })

  it('is not said of which one end is not', () => {
    expect(salaryText({ salary_min: 18_000, salary_max: null }, t, 'jobs')).toBeUndefined()
  })
})
