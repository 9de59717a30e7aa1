import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnServices } from '#app/features/services/own/screens/own-services.tsx'
import { EMPTY_SERVICE } from '#app/features/services/own/service-values.ts'
import { dropDraft, storeDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { widenScreen } from '#tests/support/phone/wide-screen.ts'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnDetail, anOwnService } from './a-service.ts'

const LIST = '/api/service/'
const page = (...results: ReturnType<typeof anOwnService>[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (filter = {}, language: 'en' | 'bn' = 'en') => renderScreen(<OwnServices filter={filter} />, { at: '/sellerservices', language })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  signInSeller()
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await signOffSeller()
})

describe('the list of a seller’s services', () => {
  it('says of each its price, its place, what is to be answered and to come, and whether it can be asked for', async () => {
    fakeService({
      [LIST]: page(
        anOwnService({ pricing: 'hourly' }),
        anOwnService({ service_id: 8, title: 'House painting', pricing: 'quote', price: 0, next_free_at: null, requests: 0, coming: 0 }),
        anOwnService({ service_id: 9, title: 'Tutor', place: 'online', is_active: false, taken_off_reason: 'Spam', member_count: 0 }),
      ),
    })
    await show()
    const [tap, painting, tutor] = await screen.findAllByRole('article')
    for (const words of [
      'BDT 500 per hour',
      'At the customer’s place',
      '2 requests to answer',
      '3 upcoming bookings',
      'Next free time: Wed 16 Dec 2026',
      'Active',
    ])
      expect(tap?.textContent).toContain(words)
    expect(
      within(tap as HTMLElement)
        .getByRole('link', { name: '2 requests to answer' })
        .getAttribute('href'),
    ).toBe('/bookings?group=requests&side=provider')
    for (const words of ['Price on request', 'No free time is known', 'No bookings yet']) expect(painting?.textContent).toContain(words)
    for (const words of ['Online', 'Inactive', 'Spam', 'No one does it yet']) expect(tutor?.textContent).toContain(words)
  })

  it('speaks Bangla, with its digits', async () => {
    fakeService({ [LIST]: page(anOwnService()) })
    await show({}, 'bn')
    const row = await screen.findByRole('article')
    for (const words of ['৳৫০০', 'গ্রাহকের জায়গায়', 'সামনে ৩টি বুকিং', 'চালু']) expect(row.textContent).toContain(words)
  })

  it('asks the service for what the address says, and among what the phone holds without network', async () => {
    const asked = fakeService({ [LIST]: page(anOwnService(), anOwnService({ service_id: 8, title: 'Tutor', is_active: false })) })
    await show()
    await screen.findAllByRole('article')
    cleanup()
    await show({ q: 'tap', state: 'active' })
    await screen.findAllByRole('article')
    expect(asked.some(({ path }) => path.includes('mine=true') && path.includes('q=tap') && path.includes('state=active'))).toBe(true)
    cleanup()
    fakeService({ [LIST]: 'offline' })
    await show({ state: 'inactive' })
    expect((await screen.findAllByRole('article')).map((row) => row.getAttribute('aria-label'))).toEqual(['Tutor'])
    expect(screen.getByText(/1 of the 2 services/)).toBeTruthy()
  })

  it('leads to the first one where there is none, back to all where none fits, and tries again', async () => {
    fakeService({ [LIST]: page() })
    await show()
    expect((await screen.findByRole('link', { name: 'Post your first service' })).getAttribute('href')).toBe('/sellerservices/add')
    cleanup()
    await show({ state: 'full' })
    expect((await screen.findByRole('link', { name: 'Show all services' })).getAttribute('href')).toBe('/sellerservices')
    cleanup()
    await signOffSeller()
    signInSeller()
    fakeService({ [LIST]: refusal('bug', 500) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('Your services could not be loaded')
  })

  it('says what was begun on this phone and not posted', async () => {
    fakeService({ [LIST]: page(anOwnService()) })
    await storeDraft('service post', { texts: { ...EMPTY_SERVICE, title: 'Sewing' }, at: new Date().toISOString(), writer: 'a tab' })
    await show()
    expect((await screen.findByText(/on this phone only/)).textContent).toContain('Sewing')
    await dropDraft('service post')
  })

  it('is a table on a wide screen, where several are switched at once', async () => {
    widenScreen()
    const asked = fakeService({
      [LIST]: page(anOwnService({ is_active: false }), anOwnService({ service_id: 8, title: 'Tutor', is_active: false })),
      '/api/service/7/active/': { body: anOwnService() },
      '/api/service/8/active/': { body: anOwnService({ service_id: 8, title: 'Tutor' }) },
    })
    await show()
    const table = await screen.findByRole('table', { name: 'My services' })
    fireEvent.click(within(table).getByRole('checkbox', { name: /all/i }))
    await press('Switch on')
    await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/active/'))).toHaveLength(2))
  })
})

describe('what is done with a service', () => {
  it('is switched at once, and back where the service refuses', async () => {
    fakeService({ [LIST]: page(anOwnService({ is_active: false })), '/api/service/7/active/': refusal('bad-input', 400) })
    await show()
    const knob = await screen.findByRole('switch', { name: 'Active: Tap repair' })
    fireEvent.click(knob)
    expect(knob.getAttribute('aria-checked')).toBe('true')
    expect(await screen.findByText(/at least one picture first/)).toBeTruthy()
    expect(knob.getAttribute('aria-checked')).toBe('false')
  })

  it('is copied, and the copy is opened; that needs the internet', async () => {
    const asked = fakeService({ [LIST]: page(anOwnService()), '/api/service/7/copy/': { body: anOwnDetail({ service_id: 12, is_active: false }) } })
    const { router } = await show()
    await press('More for Tap repair')
    await press('Duplicate')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sellerservices/service/12/update'))
    expect(asked.find(({ path }) => path.endsWith('/copy/'))?.body.client_key).toBeTruthy()
    expect(useNotice.getState().text).toContain('Copied')
    goOffline()
    expect(await screen.findByText(/Duplicating needs the internet/)).toBeTruthy()
  })
})
