import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServiceDetails } from '#app/features/services/public/screens/service-details.tsx'
import { ServiceDetailsWaiting } from '#app/features/services/public/screens/service-details-waiting.tsx'
import { ServiceNotCached, ServiceNotFound } from '#app/features/services/public/screens/service-not-cached.tsx'
import { rememberServices } from '#app/features/services/public/seen-services.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Answer } from '#app/wire/answer.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aServiceCard, aServiceDetail } from '#tests/support/phone/service-rows.ts'

vi.mock('#app/features/services/public/parts/service-reviews.tsx', () => ({ ServiceReviews: () => <p>their reviews</p> }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') })
  startDeferredHydration()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (over: Partial<ServiceDetail> = {}, { language = 'en', ...answer }: { language?: 'en' | 'bn' } & Partial<Answer<ServiceDetail>> = {}) =>
  renderScreen(<ServiceDetails answer={{ ...fresh(aServiceDetail({ service_id: 5, title: 'Fix a tap', ...over })), ...answer }} />, {
    language,
    at: '/servicedetails/5',
  })
const box = () => within(screen.getByRole('region', { name: 'Price and times' }))
/** What stands beside the name of a term. */
const term = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('the page of a service', () => {
  it('says for how much, when next and who decides, and leads to its times', async () => {
    await show({ rating: { count: 3, mean: 4.5 } })
    for (const text of ['BDT 500', '4.5 of 5 · 3 reviews', 'Next free time: Today 4:30 pm', 'Confirmed at once']) expect(box().getByText(text)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Choose a time' }).map((link) => link.getAttribute('href'))).toEqual(['/servicebooking/5', '/servicebooking/5'])
    expect(screen.getByRole('heading', { level: 1, name: 'Fix a tap' })).toBeTruthy()
    expect(screen.getByText('Pipes and taps.')).toBeTruthy()
  })

  it('asks for a quote where the price is named later', async () => {
    await show({ pricing: 'quote', price: 0, is_instant: false, next_free_at: null })
    expect(box().getByText('Price on request')).toBeTruthy()
    expect(box().getByText('The provider answers within 12 hours')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Ask for a quote' })).toHaveLength(2)
  })

  it('says its terms in words', async () => {
    await show({ duration: 90, seats: 8, payment: 'advance', cancel_hours: '72', reaches: ['Bogura', 'Naogaon'] })
    await screen.findByRole('heading', { name: 'Good to know' })
    expect(term('How long')).toBe('1 hour 30 minutes')
    expect(term('Where')).toBe('The provider comes to you, in: Bogura and Naogaon')
    expect(term('Places')).toBe('Up to 8 people at a time')
    expect(term('When to ask')).toBe('At least 2 hours ahead, at most 60 days')
    expect(term('Payment')).toBe('10% online in advance, the rest in cash after the service')
    expect(term('Cancelling')).toBe(
      'Free until 3 days before. Later the provider keeps the advance. In the first 15 minutes always free. If the provider cancels or does not come, you get everything back.',
    )
    expect(term('Category')).toBe('Repairs › Plumbing')
  })

  it('tells no more of an address than its area, and of hours from how many to how many', async () => {
    await show({ pricing: 'hourly', place: 'at-provider', area: 'Sherpur', area_bn: 'শেরপুর' })
    await screen.findByRole('heading', { name: 'Good to know' })
    expect(term('Where')).toBe('At the provider’s place: Sherpur, BoguraYou get the exact address with a confirmed booking.')
    expect(term('How long')).toBe('1–4 hours, as you choose')
  })

  it('has its questions, its team, its provider, reviews and similar ones', async () => {
    await show({
      faqs: [{ question: 'Do you bring parts?', answer: 'Yes.' }],
      members: [
        { member_id: 1, name: 'Kamal', role: 'Plumber', picture: null },
        { member_id: 2, name: 'Rafiq', role: '', picture: null },
      ],
      similar: [aServiceCard({ service_id: 6, title: 'Fix a pump' })],
    })
    expect(await screen.findByText('Do you bring parts?')).toBeTruthy()
    expect(within(await screen.findByRole('region', { name: 'Who does it' })).getAllByRole('listitem')).toHaveLength(2)
    const seller = within(await screen.findByRole('region', { name: 'Provider' }))
    expect(seller.getByRole('link', { name: /^Kamal Plumbing/ }).getAttribute('href')).toBe('/seller/kamal')
    expect(seller.getByText('12 bookings done')).toBeTruthy()
    expect(await screen.findByText('their reviews')).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Fix a pump' })).getAttribute('href')).toBe('/servicedetails/6')
  })

  it('says the age of a kept time and price, and that a provider is closed', async () => {
    await show({ closed_until: '2026-01-25' }, { fetchedAt: '2026-01-20T04:00:00.000Z', from: 'device' })
    expect(box().getByText('Next free time: Today 4:30 pm, seen 2 hours ago').className).toContain('text-marigold')
    expect(box().getByText('Price seen 2 hours ago')).toBeTruthy()
    expect(box().getByText('Closed until 25 January 2026. Later times can be asked for.')).toBeTruthy()
  })

  it('is in the language of its reader, with Bangla digits', async () => {
    await show({ second_title: 'কল মেরামত', second_description: '<p>পাইপ ও কল।</p>' }, { language: 'bn' })
    expect(screen.getByRole('heading', { level: 1, name: 'কল মেরামত' }).lang).toBe('bn')
    for (const text of ['৳৫০০', 'সবার আগে খালি: আজ বিকেল ৪:৩০', 'পাইপ ও কল।', '১ ঘণ্টা']) expect(await screen.findByText(text)).toBeTruthy()
  })

  it('offers no time where none can be asked for, and says why', async () => {
    await show({ is_bookable: false })
    expect(await box().findByText('Not bookable right now')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Choose a time' })).toBeNull()
    cleanup()
    await show({ is_bookable: false, taken_off_reason: 'A scam', description: '<p>Removed.</p>' })
    expect(await screen.findByText('Not available')).toBeTruthy()
    expect(screen.queryByText('BDT 500')).toBeNull()
  })
})

describe('a service that is not here', () => {
  it('is shown as far as a list has it while it comes', async () => {
    rememberServices([aServiceCard({ service_id: 5, title: 'Fix a tap' })])
    await renderScreen(<ServiceDetailsWaiting serviceId="5" />)
    expect(screen.getByRole('heading', { name: 'Fix a tap' })).toBeTruthy()
    expect(screen.getByText('BDT 500')).toBeTruthy()
  })

  it('says that the network is missing, or that there is none', async () => {
    await renderScreen(<ServiceNotCached serviceId="5" error={new Problem('offline')} />)
    expect((await screen.findByRole('alert')).textContent).toContain('This page is not saved on your phone yet')
    cleanup()
    await renderScreen(<ServiceNotFound />)
    expect(screen.getByRole('link', { name: 'See all services' }).getAttribute('href')).toBe('/services')
  })
})
