import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UnverifiedNote } from '#app/features/accounts/parts/unverified-note.tsx'
import { useSharedAccount } from '#app/features/accounts/shared-account.ts'
import { EditEvent } from '#app/features/events/own/screens/edit-event.tsx'
import { useNotice } from '#app/state/notices.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { anAccountAnswer } from '../../shell/signed-in.ts'
import { signInSeller, signOffSeller } from './a-seller.tsx'
import { formService } from './form-service.ts'

vi.mock('#app/ui/text/rich-editor.tsx', () => ({ RichEditor: () => null }))
const sendLinkAgain = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#app/features/accounts/settings-calls.ts', () => ({ sendLinkAgain }))

const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const openForm = async () => {
  await renderScreen(
    <>
      <UnverifiedNote of="event" />
      <EditEvent eventId={1} logIn={<a href="/login">Log In</a>} />
    </>,
    { at: '/sellerevents' },
  )
  await screen.findByLabelText('Title')
}

beforeEach(() => {
  const id = signInSeller()
  useSharedAccount.setState({ of: id, answer: anAccountAnswer({ id, email_verified: false }), problem: undefined })
})
afterEach(async () => {
  await signOffSeller()
  act(() => useSharedAccount.setState(useSharedAccount.getInitialState()))
  vi.unstubAllGlobals()
})

it('a refused form keeps what was typed, says why, and the link of the mail can be sent again beside it', async () => {
  const refusal = { type: 'about:blank', title: 'refused', status: 403, code: 'unverified-limit', facts: { writesPerHour: 30 } }
  const sent = formService(() => ({ status: 403, body: refusal }))
  await openForm()
  fireEvent.input(title(), { target: { value: 'Baul night' } })
  fireEvent.click(screen.getByRole('button', { name: 'Update Event' }))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes('Verify your email under Profile Settings and send this again.'))).toBe(
      true,
    ),
  )
  expect(sent).toHaveLength(1)
  expect(title().value).toBe('Baul night')
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
  await waitFor(() => expect(useNotice.getState().text).toBe('We have sent a link to rahima@example.com'))
  expect(sendLinkAgain).toHaveBeenCalledOnce()
  cleanup()
  await openForm()
  await waitFor(() => expect(title().value).toBe('Baul night'))
})
