import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TrustCard } from '#app/features/sellers/parts/trust-card.tsx'
import { roughTime } from '#app/features/sellers/trust-figures.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const trust = {
  first_answers: 14,
  answer_minutes: 25,
  bookings_ended: 25,
  bookings_kept: 24,
  refunds_owed: 6,
  refunds_in_time: 6,
  computed_at: '2026-01-15T06:00:00.000Z',
}
const seller = { member_since: '2024-05-01T00:00:00.000Z', events_held: 2, rating: { count: 23, mean: 4.56 }, trust } as SellerPage
const show = (over: Partial<SellerPage> = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<TrustCard seller={{ ...seller, ...over }} />, { language, at: '/seller/rahima' })
/** What stands beside a term: the figure, then its period and cases. */
const said = (term: string) => {
  const row = screen.getByText(term).closest('div') as HTMLElement
  return within(row)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
}

afterEach(cleanup)

describe('the trust card', () => {
  it('gives each figure with its period and its number of cases', async () => {
    await show()
    expect(said('Rating')).toEqual(['4.6 of 5', '23 reviews, all time'])
    expect(said('Usual time to a first reply')).toEqual(['About 25 minutes', 'Median of 14 first replies in the last 90 days'])
    expect(said('Bookings kept')).toEqual(['96%', 'Of 25 bookings in the last 180 days'])
    expect(said('Refunded within 10 days')).toEqual(['100%', 'Of 6 refunds in the last 180 days'])
    expect(said('Events held')).toEqual(['2', 'Since 1 May 2024'])
    expect(said('Member since')).toEqual(['1 May 2024'])
  })

  it('says not enough yet below five cases, and below three ratings', async () => {
    await show({
      rating: { count: 2, mean: 5 },
      trust: { ...trust, first_answers: 4, bookings_ended: 4, bookings_kept: 4, refunds_owed: 0, refunds_in_time: 0 },
    })
    expect(said('Rating')).toEqual(['Not enough yet', '2 of at least 3 so far'])
    expect(said('Usual time to a first reply')).toEqual(['Not enough yet', '4 of at least 5 so far'])
    expect(said('Bookings kept')).toEqual(['Not enough yet', '4 of at least 5 so far'])
    expect(said('Refunded within 10 days')).toEqual(['Not enough yet', '0 of at least 5 so far'])
  })

  it('leaves out what was not counted', async () => {
    await show({ trust: undefined, rating: undefined, events_held: 0 })
    for (const term of ['Rating', 'Bookings kept']) expect(screen.queryByText(term)).toBeNull()
    expect(said('Events held')[0]).toBe('None yet')
  })

  it('counts in Bangla digits', async () => {
    await show({}, 'bn')
    expect(screen.getByText('৯৬%')).toBeTruthy()
  })

  it('never rounds a share up to all', async () => {
    await show({ trust: { ...trust, bookings_ended: 1000, bookings_kept: 999 } })
    expect(said('Bookings kept')[0]).toBe('99%')
  })

  it.each([
    [0, 'minutes', 1],
    [119, 'minutes', 119],
    [120, 'hours', 2],
    [47 * 60, 'hours', 47],
    [72 * 60, 'days', 3],
  ] as const)('says %i minutes in %s', (minutes, unit, count) => {
    expect(roughTime(minutes)).toEqual({ unit, count })
  })
})
