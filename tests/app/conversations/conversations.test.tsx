import 'fake-indexeddb/auto'
import { useRouterState } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MessageColumns } from '#app/features/conversations/screens/message-columns.tsx'
import { loadOutbox } from '#app/state/outbox/outbox.ts'
import type { Conversation } from '#contract/conversations/conversations.ts'
import { storeEntry } from '#device/outbox/outbox.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { jobService } from '../jobs/applications/job-service.ts'
import { aConversation, beginTalking, endTalking, LIST, minutesAgo } from './a-talk.tsx'

function Screen({ isStaff }: { isStaff: boolean }) {
  const { search } = useRouterState().location
  return (
    <MessageColumns open={undefined} search={search} isStaff={isStaff}>
      {null}
    </MessageColumns>
  )
}
const show = ({ at = '/messages', isStaff = false, language = 'en' as 'en' | 'bn' } = {}) => renderScreen(<Screen isStaff={isStaff} />, { at, language })
const page = (results: Conversation[], unread = 0) => ({ body: { results, next_cursor: null, total: results.length, unread } })
const rows = async () => within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('link')

const SALE = aConversation({
  conversation_id: 13,
  side: 'answerer',
  about: { kind: 'order', title: 'Baul night', event_id: 3, event_order_id: 'ABCDEFGH12', application_id: null, job_post_id: null },
  other: { name: 'Rahima', slug: null },
  last: { text: 'You can come earlier', has_picture: false, is_mine: true, at: minutesAgo(60 * 24) },
})

let owner = 0
beforeEach(() => {
  owner = beginTalking()
})
afterEach(endTalking)

describe('the list of messages', () => {
  it('names of each with whom, about what, how it begins, and what is unread', async () => {
    jobService({ [LIST]: page([aConversation({ unread: 2 }), SALE], 2) })
    await show()
    const [first, second] = await rows()
    expect(first?.textContent).toMatch(/^Rafiq Music.*Baul nightMessage 222 unread messages$/)
    expect(first?.getAttribute('href')).toBe('/messages/12')
    expect(second?.textContent).toMatch(/^RahimaYesterdayBaul nightYou: You can come earlier$/)
    expect(screen.getByRole('link', { name: /^Unread/ }).textContent).toBe('Unread2')
  })

  it('asks for the unread ones alone where the address says so', async () => {
    const asked: string[] = []
    jobService({ [LIST]: page([aConversation({ unread: 1 })], 1) })
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input))
      return fetch(input, init)
    }
    await show({ at: '/messages?unread=true&list=support' })
    await rows()
    // What is asked of the house is for staff.
    expect(asked.map((address) => new URL(address, location.href).search)).toEqual(['?limit=30&unread=true'])
    expect(screen.getByRole('link', { name: /^Unread/ }).getAttribute('aria-current')).toBe('true')
  })

  it('is of staff also what is asked of the house', async () => {
    jobService({ [LIST]: page([]) })
    await show({ at: '/messages?list=support', isStaff: true })
    expect(await screen.findByText('No support requests')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Support requests' }).getAttribute('aria-current')).toBe('true')
  })

  it.each([
    ['en', 'No messages yet', 'Browse events'],
    ['bn', 'এখনো কোনো মেসেজ নেই', 'ইভেন্ট দেখুন'],
  ] as const)('that is empty says where messages begin: %s', async (language, words, way) => {
    jobService({ [LIST]: page([]) })
    await show({ language })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/events')
  })

  it('shows what waits on this phone, in its conversation or as one that begins', async () => {
    const about = { kind: 'event', subject: '3', conversation_id: 12, name: 'Rafiq Music', title: 'Baul night' }
    const of = { noun: 'conversations', address: '/api/conversation_message/' }
    await storeEntry(owner, anEntry({ ...of, id: 'one', about, body: { conversation_id: '12', text: 'In it' } }))
    const begins = { ...about, subject: '9', conversation_id: null, name: 'Nusrat', title: 'Boat race' }
    await storeEntry(owner, anEntry({ ...of, id: 'two', about: begins, body: { kind: 'event', subject: '9', text: 'May I bring a dog?' } }))
    jobService({ [LIST]: page([aConversation()]) })
    await show()
    await act(() => loadOutbox())
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    const [begun, known] = await rows()
    expect(begun?.textContent).toBe('NusratBoat raceMay I bring a dog?Waiting to be sent')
    expect(begun?.getAttribute('href')).toBe('/messages/new?kind=event&subject=9')
    expect(known?.textContent).toMatch(/Waiting to be sent$/)
  })

  it('that cannot be had says why', async () => {
    jobService({ [LIST]: 'offline' })
    await show()
    expect((await screen.findByRole('alert')).textContent).toMatch(/your messages are not saved on this phone yet/)
  })
})
