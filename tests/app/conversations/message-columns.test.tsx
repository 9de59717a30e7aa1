import 'fake-indexeddb/auto'
import { useRouterState } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteConversationChange } from '#app/features/conversations/conversation-changes.ts'
import { MessageColumns } from '#app/features/conversations/screens/message-columns.tsx'
import { storeEntry } from '#device/outbox/outbox.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { jobService } from '../jobs/applications/job-service.ts'
import { aConversation, beginTalking, endTalking, LIST } from './a-talk.tsx'

function Screen() {
  const { search, pathname } = useRouterState().location
  return (
    <MessageColumns open={pathname === '/messages' ? undefined : pathname} search={search} isStaff>
      <h1>What is open</h1>
    </MessageColumns>
  )
}
const show = (at: string) => renderScreen(<Screen />, { at })
const isWide = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined }))
const page = (...results: ReturnType<typeof aConversation>[]) => ({ body: { results, next_cursor: null, total: results.length, unread: 0 } })
const TWO = page(aConversation({ unread: 2 }), aConversation({ conversation_id: 13 }))
const rows = async () => within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('link')
const currents = async () => (await rows()).map((row) => row.getAttribute('aria-current'))

let owner = 0
beforeEach(() => {
  owner = beginTalking()
  isWide(true)
})
afterEach(endTalking)

describe('messages on a wide screen', () => {
  it('are the list, and a hint where a conversation opens', async () => {
    jobService({ [LIST]: TWO })
    await show('/messages')
    expect(await rows()).toHaveLength(2)
    expect(screen.getByText('Choose a conversation. It opens here.')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Messages'])
  })

  it('are the list beside the conversation that is open, which is marked in it and counts as read', async () => {
    jobService({ [LIST]: TWO })
    await show('/messages/12')
    expect(await currents()).toEqual(['true', null])
    expect(screen.queryByText('2 unread messages')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['What is open'])
    expect(screen.getByRole('heading', { level: 2, name: 'Messages' })).toBeTruthy()
  })

  it('keep the filter of the list as conversations are opened, and what is open as it is filtered', async () => {
    jobService({ [LIST]: TWO })
    const { router } = await show('/messages/12?list=support')
    expect((await rows()).map((row) => row.getAttribute('href'))).toEqual(['/messages/12?list=support', '/messages/13?list=support'])
    fireEvent.click(screen.getByRole('link', { name: 'Unread' }))
    await waitFor(() => expect(router.state.location.href).toBe('/messages/12?list=support&unread=true'))
    fireEvent.click(screen.getByRole('link', { name: 'My messages' }))
    await waitFor(() => expect(router.state.location.href).toBe('/messages/12'))
  })

  it('let go of the focus as another conversation is opened, so that its heading gets it', async () => {
    jobService({ [LIST]: TWO })
    await show('/messages/12')
    const [open, other] = await rows()
    open?.focus()
    fireEvent.click(open as HTMLElement)
    expect(document.activeElement).toBe(open)
    other?.focus()
    fireEvent.click(other as HTMLElement)
    expect(document.activeElement).toBe(document.body)
    await waitFor(async () => expect(await currents()).toEqual([null, 'true']))
  })

  it('mark a conversation that begins on this phone', async () => {
    const about = { kind: 'event', subject: '9', conversation_id: null, name: 'Nusrat', title: 'Boat race' }
    const of = { noun: 'conversations', address: '/api/conversation_message/' }
    await storeEntry(owner, anEntry({ ...of, id: 'two', about, body: { kind: 'event', subject: '9', text: 'May I bring a dog?' } }))
    jobService({ [LIST]: page() })
    await show('/messages/new?kind=event&subject=9&unread=')
    const { loadOutbox } = await import('#app/state/outbox/outbox.ts')
    await act(() => loadOutbox())
    expect(await currents()).toEqual(['true'])
  })

  it('are asked for again when something was sent or read beside them', async () => {
    let results = [aConversation()]
    jobService({ [LIST]: () => page(...results) })
    await show('/messages/12')
    expect(await rows()).toHaveLength(1)
    results = [aConversation(), aConversation({ conversation_id: 13 })]
    act(noteConversationChange)
    await waitFor(async () => expect(await rows()).toHaveLength(2))
  })
})

describe('messages on a phone', () => {
  beforeEach(() => void isWide(false))

  it('are the list alone, whose conversations take its place', async () => {
    jobService({ [LIST]: TWO })
    await show('/messages?list=support')
    expect((await rows()).map((row) => row.getAttribute('href'))).toEqual(['/messages/12', '/messages/13'])
    expect(screen.queryByText('Choose a conversation. It opens here.')).toBeNull()
  })

  it('are the conversation alone once one is open', async () => {
    jobService({ [LIST]: TWO })
    await show('/messages/12')
    expect(await screen.findByRole('heading', { level: 1, name: 'What is open' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
  })
})
