import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from '#app/features/services/public/calls.ts'
import { Services } from '#app/features/services/public/screens/services.tsx'
import { ServicesFailed } from '#app/features/services/public/screens/services-failed.tsx'
import { ServicesWaiting } from '#app/features/services/public/screens/services-waiting.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Answer } from '#app/wire/answer.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ServiceCard, ServicePage } from '#contract/services/services.ts'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aServiceCard } from '#tests/support/phone/service-rows.ts'

vi.mock('#app/features/services/public/calls.ts')

const TREE = [
  { id: 1, title: 'Repairs', title_bn: 'মেরামত', parent: null },
  { id: 2, title: 'Lessons', title_bn: 'পড়ানো', parent: null },
  { id: 11, title: 'Plumbing', title_bn: 'প্লাম্বিং', parent: 1 },
]
const cards = [
  aServiceCard({ service_id: 1, title: 'Fix a tap', reaches: ['Bogura', 'Joypurhat', 'Naogaon'], rating: { count: 12, mean: 4.66 } }),
  aServiceCard({ service_id: 2, title: 'গণিত পড়াই', pricing: 'hourly', place: 'online', reaches: null, next_free_at: '2026-01-21T04:00:00.000Z' }),
  aServiceCard({ service_id: 3, title: 'Wedding photos', second_title: 'বিয়ের ছবি', pricing: 'quote', price: 0, reaches: null, next_free_at: null }),
  aServiceCard({ service_id: 4, title: 'Haircut', place: 'at-provider', reaches: ['Bogura'], next_free_at: null }),
]
const pageOf = (results: ServiceCard[], over: Partial<ServicePage> = {}): ServicePage => ({
  results,
  next_cursor: null,
  total: results.length,
  total_is_exact: true,
  ...over,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') })
  vi.mocked(calls.loadServiceCategories).mockResolvedValue(TREE)
  startDeferredHydration()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

interface Shown {
  filter?: ServiceFilter
  answer?: Answer<ServicePage>
  language?: 'en' | 'bn'
}

/** The list with all that comes after the rest. */
async function show({ filter = {}, answer = fresh(pageOf(cards)), language = 'en' }: Shown = {}) {
  const shown = await renderScreen(<Services filter={filter} answer={answer} />, { language, at: '/services' })
  await waitFor(() => expect(document.querySelector('form [type=submit]')).not.toBeNull(), { timeout: 10_000 })
  return shown
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const asked = (router: { state: { location: { pathname: string; search: unknown } } }) => [router.state.location.pathname, router.state.location.search]
const card = (at: number) => within(screen.getAllByRole('article')[at]!)
const heldSince = (fetchedAt: string): Answer<ServicePage> => ({ ...fresh(pageOf(cards)), fetchedAt, from: 'device' })

describe('a card', () => {
  it('says who does what, where, for how much and how it is rated, and leads to its page', async () => {
    await show()
    expect(card(0).getByRole('link', { name: 'Fix a tap' }).getAttribute('href')).toBe('/servicedetails/1')
    for (const text of ['Bogura and 2 more · Kamal Plumbing', 'BDT 500', '4.7 of 5 · 12 reviews']) expect(card(0).getByText(text)).toBeTruthy()
    expect(card(1).getByText('BDT 500 an hour')).toBeTruthy()
    expect(card(1).getByText(/Online/)).toBeTruthy()
    expect(card(2).getByText('Price on request')).toBeTruthy()
  })

  it('says when it is free next, which leads to its times', async () => {
    await show()
    const chip = (at: number) => card(at).getAllByRole('link').at(-1)
    expect([chip(0)?.textContent, chip(0)?.getAttribute('href')]).toEqual(['Today 4:30 pm: Fix a tap', '/servicebooking/1'])
    expect(chip(1)?.textContent).toMatch(/^Tomorrow 10:00 am/)
    expect(chip(2)?.textContent).toMatch(/^See free times/)
    expect(card(3).getByText('No free time right now')).toBeTruthy()
  })

  it('says the age of a kept time after fifteen minutes, and never one that has passed', async () => {
    await show({ answer: heldSince('2026-01-20T05:50:00.000Z') })
    expect(card(0).getByText('Today 4:30 pm').className).toContain('text-brand')
    cleanup()
    await show({ answer: heldSince('2026-01-20T05:40:00.000Z') })
    expect(card(0).getByText('Today 4:30 pm, seen 20 minutes ago').className).toContain('text-marigold')
    cleanup()
    vi.setSystemTime(Date.parse('2026-01-20T11:00:00Z'))
    await show({ answer: heldSince('2026-01-20T05:40:00.000Z') })
    expect(card(0).queryByText(/4:30/)).toBeNull()
    expect(card(0).getByText('See free times')).toBeTruthy()
  })

  it('speaks Bangla, in the language of its reader where there is one', async () => {
    await show({ language: 'bn' })
    for (const text of ['৳৫০০', 'আজ বিকেল ৪:৩০', /Kamal Plumbing/]) expect(card(0).getByText(text)).toBeTruthy()
    for (const text of ['ঘণ্টায় ৳৫০০', '৪টি সেবা']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('বগুড়া ও আরও ২টি জেলা')
    expect(screen.getByRole('link', { name: 'বিয়ের ছবি' }).lang).toBe('bn')
  })

  it('costs at most 26 elements', async () => {
    await show()
    for (const one of screen.getAllByRole('article')) expect(one.querySelectorAll('*').length).toBeLessThanOrEqual(26)
  })
})

describe('the list', () => {
  it('says that nothing was found and what to do', async () => {
    await show({ filter: { q: 'x' }, answer: fresh(pageOf([])) })
    expect(await screen.findByText('No services found.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all services' }).getAttribute('href')).toBe('/services')
  })

  it('says how much of what the phone holds an offline search found', async () => {
    await show({ answer: { ...heldSince('2026-01-20T05:59:00.000Z'), from: 'device-search', heldRows: 40 } })
    expect(screen.getByRole('status').textContent).toContain('4 of 40 saved services. There may be more online.')
  })

  it('has another order by a choice', async () => {
    const { router } = await show({ filter: { q: 'tap' } })
    fireEvent.change(field('Sort by'), { target: { value: 'price-low' } })
    await waitFor(() => expect(asked(router)).toEqual(['/services', { q: 'tap', sort: 'price-low' }]))
  })

  it('goes on with a press', async () => {
    vi.mocked(calls.loadServices).mockResolvedValueOnce(fresh(pageOf([aServiceCard({ service_id: 9, title: 'Painting' })])))
    await show({ answer: fresh(pageOf(cards, { next_cursor: 'a', total: 5 })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('link', { name: 'Painting' })).toBeTruthy()
    expect(vi.mocked(calls.loadServices)).toHaveBeenCalledWith({}, {}, 'a')
  })

  it('that could not be had says so and asks again, and one on its way says that', async () => {
    const { router } = await renderScreen(<ServicesFailed error={new Problem('offline')} />)
    const invalidate = vi.spyOn(router, 'invalidate')
    expect(screen.getByRole('alert').textContent).toContain('Failed to load services.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(invalidate).toHaveBeenCalled()
    cleanup()
    await renderScreen(<ServicesWaiting />)
    expect(screen.getByRole('heading', { name: 'Loading services…' })).toBeTruthy()
  })
})

describe('the search panel and the filters', () => {
  it('ask by GET for what is filled in', async () => {
    const { router } = await show()
    const form = document.querySelector('form')!
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/services'])
    fireEvent.change(field('Service'), { target: { value: 'কল' } })
    fireEvent.change(field('District'), { target: { value: 'Gazipur' } })
    fireEvent.change(field('Where'), { target: { value: 'online' } })
    fireEvent.change(field('Free on'), { target: { value: '2026-01-21' } })
    fireEvent.change(field('Max price'), { target: { value: '৳১,০০০' } })
    fireEvent.click(field('Confirmed at once, free within 48 hours'))
    fireEvent.submit(form)
    const search = { q: 'কল', district: 'Gazipur', place: 'online', day: '2026-01-21', max_price: '1000', instant: 'true' }
    await waitFor(() => expect(asked(router)).toEqual(['/services', search]))
  })

  it('offer the next fourteen days by their names', async () => {
    await show({ filter: { day: '2026-01-01' } })
    const days = within(field('Free on')).getAllByRole('option')
    expect(days.map((day) => day.textContent).slice(0, 5)).toEqual(['Any day', 'Thu 1 Jan', 'Today', 'Tomorrow', 'Thu 22 Jan'])
    expect(days).toHaveLength(16)
  })

  it('say at the field what is wrong with a price, and ask nothing', async () => {
    const { router } = await show()
    fireEvent.change(field('Min price'), { target: { value: '500' } })
    fireEvent.change(field('Max price'), { target: { value: '400' } })
    fireEvent.submit(document.querySelector('form')!)
    expect((await screen.findByRole('alert')).textContent).toBe('Max price cannot be below min price.')
    expect(asked(router)).toEqual(['/services', {}])
  })

  it('take parts of the filter back, called by their names', async () => {
    const { router } = await show({
      filter: { category: 1, subcategory: 11, place: 'online', district: 'Bogura', instant: true, day: '2026-01-20', seller: 'rahima' },
    })
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }))
    await waitFor(() =>
      expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
        'Repairs',
        'Plumbing',
        'Online',
        'Bogura',
        'Confirmed at once',
        'Free: Today',
        'Services from one provider',
      ]),
    )
    fireEvent.click(chips.getByRole('link', { name: 'Remove filter: Repairs' }))
    const rest = { place: 'online', district: 'Bogura', instant: 'true', day: '2026-01-20', seller: 'rahima' }
    await waitFor(() => expect(asked(router)).toEqual(['/services', rest]))
  })
})
