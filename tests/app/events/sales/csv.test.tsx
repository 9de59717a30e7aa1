import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Attendees } from '#app/features/events/sales/screens/attendees.tsx'
import { Sales } from '#app/features/events/sales/screens/sales.tsx'
import { readPrivateAnswer } from '#device/private-store.ts'
import { catchFiles } from '#tests/support/phone/caught-files.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../own/a-seller.tsx'
import { anAttendee, aSale } from './a-sale.ts'

const SALES = '/api/event_sale/'
const ATTENDEES = '/api/event_attendee/'
let seller = 0
beforeEach(() => {
  seller = signInSeller()
})
afterEach(signOffSeller)

const sales = (from: number, many: number) => Array.from({ length: many }, (_, at) => aSale({ event_order_id: `S${from + at}` }))
const showSales = (filter = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<Sales eventId={1} filter={filter} withProof={async (work) => ({ value: await work() })} heading={<h1>Orders</h1>} />, {
    at: '/sellerevents/event/1/orders',
    language,
  })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

/** A service with 450 orders. */
function manyOrders(isDown: (cursor: string | null) => boolean = () => false) {
  return fakeService({
    [SALES]: ({ path }) => {
      const query = new URLSearchParams(path.split('?')[1])
      const cursor = query.get('cursor')
      if (query.get('limit') === '50') return { body: { results: sales(0, 1), next_cursor: null, total: 450 } }
      if (isDown(cursor)) return refusal('busy', 503)
      const from = Number(cursor ?? 0)
      const results = sales(from, Math.min(200, 450 - from))
      return { body: { results, next_cursor: from + 200 < 450 ? String(from + 200) : null, total: 450 } }
    },
  })
}

describe('a file of orders', () => {
  it('has all of them, in plain numbers and Dhaka’s clock, and spoils neither phones nor names', async () => {
    const files = catchFiles()
    const odd = aSale({ full_name: '=HYPERLINK("x")', order_note: 'a, "b"\nc', coupon: null })
    fakeService({ [SALES]: { body: { results: [odd], next_cursor: null, total: 1 } } })
    await showSales()
    await press('Export CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toMatch(/^orders-1-\d{4}-\d\d-\d\d\.csv$/)
    const text = (await files[0]?.text()) ?? ''
    expect(text.split('\r\n')[0]).toContain('Order,Ordered by,Phone')
    expect(text).toContain(`"'=HYPERLINK(""x"")",01712-345678,shathi@mail.example,2 × General,2,1000,100,960,,Paid,2026-11-20 20:25,"a, ""b""\nc"`)
  })

  it('reads page after page, as many as there are, and keeps none of them on the phone', async () => {
    const files = catchFiles()
    const asked = manyOrders()
    await showSales()
    await press('Export CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    const rows = ((await files[0]?.text()) ?? '').trim().split('\r\n')
    expect(rows).toHaveLength(451)
    expect(new Set(rows).size).toBe(451)
    const pages = asked.filter(({ path }) => path.includes('limit=200'))
    expect(pages).toHaveLength(3)
    for (const { path } of pages) expect(await readPrivateAnswer(seller, path)).toBeNull()
  })

  it('is never half a file: cut off in the middle it says how far it came, and the next press goes on from there', async () => {
    const files = catchFiles()
    let isCut = true
    const asked = manyOrders((cursor) => isCut && cursor === '400')
    await showSales()
    await press('Export CSV')
    expect(await screen.findByText(/400 of 450 rows read/)).toBeTruthy()
    expect(files).toEqual([])
    isCut = false
    await press('Export CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(((await files[0]?.text()) ?? '').trim().split('\r\n')).toHaveLength(451)
    expect(asked.filter(({ path }) => path.includes('limit=200') && !path.includes('cursor'))).toHaveLength(1)
  })

  it('holds what the filters leave, and says so', async () => {
    const files = catchFiles()
    const asked = fakeService({ [SALES]: { body: { results: [aSale()], next_cursor: null, total: 1 } } })
    await showSales({ q: 'shathi', ticket: 11, state: 'paid' })
    await press('Export these as CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(asked.at(-1)?.path).toBe('/api/event_sale/?event_id=1&event_ticket=11&limit=200&q=shathi&state=paid')
  })

  it('is made once, however often the button is pressed', async () => {
    const files = catchFiles()
    const asked = manyOrders()
    await showSales()
    const button = await screen.findByRole('button', { name: 'Export CSV' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(files).toHaveLength(1))
    expect(asked.filter(({ path }) => path.includes('limit=200'))).toHaveLength(3)
  })

  it('says without network that it needs one', async () => {
    let isDown = false
    fakeService({ [SALES]: () => (isDown ? 'offline' : { body: { results: [aSale()], next_cursor: null, total: 1 } }) })
    await showSales()
    await screen.findByText('Shathi Barua')
    isDown = true
    await press('Export CSV')
    expect(await screen.findByText('The file needs the internet.')).toBeTruthy()
  })
})

describe('a file of attendees', () => {
  it('keeps codes that look like numbers as they are printed, and says who is in', async () => {
    const files = catchFiles()
    const inside = anAttendee({ id: 32, holder_name: 'পলাশ', state: 'in', checked_in_at: '2026-11-21T05:00:00.000Z' })
    fakeService({ [ATTENDEES]: { body: { results: [anAttendee(), inside], next_cursor: null, total: 2, checked_in: 1 } } })
    await renderScreen(<Attendees eventId={1} filter={{}} heading={<h1>কারা আসছেন</h1>} />, { at: '/sellerevents/event/1/attendees', language: 'bn' })
    await press('সিএসভি ডাউনলোড করুন')
    await waitFor(() => expect(files).toHaveLength(1))
    const text = (await files[0]?.text()) ?? ''
    expect(text).toContain('Shathi Barua,12E4 5678,General,এখনো আসেননি,,7NQP230Q3V')
    expect(text).toContain('পলাশ,12E4 5678,General,চেক-ইন হয়েছে,2026-11-21 11:00,')
  })

  it('has a column for each day of an event of several on which people were let in', async () => {
    const files = catchFiles()
    const check_ins = [
      { day: '2026-11-21', at: '2026-11-21T05:00:00.000Z' },
      { day: '2026-11-22', at: '2026-11-22T04:30:00.000Z' },
    ]
    const both = anAttendee({ id: 32, state: 'in', checked_in_at: '2026-11-21T05:00:00.000Z', check_ins })
    fakeService({ [ATTENDEES]: { body: { results: [anAttendee(), both], next_cursor: null, total: 2, checked_in: 1 } } })
    await renderScreen(<Attendees eventId={1} filter={{}} heading={<h1>Attendees</h1>} />, { at: '/sellerevents/event/1/attendees', language: 'en' })
    await press('Export CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n')
    expect(lines[0]).toContain(',Checked in on 2026-11-21,Checked in on 2026-11-22')
    expect(lines[1]?.endsWith(',,')).toBe(true)
    expect(lines[2]).toMatch(/,2026-11-21 11:00,2026-11-22 10:30$/)
  })
})
