import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from '#app/features/events/public/calls.ts'
import { EventList } from '#app/features/events/public/screens/event-list.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Answer } from '#app/wire/answer.ts'
import { Problem } from '#contract/core/problem.ts'
import type { EventPage } from '#contract/events/events.ts'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { fresh, pageOf } from '#tests/support/phone/answers.ts'
import { anEventCard } from '#tests/support/phone/event-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/features/events/public/calls.ts')

const LISTS = {
  categories: [
    { id: 1, title: 'Music', title_bn: 'গান' },
    { id: 2, title: 'Sports', title_bn: 'খেলা' },
  ],
  subcategories: [
    { id: 11, title: 'Rock', title_bn: 'রক', event_category: 1 },
    { id: 21, title: 'Football', title_bn: 'ফুটবল', event_category: 2 },
  ],
  subsubcategories: [{ id: 111, title: 'Live concert', title_bn: 'লাইভ কনসার্ট', event_subcategory: 11 }],
}

vi.mocked(calls.loadCategories).mockResolvedValue(LISTS)
beforeEach(startDeferredHydration)
afterEach(cleanup)

const cards = [
  anEventCard({ id: 1, title: 'River of Songs', price: 1200 }),
  anEventCard({ id: 2, title: 'নদীর গান', price: 0, seats: 0, type: 'Online', location: null }),
]
/** The list with its form, which hydrates after the rest. */
async function showList(filter: EventFilter, answer: Answer<EventPage> = fresh(pageOf(cards)), language: 'en' | 'bn' = 'en') {
  const shown = await renderScreen(<EventList filter={filter} answer={answer} />, { language })
  await waitFor(() => expect(document.querySelector('form [type=submit]')).not.toBeNull(), { timeout: 10_000 })
  return shown
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the list of events', () => {
  it('says on each card what it is, who hosts it, what it costs and what is left', async () => {
    await showList({})
    const [first, second] = screen.getAllByRole('article')
    expect(within(first!).getByRole('link', { name: 'River of Songs' }).getAttribute('href')).toBe('/eventdetails/1')
    expect(within(first!).getByText('Hosted by Seller Rahima')).toBeTruthy()
    expect(within(first!).getByText('BDT 1,200')).toBeTruthy()
    expect(within(first!).getByText('Sun 1 Feb 2026, 4:00 pm')).toBeTruthy()
    expect(within(first!).getByText('View Details')).toBeTruthy()
    expect(within(second!).getByText('Free')).toBeTruthy()
    expect(within(second!).getByText('Sold Out')).toBeTruthy()
    expect(within(second!).getByText('Online')).toBeTruthy()
    expect(screen.getByText('2 results')).toBeTruthy()
    expect(screen.queryByText(/Buy Ticket|Order Now|Coming Soon/)).toBeNull()
  })

  it('speaks Bangla with Bangla digits, and marks titles with their own language', async () => {
    await showList({}, fresh(pageOf(cards)), 'bn')
    expect(screen.getByText('২টি ফলাফল')).toBeTruthy()
    expect(screen.getByText('৳১,২০০')).toBeTruthy()
    expect(screen.getAllByText('Rahima').map(({ lang, parentElement }) => [lang, parentElement?.textContent])).toEqual(Array(2).fill(['en', 'আয়োজক: Rahima']))
    expect(screen.getByRole('link', { name: 'River of Songs' }).lang).toBe('en')
    expect(screen.getByRole('link', { name: 'নদীর গান' }).lang).toBe('bn')
  })

  it('shows each event in the language of its reader where there is one, else says in which it is', async () => {
    const [first, ...rest] = cards
    await showList({}, fresh(pageOf([{ ...first!, second_title: 'নদীর সুর' }, ...rest])), 'bn')
    const [own, other] = screen.getAllByRole('article')
    expect(within(own!).getByRole('link', { name: 'নদীর সুর' }).lang).toBe('bn')
    expect(within(own!).queryByText(/ইংরেজিতে/)).toBeNull()
    expect(other?.textContent).toContain('নদীর গান')
    cleanup()
    await showList({}, fresh(pageOf(cards)), 'bn')
    expect(screen.getAllByText(/ইংরেজিতে/)).toHaveLength(1)
  })

  it('costs at most 22 elements a card', async () => {
    await showList({})
    for (const card of screen.getAllByRole('article')) expect(card.querySelectorAll('*').length).toBeLessThan(22)
  })

  it('says that nothing was found and what to do', async () => {
    await showList({ q: 'x' }, fresh(pageOf([])))
    expect(await screen.findByText('No events found.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/events?when=all')
  })

  it('says how much of what the phone holds an offline search found', async () => {
    const answer: Answer<EventPage> = { ...fresh(pageOf(cards)), from: 'device-search', heldRows: 84 }
    await showList({ q: 'গান' }, answer, 'bn')
    expect(screen.getByText(/সেভ করা ৮৪টির মধ্যে ২টি ইভেন্ট/)).toBeTruthy()
  })

  it('opens an event in place', async () => {
    const { router } = await showList({})
    fireEvent.click(screen.getByRole('link', { name: 'River of Songs' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/eventdetails/1'))
  })
})

describe('the search and filter panels', () => {
  it('ask for a place only of Offline events', async () => {
    await showList({})
    expect(screen.queryByLabelText('Location')).toBeNull()
    fireEvent.change(field('Type'), { target: { value: 'Offline' } })
    expect(field('Location').name).toBe('location')
    fireEvent.change(field('Type'), { target: { value: 'Online' } })
    expect(screen.queryByLabelText('Location')).toBeNull()
  })

  it('put everything that was asked into the address, Bangla digits as digits', async () => {
    const { router } = await showList({})
    fireEvent.change(field('Event or seller'), { target: { value: ' গান ' } })
    fireEvent.change(field('Date'), { target: { value: '2026-12-16' } })
    fireEvent.change(field('Min price'), { target: { value: '৳১,২০০' } })
    press('Search')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'গান', date: '2026-12-16', min_price: '1200' }))
  })

  it('say what is wrong with a price instead of dropping it', async () => {
    const { router } = await showList({})
    fireEvent.change(field('Min price'), { target: { value: 'cheap' } })
    press('Apply Filters')
    expect(screen.getByRole('alert').textContent).toBe('Enter a price in whole taka, such as 500.')
    expect(document.activeElement).toBe(field('Min price'))
    expect(router.state.location.search).toEqual({})
  })

  it('open each category list once the one above is chosen, and clear those below', async () => {
    await showList({ category: 1, subcategory: 11 })
    fireEvent.focus(field('Category'))
    await screen.findByRole('option', { name: 'Rock' })
    expect(screen.queryByRole('option', { name: 'Football' })).toBeNull()
    fireEvent.change(field('Sub-Subcategory'), { target: { value: '111' } })
    fireEvent.change(field('Category'), { target: { value: '2' } })
    expect(field('Subcategory').value).toBe('')
    expect(field('Sub-Subcategory').disabled).toBe(true)
    expect(screen.getByRole('option', { name: 'Football' })).toBeTruthy()
  })

  it('take parts of the filter back, with what depends on them', async () => {
    const { router } = await showList({ type: 'Offline', location: 'Bogura', sort: 'newest' })
    fireEvent.click(await screen.findByRole('link', { name: 'Remove filter: Offline' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'newest' }))
  })

  it('reset the filters and keep the search', async () => {
    await showList({ q: 'song', min_price: 5 })
    expect(screen.getByRole('link', { name: 'Reset Filters' }).getAttribute('href')).toBe('/events?q=song')
  })

  it('are one GET form to the list, sort included', async () => {
    await showList({})
    const form = field('Date').form!
    expect([form.method, new URL(form.action, 'http://x').pathname]).toEqual(['get', '/events'])
    const names = [...document.querySelectorAll('[name]')].map((one) => one.getAttribute('name'))
    expect(names).toEqual(['q', 'type', 'date', 'category', 'subcategory', 'subsubcategory', 'min_price', 'max_price', 'when', 'sort'])
    expect(screen.getByLabelText('Sort by').getAttribute('form')).toBe(form.id)
  })
})

describe('load more', () => {
  const first = pageOf(cards, { next_cursor: 'c1', total: 4 })
  const third = anEventCard({ id: 3, title: 'Third' })

  it('adds the next page, puts the focus on its first event, and ends', async () => {
    vi.mocked(calls.loadEventList).mockResolvedValueOnce(fresh(pageOf([cards[1]!, third])))
    await showList({ q: 'adds' }, fresh(first))
    press('Load more')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Third'))
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(vi.mocked(calls.loadEventList).mock.lastCall?.slice(0, 3)).toEqual([{ q: 'adds' }, {}, 'c1'])
  })

  it('keeps what is shown when the network is gone, says so, and can be tried again', async () => {
    vi.mocked(calls.loadEventList)
      .mockRejectedValueOnce(new Problem('offline'))
      .mockResolvedValueOnce(fresh(pageOf([third])))
    await showList({ q: 'keeps' }, fresh(first))
    press('Load more')
    expect((await screen.findByRole('alert')).textContent).toContain('need the internet')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    press('Load more')
    expect(await screen.findByText('Third')).toBeTruthy()
  })
})
