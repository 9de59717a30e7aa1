import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSalesFilter, type SalesFilter } from '#app/features/events/sales/sales-filter.ts'
import { Sales } from '#app/features/events/sales/screens/sales.tsx'
import type { WithProof } from '#app/features/events/sales/with-proof.ts'
import { useNotice } from '#app/state/notices.ts'
import type { Sale } from '#contract/events/sales.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { aKind, signInSeller, signOffSeller } from '../own/a-seller.tsx'
import { aSale } from './a-sale.ts'

const LIST = '/api/event_sale/'
const KINDS = '/api/event_ticket_kind/'
const ONE = '/api/event_sale/7NQP230Q3V/refund/'
const ALL = '/api/event_sale/refund_all/'
const kinds = { body: [aKind(), aKind({ id: 12, title: 'VIP' })] }
let seller = 0

const pageOf = (results: Sale[], over = {}) => ({ body: { results, next_cursor: null, total: results.length, ...over } })
const atOnce: WithProof = async (work) => ({ value: await work() })
const show = (filter: SalesFilter = {}, withProof = atOnce) =>
  renderScreen(<Sales eventId={1} filter={filter} withProof={withProof} heading={<h1>Orders</h1>} />, { at: '/sellerevents/event/1/orders' })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const inDialog = () => within(screen.getByRole('dialog', { hidden: true }))
const confirm = (name: string, why = 'The hall is shut') => {
  fireEvent.change(inDialog().getByLabelText('Why?'), { target: { value: why } })
  fireEvent.click(inDialog().getByRole('button', { name, hidden: true }))
}

beforeEach(() => {
  seller = signInSeller()
})
afterEach(signOffSeller)

