import 'fake-indexeddb/auto'
import { useRouterState } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NewConversation } from '#app/features/conversations/screens/new-conversation.tsx'
import { sendNow } from '#app/state/outbox/outbox.ts'
import { readConversation } from '#contract/conversations/conversations.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { readPrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { goOffline } from '../jobs/applications/an-applicant.tsx'
import { jobService, refusing } from '../jobs/applications/job-service.ts'
import { aConversation, aMessage, beginTalking, endTalking, minutesAgo, START, say, WRITE, waiting } from './a-talk.tsx'

const { about, side, other } = aConversation()
const start = (over: object = {}) => ({ body: { about, side, other, conversation_id: null, can_write: true, ...over } })
const sent = { body: { conversation_id: 12, message: aMessage(1, { text: 'Is there parking?', is_mine: true, sent_at: minutesAgo(0) }) } }

function Screen() {
  const { search } = useRouterState().location
  return <NewConversation search={search} />
}
const show = (query: string) => renderScreen(<Screen />, { at: `/messages/new${query}` })

let owner = 0
beforeEach(() => {
  owner = beginTalking()
})
afterEach(endTalking)

describe('a new message', () => {
  it('says who it goes to and about what, and opens the conversation that it begins', async () => {
    const asked = jobService({ [START]: start(), [WRITE]: sent })
    const { router } = await show('?kind=event&subject=3')
    expect(await screen.findByRole('heading', { name: 'Rafiq Music' })).toBeTruthy()
    expect(screen.getByText('Write your first message to Rafiq Music below.')).toBeTruthy()
    await say('Is there parking?')
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/12'))
    expect(asked).toMatchObject([{ fields: { kind: 'event', subject: '3', text: 'Is there parking?' } }])
    // It is there at once, also without network.
    const kept = await readPrivateAnswer(owner, addressOf(readConversation, { params: { conversation_id: 12 }, query: {} }))
    expect(kept?.body).toMatchObject({ conversation: { other: { name: 'Rafiq Music' } }, messages: [{ id: 1 }] })
  })

  it('leads on to the conversation that there is already', async () => {
    jobService({ [START]: start({ conversation_id: 12 }) })
    const { router } = await show('?kind=event&subject=3')
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/12'))
  })

  it('is written without network to the organizer of an event that this phone holds, and goes out later', async () => {
    let isOnline = false
    jobService({ [START]: 'offline', [WRITE]: () => (isOnline ? sent : 'offline') })
    goOffline()
    const { router } = await show('?kind=event&subject=3')
    expect(await screen.findByRole('heading', { name: 'Organizer' })).toBeTruthy()
    await say('Is there parking?')
    expect(await screen.findByText('Waiting for internet')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/messages/new')
    vi.restoreAllMocks()
    isOnline = true
    const [entry] = await waiting()
    await act(() => sendNow(entry?.id))
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/12'))
  })

  it.each([
    [refusing('not-found', 404), /no longer exists/],
    [refusing('not-allowed', 403), /This is your own/],
  ])('that cannot be written says why', async (reply, words) => {
    jobService({ [START]: reply })
    await show('?kind=event&subject=3')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it.each(['', '?kind=unknown&subject=3', '?kind=event', '?kind=order&subject=3', '?kind=event&subject=abc'])('about nothing says so: %s', async (query) => {
    const asked = jobService({ [START]: start() })
    await show(query)
    expect((await screen.findByRole('alert')).textContent).toMatch(/No message can be written here/)
    expect(asked).toEqual([])
  })

  it('to the support team needs no subject, and names other ways to help', async () => {
    const none = { kind: 'support', title: '', event_id: null, event_order_id: null, application_id: null, job_post_id: null }
    jobService({ [START]: start({ about: none, other: { name: '', slug: null } }) })
    await show('?kind=support')
    expect(await screen.findByRole('heading', { name: 'Support team' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact')
  })
})
