import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Attendees } from '#app/features/events/sales/screens/attendees.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { aKind, signInSeller, signOffSeller } from '../own/a-seller.tsx'
import { anAttendee } from './a-sale.ts'

const LIST = '/api/event_attendee/'
const KINDS = '/api/event_ticket_kind/'
const MESSAGES = '/api/event_message/'
const kinds = { body: [aKind(), aKind({ id: 12, title: 'VIP' })] }
const listed = { body: { results: [anAttendee()], next_cursor: null, total: 1, checked_in: 0 } }
const sent = { id: 1, text: 'Gate 3 is open', event_ticket: null, sent_at: '2026-11-20T14:25:00.000Z', orders: 40, told: 12 }

const show = (language: 'en' | 'bn' = 'en') =>
  renderScreen(<Attendees eventId={1} filter={{}} heading={<h1>Attendees</h1>} />, { at: '/sellerevents/event/1/attendees', language })
const write = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
}
const typed = () => (screen.getByLabelText('Message') as HTMLTextAreaElement).value

beforeEach(() => {
  signInSeller()
})
afterEach(signOffSeller)

describe('the list of an event’s attendees', () => {
  it('says of each seat who holds it, and whether they are in', async () => {
    const inside = anAttendee({ id: 32, holder_name: 'পলাশ', state: 'in', checked_in_at: '2026-11-21T05:00:00.000Z' })
    fakeService({ [LIST]: { body: { results: [anAttendee(), inside], next_cursor: null, total: 2, checked_in: 1 } }, [KINDS]: kinds, [MESSAGES]: { body: [] } })
    await show()
    const [first, second] = await screen.findAllByRole('article')
    for (const words of ['Shathi Barua', '12E4 5678', 'General', '01712-345678', 'Order 7NQP230Q3V', 'Not checked in'])
      expect(first?.textContent).toContain(words)
    for (const words of ['পলাশ', 'Checked in', '21 Nov 2026, 11:00 am', 'Order 7NQP230Q3V of Shathi Barua']) expect(second?.textContent).toContain(words)
    expect(screen.getByText('2 tickets · 1 checked in')).toBeTruthy()
  })

  it('draws a few of five thousand, and tells readers of all', async () => {
    const results = Array.from({ length: 200 }, (_, at) => anAttendee({ id: at + 1, holder_name: `Guest ${at + 1}` }))
    fakeService({ [LIST]: { body: { results, next_cursor: 'more', total: 5000, checked_in: 0 } }, [KINDS]: kinds, [MESSAGES]: { body: [] } })
    await show()
    expect(await screen.findByText('5,000 tickets · 0 checked in')).toBeTruthy()
    const rows = await screen.findAllByRole('listitem')
    expect(rows.length).toBeLessThan(60)
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('5000')
  })
})

describe('a message to those who come', () => {
  it('goes to everybody, or to one kind of ticket, and stands there when it is sent', async () => {
    let isSent = false
    const asked = fakeService({
      [LIST]: listed,
      [KINDS]: kinds,
      [MESSAGES]: ({ body }) => {
        if (!body.text) return { body: isSent ? [sent] : [] }
        isSent = true
        return { body: sent }
      },
    })
    await show()
    fireEvent.change(await screen.findByLabelText('To'), { target: { value: '12' } })
    await write('Gate 3 is open')
    expect(await screen.findByText('Sent to 12 of 40 orders')).toBeTruthy()
    expect(typed()).toBe('')
    expect(asked.find(({ body }) => body.text)?.body).toMatchObject({ event_id: 1, event_ticket: 12, text: 'Gate 3 is open' })
  })

  it('is the same message when it is sent again after a lost answer, on another visit too; another text is another', async () => {
    const keys: unknown[] = []
    let isLost = true
    fakeService({
      [LIST]: listed,
      [KINDS]: kinds,
      [MESSAGES]: ({ body }) => {
        if (!body.text) return { body: [] }
        keys.push(body.client_key)
        return isLost ? 'offline' : { body: sent }
      },
    })
    await show()
    await write('Gate 3 is open')
    expect(await screen.findByText(/needs the internet/)).toBeTruthy()
    // What is typed is kept after a pause.
    await new Promise((resolve) => setTimeout(resolve, 700))
    cleanup()
    await show()
    await waitFor(() => expect(typed()).toBe('Gate 3 is open'))
    expect(screen.getByText(/^14 of 1,000 characters/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[1]).toBe(keys[0])
    await screen.findByText(/needs the internet/)
    isLost = false
    await write('Gate 4 is open')
    await waitFor(() => expect(keys).toHaveLength(3))
    expect(keys[2]).not.toBe(keys[0])
  })

  it('says when that was enough for today, and keeps what was written', async () => {
    fakeService({ [LIST]: listed, [KINDS]: kinds, [MESSAGES]: ({ body }) => (body.text ? refusal('too-many-requests', 429) : { body: [] }) })
    await show()
    await write('Once more')
    expect(await screen.findByText(/Daily limit reached/)).toBeTruthy()
    expect(typed()).toBe('Once more')
  })

  it('goes to everybody where there is one kind of ticket', async () => {
    const asked = fakeService({ [LIST]: listed, [KINDS]: { body: [aKind()] }, [MESSAGES]: ({ body }) => ({ body: body.text ? sent : [] }) })
    await show()
    await write('Gate 3 is open')
    await waitFor(() => expect(asked.find(({ body }) => body.text)?.body).toMatchObject({ event_ticket: null }))
    expect(screen.queryByLabelText('To')).toBeNull()
  })

  it('is not empty', async () => {
    const asked = fakeService({ [LIST]: listed, [KINDS]: kinds, [MESSAGES]: { body: [] } })
    await show()
    await write('   ')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    expect(asked.filter(({ body }) => body.text !== undefined)).toEqual([])
  })
})
