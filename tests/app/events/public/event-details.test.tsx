import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EventDetails } from '#app/features/events/public/screens/event-details.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { anEventDetail } from '#tests/support/phone/event-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const LATER = { from_time: '2090-02-01T10:00:00.000Z', to_time: '2090-02-01T14:00:00.000Z' }
const profile = {
  full_name: 'Rahima Khatun',
  slug: 'rahima',
  profession: 'Musician',
  district: 'Bogura',
  member_since: '2024-05-01T00:00:00.000Z',
  is_verified: true,
  events_held: 5,
  event_people: 120,
  goods_orders: 0,
  goods_on_time: 0,
  profile_picture: null,
}
const TICKET = { id: 1, title: 'Front row', price: 900, seats: 1, description: 'With tea', from: null, to: null, per_order_limit: 4 }

/** An event with all that comes after the rest. */
async function show(over: Partial<ReturnType<typeof anEventDetail>> = {}, language: 'en' | 'bn' = 'en') {
  await renderScreen(<EventDetails answer={fresh(anEventDetail({ id: 5, title: 'River of Songs', ...LATER, seats: 12, ...over }))} />, {
    language,
    at: '/eventdetails/5',
  })
  await waitFor(() => expect(document.querySelector('details')).not.toBeNull(), { timeout: 10_000 })
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull())
  await screen.findByRole('button', { name: /Share|শেয়ার/ })
  await screen.findByRole('region', { name: /Gallery|গ্যালারি/ })
}

beforeEach(startDeferredHydration)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the booking box', () => {
  it('has price, dates with seconds, category, type, place and seats', async () => {
    await show()
    const box = within(screen.getByRole('region', { name: 'Booking' }))
    for (const text of ['BDT 200', '01/02/2090, 04:00:00 pm', '01/02/2090, 08:00:00 pm', 'Music', 'Offline Event', 'Bogura', '12 Seats Available']) {
      expect(box.getAllByText(text)[0]).toBeTruthy()
    }
    expect(screen.getByRole('link', { name: 'Order Now' }).getAttribute('href')).toBe('/eventdetails/5?order=1')
  })

  it('names the place of the seller in the language of the page, and as it was kept before it had both', async () => {
    const of = (district_bn?: string) => ({ seller: { id: 1, username: 'rahima', sellerprofile: { ...profile, ...(district_bn && { district_bn }) } } })
    await show(of('বগুড়া'), 'bn')
    expect(screen.getByText('বগুড়া')).toBeTruthy()
    cleanup()
    await show({ ...of(), location: null }, 'bn')
    expect(screen.getByText('Bogura')).toBeTruthy()
  })

  it('says the same in Bangla', async () => {
    await show({}, 'bn')
    for (const text of ['৳২০০', 'ভেন্যুতে ইভেন্ট', '১২টি আসন খালি আছে', 'সংগীত']) expect(screen.getAllByText(text)[0]).toBeTruthy()
  })

  it('shows neither place nor directions for an Online event', async () => {
    await show({ type: 'Online', location: null })
    expect(screen.getByText('Online Event')).toBeTruthy()
    expect(screen.queryByText('Location')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Get directions' })).toBeNull()
  })

  it('says Sold Out when no seat is left', async () => {
    await show({ seats: 0 })
    expect(screen.getByText('Sold Out')).toBeTruthy()
  })

  it('lists the tickets with price and seats', async () => {
    await show({ related_event_tickets: [TICKET] })
    for (const text of ['Front row', 'BDT 900', '1 seat left', 'With tea']) expect(screen.getByText(text)).toBeTruthy()
  })

  it('leads to the place on a map', async () => {
    await show({ location: 'বগুড়া শহর' })
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Get directions' }).href)
    expect(searchParams.get('query')).toBe('বগুড়া শহর')
  })
})

