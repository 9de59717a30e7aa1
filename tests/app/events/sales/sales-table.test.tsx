import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SalesFilter } from '#app/features/events/sales/sales-filter.ts'
import { AllSales } from '#app/features/events/sales/screens/all-sales.tsx'
import { Attendees } from '#app/features/events/sales/screens/attendees.tsx'
import type { WithProof } from '#app/features/events/sales/with-proof.ts'
import type { Sale } from '#contract/events/sales.ts'
import { paymentStatusOf } from '#contract/purchases/purchase-rules.ts'
import { catchFiles } from '#tests/support/phone/caught-files.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { chooseRow, press } from '#tests/support/phone/table-rows.ts'
import { type Asked, fakeService, refusal } from '../../accounts/fake-service.ts'
import { aKind } from '../own/a-seller.tsx'
import { sellOnWideScreen } from '../own/a-wide-seller.ts'
import { anAttendee, aSale } from './a-sale.ts'

const LIST = '/api/event_sale/'
const baul = { event_id: 3, title: 'Baul night' }
const first = aSale({ event: baul, order_note: 'Near the stage please' })
const second = aSale({ event: baul, event_order_id: 'BBBBBBBBBB', full_name: 'Palash', final_price: 500 })
const over = aSale({
  event: baul,
  event_order_id: 'CCCCCCCCCC',
  full_name: 'Rakib',
  order_state: 'expired',
  payment_status: paymentStatusOf('expired'),
})
const pageOf = (results: Sale[]) => ({ body: { results, next_cursor: null, total: results.length } })
const atOnce: WithProof = async (work) => ({ value: await work() })
const showSales = (filter: SalesFilter = {}) => renderScreen(<AllSales filter={filter} withProof={atOnce} heading={<h1>Sales</h1>} />, { at: '/sellerorders' })
const linesOf = async (file: File | { text: () => Promise<string> } | undefined) => ((await file?.text()) ?? '').trim().split('\r\n')

sellOnWideScreen()

