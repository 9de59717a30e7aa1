import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filterCached, type OwnFilter, readOwnFilter } from '#app/features/events/own/own-filter.ts'
import { OwnEvents } from '#app/features/events/own/screens/own-events.tsx'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { anOwnEvent, goOffline, signInSeller, signOffSeller } from './a-seller.tsx'

const LIST = '/api/event/'
const PLAIN = '/api/event/?limit=50&mine=true'
let seller = 0

const pageOf = (results: OwnEvent[], over = {}) => ({ body: { results, next_cursor: null, total: results.length, ...over } })
const show = (filter: OwnFilter = {}, language: 'en' | 'bn' = 'en') => renderScreen(<OwnEvents filter={filter} />, { at: '/sellerevents', language })
const theSwitch = (title = 'Boishakhi Mela') => screen.findByRole('switch', { name: `On sale: ${title}` })

beforeEach(() => {
  seller = signInSeller()
})
afterEach(signOffSeller)

describe('the list of the seller’s own events', () => {
  it('says of each what, when, how much, how many, and how it stands', async () => {
    fakeService({ [LIST]: pageOf([anOwnEvent(), anOwnEvent({ id: 2, event_id: 2, title: 'পুতুল নাচ', is_active: false, is_published: false, price: 0 })]) })
    await show()
    const [first, second] = await screen.findAllByRole('listitem')
    for (const words of ['Boishakhi Mela', 'BDT 500', 'Thu 16 Dec 2027, 6:00 pm', '60 of 100 seats left', '38 sold', '2 being paid for', 'Upcoming', 'Active'])
      expect(first?.textContent).toContain(words)
    for (const words of ['Free', 'Draft', 'Inactive']) expect(second?.textContent).toContain(words)
    expect(screen.getByText('2 events')).toBeTruthy()
  })

  it('writes Bangla digits and words', async () => {
    fakeService({ [LIST]: pageOf([anOwnEvent({ seats: 0 })]) })
    await show({}, 'bn')
    expect(await screen.findByText('টিকিট শেষ')).toBeTruthy()
    expect(screen.getByText('৳৫০০')).toBeTruthy()
    expect(screen.getByText('১টি ইভেন্ট')).toBeTruthy()
  })

  it('shows a switch at once as it was wished, and as the service says in the end', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    fakeService({ [LIST]: pageOf([anOwnEvent()]), '/api/event/1/active/': () => promise })
    await show()
    fireEvent.click(await theSwitch())
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
    resolve({ body: anOwnEvent({ is_active: false, phase: 'off-sale' }) })
    expect(await screen.findByText('Not on sale')).toBeTruthy()
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  })

  it('takes a switch back when the service says no, and says why', async () => {
    fakeService({ [LIST]: pageOf([anOwnEvent()]), '/api/event/1/active/': refusal('busy', 503) })
    await show()
    fireEvent.click(await theSwitch())
    expect(await screen.findByText(/nothing was changed: Our service is busy/)).toBeTruthy()
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  })

  it('says of an event that is over why it cannot come back', async () => {
    const over = anOwnEvent({ is_active: false, phase: 'over', to_time: '2026-01-01T12:00:00.000Z' })
    fakeService({ [LIST]: pageOf([over]), '/api/event/1/active/': refusal('bad-input', 422, { fields: { to_time: 'in-the-past' } }) })
    await show()
    fireEvent.click(await theSwitch())
    expect(await screen.findByText('The event has ended. Give it a new date first.')).toBeTruthy()
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  })

  it('follows a seller who changes their mind while the service is still being asked', async () => {
    const first = Promise.withResolvers<{ body: unknown }>()
    const sent: unknown[] = []
    fakeService({
      [LIST]: pageOf([anOwnEvent()]),
      '/api/event/1/active/': (asked) => {
        sent.push(asked.body)
        return sent.length === 1 ? first.promise : { body: anOwnEvent() }
      },
    })
    await show()
    fireEvent.click(await theSwitch())
    fireEvent.click(await theSwitch())
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
    expect(sent).toEqual([{ is_active: false }])
    first.resolve({ body: anOwnEvent({ is_active: false, phase: 'off-sale' }) })
    await waitFor(() => expect(sent).toEqual([{ is_active: false }, { is_active: true }]))
    await waitFor(() => expect(screen.getByText('Upcoming', { selector: 'span' })).toBeTruthy())
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  })

  it('keeps two switches that are under way apart', async () => {
    const slow = Promise.withResolvers<{ body: unknown }>()
    const two = anOwnEvent({ id: 2, event_id: 2, title: 'Two' })
    fakeService({
      [LIST]: pageOf([anOwnEvent(), two]),
      '/api/event/1/active/': () => slow.promise,
      '/api/event/2/active/': { body: { ...two, is_active: false } },
    })
    await show()
    fireEvent.click(await theSwitch())
    fireEvent.click(await theSwitch('Two'))
    await screen.findByText('Not on sale')
    slow.resolve({ body: anOwnEvent({ is_active: false }) })
    await waitFor(async () => expect(screen.getAllByText('Not on sale')).toHaveLength(2))
  })

  it('switches nothing without network, and nothing that was called off', async () => {
    const off = anOwnEvent({ id: 2, event_id: 2, title: 'Off', event_status: 'Cancelled', is_active: false })
    const asked = fakeService({ [LIST]: pageOf([anOwnEvent(), off]) })
    await show()
    fireEvent.click(await theSwitch('Off'))
    goOffline()
    fireEvent.click(await theSwitch())
    expect(await screen.findByText('You are offline. Switching needs the internet; nothing was changed.')).toBeTruthy()
    expect(asked.filter(({ path }) => path.includes('/active/'))).toEqual([])
  })

  it('copies an event once, however often a failing try is repeated, and leads to the copy', async () => {
    let tries = 0
    const asked = fakeService({
      [LIST]: pageOf([anOwnEvent()]),
      '/api/event/1/duplicate/': () => (tries++ === 0 ? refusal('busy', 503) : { body: anOwnEvent({ id: 9, event_id: 9 }) }),
    })
    const { router } = await show()
    fireEvent.click(await screen.findByRole('button', { name: 'More for Boishakhi Mela' }))
    const sheet = within(screen.getByRole('dialog', { hidden: true }))
    fireEvent.click(sheet.getByRole('button', { name: 'Duplicate', hidden: true }))
    await sheet.findByText(/cannot keep up/)
    fireEvent.click(sheet.getByRole('button', { name: 'Duplicate', hidden: true }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/sellerevents/event/9/update'))
    const keys = asked.filter(({ path }) => path.includes('duplicate')).map(({ body }) => body.client_key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('asks by the address, and puts what is typed there after a pause', async () => {
    const asked = fakeService({ [LIST]: pageOf([anOwnEvent()]) })
    const { router } = await show({ filter: 'active', sort: 'soonest' })
    await screen.findByText('Boishakhi Mela')
    expect(asked[0]?.path).toBe('/api/event/?filter=active&limit=50&mine=true&sort=soonest')
    fireEvent.change(screen.getByLabelText('Search your events'), { target: { value: 'mela' } })
    await waitFor(() => expect(router.state.location.href).toBe('/sellerevents?filter=active&q=mela&sort=soonest'))
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: '' } })
    await waitFor(() => expect(router.state.location.href).toBe('/sellerevents?sort=soonest'))
  })

  it('loads what follows by itself, and says when it cannot', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => anOwnEvent({ id: at + 1, event_id: at + 1, title: `Event ${at + 1}` }))
    let isDown = true
    fakeService({
      [LIST]: ({ path }) => {
        if (!path.includes('cursor=next')) return pageOf(rows, { next_cursor: 'next', total: 51 })
        return isDown ? refusal('bug', 500) : pageOf([anOwnEvent({ id: 51, event_id: 51, title: 'Event 51' })], { total: 51 })
      },
    })
    await show()
    expect(await screen.findByText('51 events')).toBeTruthy()
    expect(await screen.findByText('More events could not be loaded.')).toBeTruthy()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Event 51')).toBeTruthy()
  })

  it('says what to do next when there is none, and when none fits', async () => {
    fakeService({ [LIST]: pageOf([]) })
    await show()
    expect(await screen.findByText('You have not posted an event yet')).toBeTruthy()
    await signOffSeller()
    signInSeller()
    fakeService({ [LIST]: pageOf([]) })
    await show({ q: 'zzz' })
    expect(await screen.findByText('No matching events')).toBeTruthy()
  })

  it('is there without network with its age, and applies filters to what the phone has cached', async () => {
    const body = pageOf([anOwnEvent(), anOwnEvent({ id: 2, event_id: 2, title: 'পুতুল নাচ' })]).body
    const fetchedAt = new Date(Date.now() - 3.5 * 3_600_000).toISOString()
    await storePrivateAnswer(seller, { address: PLAIN, body, etag: null, fetchedAt })
    fakeService({ [LIST]: 'offline' })
    const { unmount } = await show()
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
    unmount()
    await show({ q: 'পুতুল' })
    expect(await screen.findByText('পুতুল নাচ')).toBeTruthy()
    expect(screen.queryByText('Boishakhi Mela')).toBeNull()
    expect(screen.getByText(/1 of 2 saved events/)).toBeTruthy()
  })

  it('says why it cannot be shown: no answer, or no session', async () => {
    fakeService({ [LIST]: refusal('bug', 500) })
    await show()
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Failed to load events')
    await signOffSeller()
    signInSeller()
    fakeService({ [LIST]: refusal('not-signed-in', 401) })
    await show()
    expect(await screen.findByText('No authentication token found')).toBeTruthy()
  })
})