describe('the page of an event', () => {
  it('says that an event has ended', async () => {
    await show({ from_time: '2020-02-01T10:00:00.000Z', to_time: '2020-02-01T14:00:00.000Z' })
    expect(screen.getByText('This event has ended')).toBeTruthy()
  })

  it('says for which days of an event of several a kind of ticket is, and that it lets in once', async () => {
    const times = { from_time: '2090-12-11T04:00:00.000Z', to_time: '2090-12-13T14:00:00.000Z' }
    await show({
      ...times,
      related_event_tickets: [
        { ...TICKET, days: [1, 3] },
        { ...TICKET, id: 2, title: 'Any day', entry: 'once', days: [] },
      ],
    })
    expect(await screen.findByText('Valid on Mon 11 Dec and Wed 13 Dec')).toBeTruthy()
    expect(screen.getByText('Valid once, on any day')).toBeTruthy()
  })

  it.each([
    ['was called off', { is_active: false, event_status: 'Cancelled' }, 'Cancelled'],
    ['was taken off the market', { is_active: false }, 'Not on sale now'],
    ['has no kind of ticket on sale', { related_event_tickets: [{ ...TICKET, is_closed: true }] }, 'Not on sale now'],
  ])('says that an event %s, counts no seats, and takes no orders', async (_, over, text) => {
    await show({ related_event_tickets: [TICKET], ...over })
    const box = within(screen.getByRole('region', { name: 'Booking' }))
    expect(box.getByText(text)).toBeTruthy()
    expect(box.queryByText(/seat/i)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Order Now' })).toBeNull()
  })

  it('offers neither to save one that was called off nor to put it into a calendar', async () => {
    const offered = () => ['Save for offline', 'Add to calendar'].map((name) => screen.queryByRole('button', { name }) !== null)
    await show()
    expect(offered()).toEqual([true, true])
    cleanup()
    await show({ is_active: false, event_status: 'Cancelled' })
    expect(offered()).toEqual([false, false])
    expect(screen.getByRole('button', { name: /Share/ })).toBeTruthy()
  })

  it('says of one kind of ticket that its sale was stopped, and sells the others', async () => {
    await show({ related_event_tickets: [TICKET, { ...TICKET, id: 2, title: 'Early bird', is_closed: true }] })
    expect(within(screen.getByText('Early bird').closest('li') as HTMLElement).getByText('Not on sale now')).toBeTruthy()
    expect(within(screen.getByText('Front row').closest('li') as HTMLElement).getByText('1 seat left')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Order Now' })).toBeTruthy()
  })

  it('does not say so of one that is still to come', async () => {
    await show()
    expect(screen.queryByText('This event has ended')).toBeNull()
  })

  it('says so when there are no terms, and asks the five questions', async () => {
    await show()
    expect(screen.getByText('No terms available.')).toBeTruthy()
    const questions = screen.getByRole('region', { name: 'Frequently Asked Questions' })
    expect(questions.querySelectorAll('details')).toHaveLength(5)
  })

  it("puts the seller's own questions in place of the five", async () => {
    await show({ related_event_faqs: [{ question: 'Is there parking?', answer: 'For bicycles.' }] })
    expect(screen.getByRole('region', { name: 'Frequently Asked Questions' }).querySelectorAll('details')).toHaveLength(1)
    expect(screen.getByText('Is there parking?')).toBeTruthy()
  })

  it('presents the seller with what speaks for them, and leads to their page', async () => {
    const related_event_faqs = [{ question: 'Is there parking?', answer: 'For bicycles.' }]
    await show({ seller: { id: 7, username: 'rahima', sellerprofile: profile }, related_event_faqs })
    const card = within(screen.getByRole('region', { name: 'Seller' }))
    for (const text of ['Rahima Khatun', 'Musician', 'Verified seller', '5 events held, 120 buyers', 'Member since 1 May 2024'])
      expect(card.getByText(text)).toBeTruthy()
    // Out of one of the questions that events have by themselves: it stands in the badge whatever the seller's own questions are.
    expect(card.getByText(/^A verified seller has a complete profile, .* It cannot be bought\.$/)).toBeTruthy()
    expect(card.getByRole('link', { name: 'Ask the organizer' }).getAttribute('href')).toMatch(/^\/messages\/new\?kind=event&subject=\d+$/)
    expect(card.getByRole('link', { name: /Rahima Khatun/ }).getAttribute('href')).toBe('/seller/rahima')
  })
})

describe('the gallery', () => {
  const video = { id: 2, name: 'Trailer', file: null, tone: 1, video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }

  it('loads nothing of a video before it is pressed, then only from the host without cookies, in a sandbox', async () => {
    await show({ related_event_gallery: [video] })
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Play video: Trailer' }))
    const frame = document.querySelector('iframe')!
    expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
    expect(frame.hasAttribute('sandbox')).toBe(true)
  })

  it('says that a video needs the internet instead of showing an empty frame', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show({ related_event_gallery: [video] })
    fireEvent.click(screen.getByRole('link', { name: 'Play video: Trailer' }))
    expect(screen.getByText('Videos need the internet.')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('shows the picture of the event when there is no gallery', async () => {
    await show()
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/events/5-720.webp')
  })
})

describe('sharing', () => {
  it('offers the networks and copying where the phone has no sheet of its own', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp', hidden: true })
    expect(decodeURIComponent(link.href)).toContain('/en/eventdetails/5')
    fireEvent.click(screen.getByRole('button', { name: 'Copy link', hidden: true }))
    await waitFor(() => expect(screen.getByText('Link copied')).toBeTruthy())
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/en\/eventdetails\/5$/))
  })
})