describe('orders on a wide screen', () => {
  it('stand in a table; a press on a name opens the whole order', async () => {
    fakeService({ [LIST]: pageOf([first, over]) })
    await showSales()
    const row = await screen.findByRole('row', { name: /Shathi Barua/ })
    for (const words of ['Near the stage please', 'Baul night', '20 Nov', '8:25 pm', '7NQP230Q3V', '2 × General', 'BDT 960', 'Paid'])
      expect(row.textContent).toContain(words)
    expect(screen.queryByRole('link', { name: /01712/ })).toBeNull()
    press('Shathi Barua')
    const dialog = await screen.findByRole('dialog', { hidden: true })
    expect(within(dialog).getByRole('link', { name: '01712-345678', hidden: true })).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Refund', hidden: true })).toBeTruthy()
  })

  it('are asked for in the order of a heading', async () => {
    const asked = fakeService({ [LIST]: pageOf([first]) })
    const { router } = await showSales({ sort: 'amount' })
    const total = await screen.findByRole('columnheader', { name: 'Total' })
    expect(total.getAttribute('aria-sort')).toBe('descending')
    expect(asked.map(({ path }) => path)).toEqual(['/api/event_sale/?limit=50&sort=amount'])
    fireEvent.click(within(screen.getByRole('columnheader', { name: 'Ordered at' })).getByRole('button'))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=newest'))
  })

  it('are taken home as a file, the chosen ones alone', async () => {
    const files = catchFiles()
    fakeService({ [LIST]: pageOf([first, second]) })
    await showSales()
    await chooseRow('Palash')
    press('Export selected as CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    const lines = await linesOf(files[0])
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^Baul night,BBBBBBBBBB,Palash,/)
  })

  it('are refunded together, each once, those that are confirmed', async () => {
    const refunds: Asked[] = []
    const gives = (sale: Sale) => (ask: Asked) => {
      refunds.push(ask)
      return { body: { ...sale, order_state: 'refund_due' } }
    }
    fakeService({ [LIST]: pageOf([first, second, over]), [`${LIST}7NQP230Q3V/refund/`]: gives(first), [`${LIST}BBBBBBBBBB/refund/`]: gives(second) })
    await showSales()
    for (const name of ['Shathi', 'Palash', 'Rakib']) await chooseRow(name)
    press('Refund 2 orders')
    const dialog = await screen.findByRole('dialog', { hidden: true })
    expect(dialog.textContent).toContain('BDT 1,460 will be refunded')
    expect(dialog.textContent).not.toContain('Free orders')
    fireEvent.change(within(dialog).getByLabelText('Why?'), { target: { value: 'The hall is closed' } })
    fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(refunds.map(({ path, body }) => [path, body])).toEqual([
      [`${LIST}7NQP230Q3V/refund/`, { why: 'The hall is closed' }],
      [`${LIST}BBBBBBBBBB/refund/`, { why: 'The hall is closed' }],
    ])
    expect(screen.getAllByText('Refunding', { selector: '.chip' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Refund \d/ })).toBeNull()
  })

  it('that cost nothing are cancelled together, which the dialog says instead of a sum', async () => {
    fakeService({ [LIST]: pageOf([aSale({ event: baul, final_price: 0 })]) })
    await showSales()
    await chooseRow('Shathi')
    press('Refund 1 order')
    const dialog = await screen.findByRole('dialog', { hidden: true })
    expect(dialog.textContent).toContain('Free orders will be cancelled, with nothing to refund.')
    expect(dialog.textContent).not.toContain('BDT 0')
  })

  it('that could not all be refunded go on where it stopped', async () => {
    let isBusy = true
    const tried: string[] = []
    fakeService({
      [LIST]: pageOf([first, second]),
      [`${LIST}7NQP230Q3V/refund/`]: () => {
        tried.push('first')
        return { body: { ...first, order_state: 'refund_due' } }
      },
      [`${LIST}BBBBBBBBBB/refund/`]: () => {
        tried.push('second')
        return isBusy ? refusal('too-many-requests', 429) : { body: { ...second, order_state: 'refund_due' } }
      },
    })
    await showSales()
    for (const name of ['Shathi', 'Palash']) await chooseRow(name)
    press('Refund 2 orders')
    const dialog = await screen.findByRole('dialog', { hidden: true })
    fireEvent.change(within(dialog).getByLabelText('Why?'), { target: { value: 'The hall is closed' } })
    const form = dialog.querySelector('form') as HTMLFormElement
    fireEvent.submit(form)
    await waitFor(() => expect(within(dialog).getByRole('alert', { hidden: true }).textContent).toMatch(/\S/))
    isBusy = false
    fireEvent.submit(form)
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(tried).toEqual(['first', 'second', 'second'])
  })
})

describe('who comes to an event, on a wide screen', () => {
  const guests = [
    anAttendee(),
    anAttendee({ id: 32, code: '22E45678', holder_name: 'পলাশ', state: 'in', checked_in_at: '2026-11-21T05:00:00.000Z' }),
    anAttendee({ id: 33, code: '32E45678', holder_name: 'Rakib', phone_number: '+8801812345678' }),
  ]
  const showGuests = () => {
    fakeService({
      '/api/event_attendee/': { body: { results: guests, next_cursor: null, total: 3, checked_in: 1 } },
      '/api/event_ticket_kind/': { body: [aKind()] },
      '/api/event_message/': { body: [] },
    })
    return renderScreen(<Attendees eventId={1} filter={{}} heading={<h1>Attendees</h1>} />, { at: '/sellerevents/event/1/attendees' })
  }

  it('stands in a table with ticket, order, phone and state', async () => {
    await showGuests()
    const row = await screen.findByRole('row', { name: /পলাশ/ })
    for (const words of ['General', '22E4 5678', '7NQP230Q3V', '01712-345678', 'Checked in', '21 Nov', '11:00 am']) expect(row.textContent).toContain(words)
    expect(screen.getByRole('columnheader', { name: 'Name on the ticket' }).getAttribute('aria-sort')).toBe('ascending')
  })

  it('is copied as phone numbers, each once, and as a file', async () => {
    const files = catchFiles()
    const writeText = vi.fn(async () => undefined)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    await showGuests()
    for (const name of ['Shathi', 'পলাশ', 'Rakib']) await chooseRow(name)
    press('Copy phone numbers')
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('+8801712345678\n+8801812345678'))
    press('Export selected as CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await linesOf(files[0])).toHaveLength(4)
  })
})