describe('a question about one’s own events', () => {
  it('is read from an address, whatever stands there', () => {
    expect(readOwnFilter({ q: ' a ', filter: 'draft', sort: 'soonest' })).toEqual({ q: 'a', filter: 'draft', sort: 'soonest' })
    expect(readOwnFilter({ q: '', filter: 'x', sort: 'newest' })).toEqual({})
    // The reader of addresses makes a number of what has no quotes.
    expect(readOwnFilter({ q: 2026, filter: ['draft'] })).toEqual({ q: '2026' })
  })

  it('is answered from held rows by words, filter and order', () => {
    const now = Date.parse('2027-01-01T00:00:00Z')
    const over = anOwnEvent({ id: 2, title: 'Past', from_time: '2026-01-01T00:00:00Z', to_time: '2026-01-01T02:00:00Z', sold: 90 })
    const near = anOwnEvent({ id: 3, title: 'Near', from_time: '2027-02-01T00:00:00Z', to_time: '2027-02-01T02:00:00Z' })
    const rows = [anOwnEvent(), over, near]
    const ids = (filter: OwnFilter) => filterCached(rows, filter, now).map(({ id }) => id)
    expect(ids({ filter: 'over' })).toEqual([2])
    expect(ids({ filter: 'upcoming', sort: 'soonest' })).toEqual([3, 1])
    expect(ids({ sort: 'soonest' })).toEqual([3, 1, 2])
    expect(ids({ sort: 'best-selling' })).toEqual([2, 1, 3])
    expect(ids({ q: 'RAMNA near' })).toEqual([3])
  })
})
