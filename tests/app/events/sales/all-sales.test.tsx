import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SalesFilter } from '#app/features/events/sales/sales-filter.ts'
import { AllSales } from '#app/features/events/sales/screens/all-sales.tsx'
import type { WithProof } from '#app/features/events/sales/with-proof.ts'
import type { Sale } from '#contract/events/sales.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { catchFiles } from '#tests/support/phone/caught-files.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../own/a-seller.tsx'
import { aSale } from './a-sale.ts'

const LIST = '/api/event_sale/'
const ONE = '/api/event_sale/7NQP230Q3V/refund/'
let seller = 0

const baul = { event_id: 3, title: 'Baul night' }
const pageOf = (results: Sale[]) => ({ results, next_cursor: null, total: results.length })
const atOnce: WithProof = async (work) => ({ value: await work() })
const show = (filter: SalesFilter = {}) => renderScreen(<AllSales filter={filter} withProof={atOnce} heading={<h1>Sales</h1>} />, { at: '/sellerorders' })

beforeEach(() => {
  seller = signInSeller()
})
afterEach(signOffSeller)

describe('the orders of all events', () => {
  it('say of which event each is, and lead to its orders', async () => {
    const asked = fakeService({ [LIST]: { body: pageOf([aSale({ event: baul }), aSale({ event_order_id: 'B' })]) } })
    await show()
    const link = await screen.findByRole('link', { name: 'Baul night' })
    expect(link.getAttribute('href')).toBe('/sellerevents/event/3/orders')
    expect(asked.map(({ path }) => path)).toEqual(['/api/event_sale/?limit=50'])
    expect(screen.getByText('2 orders')).toBeTruthy()
  })

  it('say their event in the file too', async () => {
    const files = catchFiles()
    fakeService({ [LIST]: { body: pageOf([aSale({ event: baul })]) } })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
    const [heads, first] = ((await files[0]?.text()) ?? '').split('\r\n')
    expect(heads).toMatch(/Event,Order,Ordered by/)
    expect(first).toMatch(/^Baul night,/)
  })

  it('are not given back all at once, and have no choice of tickets', async () => {
    fakeService({ [LIST]: { body: pageOf([aSale({ event: baul })]) } })
    await show({ ticket: 12 })
    await screen.findByText('Shathi Barua')
    expect(screen.queryByRole('button', { name: 'Refund all' })).toBeNull()
    expect(screen.queryByLabelText('Ticket')).toBeNull()
    expect(screen.getByLabelText('Status')).toBeTruthy()
  })

  it('are filtered by the address', async () => {
    const asked = fakeService({ [LIST]: { body: pageOf([aSale({ event: baul })]) } })
    const { router } = await show({ q: 'shathi' })
    await screen.findByText('Shathi Barua')
    expect(asked.at(-1)?.path).toBe('/api/event_sale/?limit=50&q=shathi')
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paid' } })
    await waitFor(() => expect(router.state.location.href).toBe('/sellerorders?q=shathi&state=paid'))
  })

  it('keep their event after a refund', async () => {
    fakeService({ [LIST]: { body: pageOf([aSale({ event: baul })]) }, [ONE]: { body: aSale({ event: baul, order_state: 'refund_due' }) } })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    const dialog = within(screen.getByRole('dialog', { hidden: true }))
    fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'The hall is shut' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Refund', hidden: true }))
    expect(await screen.findByText('Refunding', { selector: '.chip' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Baul night' })).toBeTruthy()
  })

  it('are there without network, also those that were kept before they said their event', async () => {
    const fetchedAt = new Date(Date.now() - 3.5 * 3_600_000).toISOString()
    await storePrivateAnswer(seller, { address: '/api/event_sale/?limit=50', body: pageOf([aSale()]), etag: null, fetchedAt })
    fakeService({ [LIST]: 'offline' })
    await show()
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
    expect(screen.getByText('Shathi Barua')).toBeTruthy()
  })

  it('say what to do where there are none, where none fits, and where they cannot be had', async () => {
    fakeService({ [LIST]: { body: pageOf([]) } })
    await show()
    expect((await screen.findByRole('link', { name: 'My events' })).getAttribute('href')).toBe('/sellerevents')
    await signOffSeller()
    signInSeller()
    await show({ q: 'zzz' })
    expect((await screen.findByRole('link', { name: 'Show all' })).getAttribute('href')).toBe('/sellerorders')
    await signOffSeller()
    signInSeller()
    fakeService({ [LIST]: refusal('forbidden', 403) })
    await show()
    expect(await screen.findByText('The orders could not be loaded')).toBeTruthy()
  })
})
