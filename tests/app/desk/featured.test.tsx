import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Featured } from '#app/features/desk/featured/featured.tsx'
import { subjectOf } from '#app/features/desk/featured/subject-of.ts'
import { useNotice } from '#app/state/notices.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { type Feature, featureFault } from '#contract/desk/features.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../events/own/a-seller.tsx'

const LIST = '/api/desk/feature/'
const REMOVE = `${LIST}remove/`
const aFeature = (over: Partial<Feature> = {}): Feature => ({
  ...{ place: 'home-event', id: 7, title: 'Boishakhi Mela', path: '/eventdetails/7', until: '2026-12-20T06:00:00.000Z' },
  ...{ featured_at: '2026-11-20T06:00:00.000Z', featured_by: 'anika', is_public: true },
  ...over,
})
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Featured />, { at: '/saved', language })
const place = async (name: string) => within(await screen.findByRole('region', { name }))
const event = () => place('Large card: event')
const WHAT = 'Link or number of the event'

/** Types what is to be put forward in the place of the event, and sends it. */
async function put(typed: string, days?: string) {
  const its = await event()
  fireEvent.change(its.getByLabelText(WHAT), { target: { value: typed } })
  if (days) fireEvent.change(its.getByLabelText('For'), { target: { value: days } })
  fireEvent.click(its.getByRole('button', { name: 'Feature' }))
  return its
}

beforeEach(() => {
  signInSeller()
  useNotice.setState({ text: '' })
})
afterEach(async () => {
  vi.useRealTimers()
  await signOffSeller()
})

describe('what is put forward on Home', () => {
  it('stands in its place, until when and by whom; an empty place says what Home shows', async () => {
    fakeService({ [LIST]: { body: [aFeature()] } })
    await show()
    const its = await event()
    expect(its.getByRole('link', { name: 'Boishakhi Mela' }).getAttribute('href')).toBe('/eventdetails/7')
    expect(its.getByText(/Until Sun 20 Dec 2026.*by anika/)).toBeTruthy()
    expect(its.queryByText(/Not public now/)).toBeNull()
    expect((await place('E-MAGAZINE card: article')).getByText('Not set. The card shows the latest featured article.')).toBeTruthy()
  })

  it('says where it is not public any more', async () => {
    fakeService({ [LIST]: { body: [aFeature({ is_public: false })] } })
    await show()
    expect((await event()).getByText('Not public now, so Home shows something else.')).toBeTruthy()
  })

  it('is read out in the language that it is in, and stands in Bangla digits', async () => {
    fakeService({ [LIST]: { body: [aFeature({ title: 'Baul night' })] } })
    await show('bn')
    expect((await screen.findByRole('link', { name: 'Baul night' })).lang).toBe('en')
    expect(screen.getByText(/২০২৬/)).toBeTruthy()
  })

  it.each([
    ['the network is gone', 'offline', 'The desk needs internet'],
    ['the service is in trouble', refusal('busy', 503), 'Retry'],
    ['who looks is no longer of the staff', refusal('not-allowed', 403), 'for Hatkhola staff only'],
  ] as const)('says so where %s, and comes at another try', async (_, failed, words) => {
    let isFailing = true
    fakeService({ [LIST]: () => (isFailing ? failed : { body: [] }) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    isFailing = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await event()).toBeTruthy()
  })

  it('shows by its outline that it is on its way', async () => {
    fakeService({ [LIST]: () => new Promise(() => undefined) })
    await show()
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  })
})

describe('putting something forward', () => {
  it('takes the link of its page and some days, and shows it in place of what was there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T06:00:00.000Z') })
    const asked = fakeService({ [LIST]: ({ body }) => ({ body: [aFeature(body.id === 12 ? { id: 12, title: 'Baul night' } : {})] }) })
    await show()
    await put('https://hatkhola.example/bn/eventdetails/12?from=mail', '3')
    expect(await screen.findByRole('link', { name: 'Baul night' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Boishakhi Mela' })).toBeNull()
    expect(asked.at(-1)).toEqual({ path: LIST, body: { place: 'home-event', id: 12, until: '2026-12-04T05:59:00.000Z' } })
    await waitFor(() => expect(useNotice.getState().text).toBe('Now featured on Home'))
    expect((await event()).getByLabelText<HTMLInputElement>(WHAT).value).toBe('')
  })

  it('asks for no more days than the service allows, even where its clock is a little behind', async () => {
    const asked = fakeService({ [LIST]: () => ({ body: [] }) })
    await show()
    expect([...(await event()).getByLabelText<HTMLSelectElement>('For').options].map(({ text }) => text)).toEqual(['1 day', '3 days', '7 days', '14 days'])
    const before = Date.now()
    await put('12', '14')
    await waitFor(() => expect(asked).toHaveLength(2))
    const until = String(asked[1]?.body.until)
    expect(Date.parse(until) - before).toBeGreaterThan(13.9 * DAY_MS)
    expect(featureFault(until, before - 30_000)).toBeUndefined()
  })

  it.each(['', 'Baul night', '/blogs/12', '0'])('refuses “%s” at the field, and nothing is sent', async (typed) => {
    const asked = fakeService({ [LIST]: { body: [] } })
    await show()
    const its = await put(typed)
    const field = its.getByLabelText(WHAT)
    expect(its.getByText('Enter the link of an event page, or its number.')).toBeTruthy()
    expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['it is not there, or not public', refusal('not-found', 404), 'Not found, or not public.'],
    ['the network is gone', 'offline', /internet is back/],
    ['it was done too often', refusal('too-many-requests', 429), /Wait a minute/],
  ] as const)('says so where %s, and keeps what was typed', async (_, failed, words) => {
    fakeService({ [LIST]: ({ body }) => (body.place ? failed : { body: [aFeature()] }) })
    await show()
    const its = await put('12')
    expect(await its.findByText(words)).toBeTruthy()
    expect(its.getByLabelText<HTMLInputElement>(WHAT).value).toBe('12')
    expect(its.getByRole('link', { name: 'Boishakhi Mela' })).toBeTruthy()
    expect(useNotice.getState().text).toBe('')
  })

  it('understands the link of each place, or a number', () => {
    expect(subjectOf('home-event', ' 12 ')).toBe(12)
    expect(subjectOf('home-event', '/eventdetails/12')).toBe(12)
    expect(subjectOf('home-article', 'https://hatkhola.example/blogs/12#comments')).toBe(12)
    expect(subjectOf('home-article', '/eventdetails/12')).toBeUndefined()
    expect(subjectOf('home-event', '/eventdetails/12345678901')).toBeUndefined()
  })
})

describe('taking something back', () => {
  it('empties its place, also where another member of staff was faster', async () => {
    const asked = fakeService({ [LIST]: { body: [aFeature()] }, [REMOVE]: { body: [] } })
    await show()
    fireEvent.click((await event()).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Not set. The card shows the next event of the weekend.')).toBeTruthy()
    expect(asked.at(-1)).toEqual({ path: REMOVE, body: { place: 'home-event' } })
  })

  it('says why it stays', async () => {
    fakeService({ [LIST]: { body: [aFeature()] }, [REMOVE]: 'offline' })
    await show()
    const its = await event()
    fireEvent.click(its.getByRole('button', { name: 'Remove' }))
    expect(await its.findByText(/internet is back/)).toBeTruthy()
    expect(its.getByRole('link', { name: 'Boishakhi Mela' })).toBeTruthy()
  })
})
