import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WaitingPostsPart } from '#app/shell/slots/waiting-posts-part.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

afterEach(() => {
  cleanup()
  act(() => {
    useSession.setState({ account: null, token: null })
    useOutbox.setState(useOutbox.getInitialState())
  })
})

it('above the posts of all, a member sees what waits on this phone to be posted', async () => {
  startDeferredHydration()
  useSession.setState({ account: { id: 9300, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
  useOutbox.setState({ entries: [anEntry({ noun: 'posts', address: '/api/posts/', body: { text: 'A blue sari', film: '', alts: '[]', language: 'en' } })] })
  await renderScreen(<WaitingPostsPart />, { at: '/posts' })
  expect(await screen.findByText('A blue sari')).toBeTruthy()
  expect(screen.getByText('On this phone, not posted yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Send, edit or discard' }).getAttribute('href')).toBe('/outbox')
})