describe('the orders of an event', () => {
  it('say who, what, how much, and how each stands', async () => {
    const odd = aSale({
      event_order_id: 'B',
      full_name: 'ইমরান',
      order_note: 'পাশাপাশি আসন',
      order_state: 'expired',
      coupon: null,
      discount_price: 0,
      final_price: 1060,
    })
    fakeService({ [LIST]: pageOf([aSale(), odd]), [KINDS]: kinds })
    await show()
    const [first, second] = await screen.findAllByRole('article')
    for (const words of ['Shathi Barua', '7NQP230Q3V', '20 Nov 2026', '2 × General', 'BDT 1,000', 'Discount (EID10)', 'BDT 960', 'Paid', '01712-345678'])
      expect(first?.textContent).toContain(words)
    for (const words of ['ইমরান', 'পাশাপাশি আসন', 'Ended unpaid']) expect(second?.textContent).toContain(words)
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
    expect(screen.getByText('2 orders')).toBeTruthy()
  })

  it('ask by the address; a choice within the pause of typing is not asked away', async () => {
    const asked = fakeService({ [LIST]: pageOf([aSale()]), [KINDS]: kinds })
    const shown = await show({ state: 'paid' })
    await screen.findByText('VIP')
    expect(asked.find(({ path }) => path.startsWith(LIST))?.path).toBe('/api/event_sale/?event_id=1&limit=50&state=paid')
    fireEvent.change(screen.getByLabelText(/^Name, phone/), { target: { value: ' shathi ' } })
    fireEvent.change(screen.getByLabelText('Ticket'), { target: { value: '12' } })
    await waitFor(() => expect(shown.router.state.location.href).toBe('/sellerevents/event/1/orders?state=paid&ticket=12'))
    shown.router.history.replace('/sellerevents/event/1/orders?state=paid&ticket=12')
    await waitFor(() => expect(shown.router.state.location.href).toContain('q=shathi'))
  })

  it('are there without network, with their age', async () => {
    const fetchedAt = new Date(Date.now() - 3.5 * 3_600_000).toISOString()
    await storePrivateAnswer(seller, { address: '/api/event_sale/?event_id=1&limit=50', body: pageOf([aSale()]).body, etag: null, fetchedAt })
    fakeService({ [LIST]: 'offline', [KINDS]: 'offline' })
    await show()
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
    expect(screen.getByText('Shathi Barua')).toBeTruthy()
  })

  it('say what to do where there are none, where none fits, and where they cannot be had', async () => {
    fakeService({ [LIST]: pageOf([]), [KINDS]: kinds })
    await show()
    expect((await screen.findByRole('link', { name: 'Create promo code' })).getAttribute('href')).toBe('/sellerevents/event/1/promo')
    await signOffSeller()
    signInSeller()
    fakeService({ [LIST]: pageOf([]), [KINDS]: kinds })
    await show({ q: 'zzz' })
    expect((await screen.findByRole('link', { name: 'Show all' })).getAttribute('href')).toBe('/sellerevents/event/1/orders')
    await signOffSeller()
    signInSeller()
    fakeService({ [LIST]: refusal('not-found', 404), [KINDS]: kinds })
    await show()
    expect(await screen.findByText('The orders could not be loaded')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All Events' })).toBeTruthy()
  })

  it('are read from an address, whatever stands there', () => {
    expect(readSalesFilter({ q: ' a ', ticket: '7', state: 'refunds' })).toEqual({ q: 'a', ticket: 7, state: 'refunds' })
    expect(readSalesFilter({ q: '', ticket: '-1', state: 'x' })).toEqual({})
    expect(readSalesFilter({ q: 7, ticket: ['1'], state: ['paid'] })).toEqual({ q: '7', ticket: 1 })
  })
})

describe('money of one order', () => {
  it('that the payment provider has not given back yet is said to be held up', async () => {
    fakeService({ [LIST]: pageOf([aSale({ order_state: 'refund_due', payment_status: 'Refunding', is_refund_held: true })]), [KINDS]: kinds })
    await show()
    expect(await screen.findByText('Refund delayed')).toBeTruthy()
    expect(screen.queryByText('Refunding', { selector: '.chip' })).toBeNull()
  })

  it('goes back once a reason is given, and the row says so without being asked for again', async () => {
    const asked = fakeService({ [LIST]: pageOf([aSale()]), [KINDS]: kinds, [ONE]: { body: aSale({ order_state: 'refund_due', payment_status: 'Refunding' }) } })
    await show()
    await press('Refund')
    expect(inDialog().getByText(/BDT 960 will be refunded/)).toBeTruthy()
    confirm('Refund', ' ')
    expect(await inDialog().findByText('This field is required')).toBeTruthy()
    confirm('Refund')
    expect(await screen.findByText('Refunding')).toBeTruthy()
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(asked.filter(({ path }) => path === ONE).map(({ body }) => body)).toEqual([{ why: 'The hall is shut' }])
    expect(useNotice.getState().text).toBe('The refund is on its way.')
    await waitFor(() => expect(document.activeElement?.id).toBe('sale-7NQP230Q3V'))
  })

  it('goes back once, however often the button is pressed', async () => {
    const slow = Promise.withResolvers<{ body: Sale }>()
    const asked = fakeService({ [LIST]: pageOf([aSale()]), [KINDS]: kinds, [ONE]: () => slow.promise })
    await show()
    await press('Refund')
    confirm('Refund')
    await waitFor(() => expect(asked.some(({ path }) => path === ONE)).toBe(true))
    const button = inDialog().getByRole('button', { name: 'Refund', hidden: true })
    fireEvent.click(button)
    fireEvent.click(button)
    slow.resolve({ body: aSale({ order_state: 'refund_due' }) })
    expect(await screen.findByText('Refunding')).toBeTruthy()
    expect(asked.filter(({ path }) => path === ONE)).toHaveLength(1)
  })

  it('stays where the password is not given, and so does the reason', async () => {
    fakeService({ [LIST]: pageOf([aSale()]), [KINDS]: kinds, [ONE]: refusal('password-needed', 403) })
    await show({}, async () => undefined)
    await press('Refund')
    confirm('Refund')
    await waitFor(() => expect(inDialog().getByRole('button', { name: 'Refund', hidden: true }).getAttribute('aria-busy')).toBeNull())
    expect((inDialog().getByLabelText('Why?') as HTMLTextAreaElement).value).toBe('The hall is shut')
  })

  it('says that nothing happened without network, and keeps the reason', async () => {
    fakeService({ [LIST]: pageOf([aSale()]), [KINDS]: kinds, [ONE]: 'offline' })
    await show()
    await press('Refund')
    confirm('Refund')
    expect(await inDialog().findByText(/Nothing was refunded/)).toBeTruthy()
    fireEvent.click(inDialog().getByRole('button', { name: 'Not now', hidden: true }))
    await press('Refund')
    await waitFor(() => expect((inDialog().getByLabelText('Why?') as HTMLTextAreaElement).value).toBe('The hall is shut'))
  })

  it('is on its way already: the dialog says so, and the list is asked for anew', async () => {
    let isGone = false
    fakeService({
      [LIST]: () => pageOf([aSale(isGone ? { order_state: 'refunded' } : {})]),
      [KINDS]: kinds,
      [ONE]: () => {
        isGone = true
        return refusal('bad-state', 409)
      },
    })
    await show()
    await press('Refund')
    confirm('Refund')
    expect(await inDialog().findByText(/already being refunded/)).toBeTruthy()
    expect(await screen.findByText('Refunded')).toBeTruthy()
  })

  it('is none where nothing was paid: such an order is called off', async () => {
    const free = { total_price: 0, discount_price: 0, final_price: 0, coupon: null }
    fakeService({ [LIST]: pageOf([aSale(free)]), [KINDS]: kinds, [ONE]: { body: aSale({ ...free, order_state: 'refunded' }) } })
    await show()
    expect(await screen.findByText('Free', { selector: '.chip' })).toBeTruthy()
    await press('Cancel order')
    confirm('Cancel order')
    expect(await screen.findByText('Cancelled')).toBeTruthy()
  })
})

describe('a refund for all buyers', () => {
  it('is refunded after one confirmation, and the list is fetched again', async () => {
    let isAsked = false
    const asked = fakeService({
      [LIST]: () => pageOf([aSale({ is_refund_asked: isAsked })]),
      [KINDS]: kinds,
      [ALL]: () => {
        isAsked = true
        return { body: { orders: 1 } }
      },
    })
    await show()
    await press('Refund all')
    confirm('Refund all', 'Rain')
    expect(await screen.findByText('Refunding', { selector: '.chip' })).toBeTruthy()
    expect(asked.find(({ path }) => path === ALL)?.body).toEqual({ event_id: 1, why: 'Rain' })
  })

  it('is not offered of a search: it would be taken for that', async () => {
    fakeService({ [LIST]: pageOf([aSale()]), [KINDS]: kinds })
    await show({ q: 'shathi' })
    await screen.findByText('Shathi Barua')
    expect(screen.queryByRole('button', { name: 'Refund all' })).toBeNull()
  })
})
