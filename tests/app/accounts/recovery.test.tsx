import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AskRecovery } from '#app/features/accounts/screens/ask-recovery.tsx'
import { EmailVerified } from '#app/features/accounts/screens/email-verified.tsx'
import { LogIn } from '#app/features/accounts/screens/log-in.tsx'
import { NewPassword } from '#app/features/accounts/screens/new-password.tsx'
import { useSession } from '#app/state/session/session.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from './fake-service.ts'

const TOKEN = 'abcdefghijklmnopqrstuv'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const replace = vi.spyOn(history, 'replaceState')

beforeEach(() => {
  replace.mockClear()
  useSession.setState(useSession.getInitialState(), true)
})
afterEach(cleanup)

describe('asking for a new password', () => {
  it('says the same for every address, and lets the reader ask again', async () => {
    const asked = fakeService({ '/api/auth/recover/': { body: { ok: true } } })
    await renderScreen(<AskRecovery />, { at: '/recover' })
    type('Email', 'rina@example.com')
    press('Send link')
    expect(await screen.findByText(/If there is an account for rina@example.com/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Check your email')
    expect(asked.map(({ body }) => body)).toEqual([{ email: 'rina@example.com' }])
    press('Try again')
    expect(screen.getByLabelText<HTMLInputElement>('Email')).toBeTruthy()
  })

  it('says what is wrong with an address before it is sent', async () => {
    const asked = fakeService({})
    await renderScreen(<AskRecovery />, { at: '/recover' })
    type('Email', 'rina')
    press('Send link')
    expect(await screen.findByText('Enter an email address such as name@example.com')).toBeTruthy()
    expect(asked).toEqual([])
  })
})

describe('a new password by the link of a mail', () => {
  it('takes the secret out of the address at once, sends it, and goes to /login', async () => {
    const asked = fakeService({ '/api/auth/reset/': { body: { username: 'rina' } } })
    const { router } = await renderScreen(<NewPassword />, { at: `/reset-password#token=${TOKEN}` })
    expect(replace.mock.calls.map(([, , url]) => String(url)).filter((url) => url.includes(TOKEN))).toEqual([])
    expect(replace).toHaveBeenCalledWith(history.state, '', location.pathname + location.search)
    type('New password', 'river of songs')
    type('Confirm Password', 'river of songs')
    press('Set new password')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(asked.map(({ body }) => body)).toEqual([{ token: TOKEN, password: 'river of songs' }])
    expect(router.state.location.state.arrival).toEqual({ kind: 'password-set', username: 'rina' })
  })

  it('ends the session that this phone had, since the service ended all of them', async () => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    fakeService({ '/api/auth/reset/': { body: { username: 'rina' } } })
    await renderScreen(<NewPassword />, { at: `/reset-password#token=${TOKEN}` })
    type('New password', 'river of songs')
    type('Confirm Password', 'river of songs')
    press('Set new password')
    await waitFor(() => expect(useSession.getState().token).toBeNull())
    expect(useSession.getState().account?.username).toBe('rina')
  })

  it('explains a link that works no more, and leads to a new one', async () => {
    fakeService({ '/api/auth/reset/': refusal('link-expired', 410) })
    await renderScreen(<NewPassword />, { at: `/reset-password#token=${TOKEN}` })
    type('New password', 'river of songs')
    type('Confirm Password', 'river of songs')
    press('Set new password')
    expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/recover')
  })

  it('explains itself without a link', async () => {
    await renderScreen(<NewPassword />, { at: '/reset-password' })
    expect(await screen.findByText('The link is missing')).toBeTruthy()
  })

  it('keeps the form when a common password is refused', async () => {
    fakeService({ '/api/auth/reset/': refusal('bad-input', 400, { fields: { password: 'password-common' } }) })
    await renderScreen(<NewPassword />, { at: `/reset-password#token=${TOKEN}` })
    type('New password', 'password1')
    type('Confirm Password', 'password1')
    press('Set new password')
    expect(await screen.findByText('This password is too common. Please choose another one')).toBeTruthy()
  })
})

describe('verifying an e-mail by the link of a mail', () => {
  it('happens by itself, once, and names the address', async () => {
    const asked = fakeService({ '/api/auth/verify_email/': { body: { email: 'rina@example.com' } } })
    await renderScreen(<EmailVerified />, { at: `/verify-email#token=${TOKEN}` })
    expect(await screen.findByText(/rina@example.com is verified/)).toBeTruthy()
    expect(asked.map(({ body }) => body)).toEqual([{ token: TOKEN }])
    expect(replace).toHaveBeenCalledWith(history.state, '', location.pathname + location.search)
  })

  it('explains a link that works no more, or an address that another account has', async () => {
    fakeService({ '/api/auth/verify_email/': refusal('link-expired', 410) })
    await renderScreen(<EmailVerified />, { at: `/verify-email#token=${TOKEN}` })
    expect((await screen.findByRole('alert')).textContent).toContain('This link is no longer valid')
    cleanup()
    fakeService({ '/api/auth/verify_email/': refusal('taken', 409, { fields: { email: 'taken' } }) })
    await renderScreen(<EmailVerified />, { at: `/verify-email#token=${TOKEN}` })
    expect((await screen.findByRole('alert')).textContent).toContain('Another account has verified this email')
  })

  it('can be tried again when there was no network', async () => {
    let isBack = false
    fakeService({ '/api/auth/verify_email/': () => (isBack ? { body: { email: 'rina@example.com' } } : 'offline') })
    await renderScreen(<EmailVerified />, { at: `/verify-email#token=${TOKEN}` })
    expect((await screen.findByRole('alert')).textContent).toContain('The email could not be verified')
    isBack = true
    press('Retry')
    expect(await screen.findByText(/rina@example.com is verified/)).toBeTruthy()
  })
})

describe('the login screen after joining or recovering', () => {
  it('says what was done and has the name in', async () => {
    await renderScreen(<LogIn />, { at: '/login', state: { arrival: { kind: 'joined', username: 'rina', email: 'rina@example.com' } } })
    expect(screen.getByText(/We sent a link to rina@example.com/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('rina')
    expect(document.activeElement?.textContent).toBe('Your account is ready: rina')
  })
})
