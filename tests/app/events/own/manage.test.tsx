import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Manage } from '#app/features/events/own/screens/manage.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { anOwnDetail, anOwnEvent, signInSeller, signOffSeller } from './a-seller.tsx'

const ATTENTION = '/api/selling/attention/'
const NOTHING = { drafts: [], soon: [], low: [], refunds: [], called_off: [] }
const asIs = async <T,>(work: () => Promise<T>) => ({ value: await work() })

const show = (callingOff?: number, stop = vi.fn()) =>
  renderScreen(<Manage callingOff={callingOff} onStopCallingOff={stop} withProof={asIs} proof={null} />, { at: '/sellerevents/manage' })

beforeEach(signInSeller)
afterEach(signOffSeller)

describe('what needs a seller', () => {
  it('has a heading, a reason and the action that fits', async () => {
    const body = {
      drafts: [anOwnEvent({ id: 1, is_published: false, is_active: false })],
      soon: [anOwnEvent({ id: 2, event_id: 2 })],
      low: [anOwnEvent({ id: 3, event_id: 3, seats: 4 })],
      refunds: [anOwnEvent({ id: 4, event_id: 4, refunds_due: 2, phase: 'called-off' })],
      called_off: [anOwnEvent({ id: 5, event_id: 5, event_status: 'Cancelled', is_active: false })],
    }
    fakeService({ [ATTENTION]: { body } })
    await show()
    await screen.findByText('Drafts (1)')
    const in_ = (name: RegExp) => within(screen.getByRole('region', { name }))
    expect(in_(/Drafts/).getByRole('button', { name: 'Publish: Boishakhi Mela' })).toBeTruthy()
    expect(
      in_(/Starting soon/)
        .getByRole('link', { name: /^Cancel event/ })
        .getAttribute('href'),
    ).toBe('/sellerevents/manage?call_off=2')
    expect(in_(/Few seats/).getByText('4 of 100 seats left')).toBeTruthy()
    expect(
      in_(/Few seats/)
        .getByRole('link', { name: /Add seats/ })
        .getAttribute('href'),
    ).toBe('/sellerevents/event/3/tickets')
    expect(in_(/Refunds/).getByText('2 refunds in progress')).toBeTruthy()
    expect(in_(/Refunds/).getByText('Cancelled')).toBeTruthy()
    expect(in_(/Cancelled/).getByText('All refunds completed')).toBeTruthy()
  })

  it('says so when it is nothing', async () => {
    fakeService({ [ATTENTION]: { body: NOTHING } })
    await show()
    expect(await screen.findByText('Nothing needs your attention')).toBeTruthy()
  })

  it('is less once a draft is published', async () => {
    let isOut = false
    const draft = anOwnEvent({ is_published: false, is_active: false })
    const asked = fakeService({
      [ATTENTION]: () => ({ body: isOut ? NOTHING : { ...NOTHING, drafts: [draft] } }),
      '/api/event/1/active/': () => {
        isOut = true
        return { body: anOwnEvent() }
      },
    })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Publish: Boishakhi Mela' }))
    expect(await screen.findByText('Nothing needs your attention')).toBeTruthy()
    expect(asked.find(({ path }) => path.endsWith('/active/'))?.body).toEqual({ is_active: true })
  })
})

describe('calling an event off', () => {
  const sale = (final_price: number) => ({
    event_order_id: 'K7M2Q9TXBR',
    full_name: 'Nasrin',
    phone_number: '+8801712345678',
    email: 'n@mail.example',
    order_note: '',
    order_state: 'confirmed',
    payment_status: 'Completed',
    total_price: final_price,
    discount_price: 0,
    final_price,
    coupon: null,
    created_at: '2026-11-01T00:00:00.000Z',
    items: [],
    is_refund_asked: false,
  })

  it('says what happens to orders and money, wants a reason, and is done once', async () => {
    const stop = vi.fn()
    const asked = fakeService({
      [ATTENTION]: { body: NOTHING },
      '/api/event/1/own/': { body: anOwnDetail() },
      '/api/event_sale/': { body: { results: [sale(1060), sale(560)], next_cursor: null, total: 2 } },
      '/api/event/1/call_off/': { body: anOwnEvent({ event_status: 'Cancelled', is_active: false }) },
    })
    await show(1, stop)
    expect(await screen.findByText('2 orders will be refunded, each once: BDT 1,620 in total.')).toBeTruthy()
    expect(screen.getByText(/38 sold tickets will no longer be valid/)).toBeTruthy()
    expect(screen.getByText(/2 seats are being paid for/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel event', hidden: true }))
    expect(await screen.findByText('This field is required')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Why is it cancelled?'), { target: { value: 'Storm' } })
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel event', hidden: true }))
    await waitFor(() => expect(stop).toHaveBeenCalled())
    expect(asked.filter(({ path }) => path.endsWith('/call_off/')).map(({ body }) => body)).toEqual([{ reason: 'Storm' }])
  })
})
