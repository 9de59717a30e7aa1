import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LogIn } from '#app/features/accounts/screens/log-in.tsx'
import { useSession } from '#app/state/session/session.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from './fake-service.ts'

const PATH = '/api/auth/login/'
const SIGNED_IN = { access: 'a.b.c', email: 'rina@example.com', username: 'rina', id: 7 }
const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const press = () => fireEvent.click(screen.getByRole('button', { name: /Log In/ }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function logIn() {
  type('Username', 'rina')
  type('Password', 'a long enough one')
  press()
}

beforeEach(() => {
  localStorage.clear()
  leave.mockClear()
  useSession.setState(useSession.getInitialState(), true)
})
afterEach(cleanup)

describe('the login screen', () => {
  it('sends what was typed, keeps the session and leaves for the start by a full page load', async () => {
    const asked = fakeService({ [PATH]: { body: SIGNED_IN } })
    await renderScreen(<LogIn />, { at: '/login' })
    fireEvent.click(screen.getByLabelText('Remember Me'))
    await logIn()
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
    expect(asked.find(({ path }) => path === PATH)?.body).toEqual({ username: 'rina', password: 'a long enough one', remember: true })
    expect([localStorage.getItem('authToken'), localStorage.getItem('username'), localStorage.getItem('id'), localStorage.getItem('email')]).toEqual([
      'a.b.c',
      'rina',
      '7',
      'rina@example.com',
    ])
  })

  it('says Logging In... while it waits and while it leaves, and cannot be sent twice', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    const asked = fakeService({ [PATH]: () => promise })
    await renderScreen(<LogIn />, { at: '/login' })
    await logIn()
    const busy = await screen.findByRole('button', { name: 'Logging In...' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(busy)
    resolve({ body: SIGNED_IN })
    await waitFor(() => expect(leave).toHaveBeenCalled())
    expect(screen.getByRole('button', { name: 'Logging In...' })).toBeTruthy()
    expect(screen.queryByText('You are logged in')).toBeNull()
    expect(asked.filter(({ path }) => path === PATH)).toHaveLength(1)
  })

  it('leads back to where the reader came from, in the language of its address', async () => {
    fakeService({ [PATH]: { body: SIGNED_IN } })
    await renderScreen(<LogIn />, { at: '/login?next=/bn/eventdetails/5' })
    await logIn()
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/bn/eventdetails/5'))
  })

  it('leads a new member to the next steps, or to where they wanted to go', async () => {
    fakeService({ [PATH]: { body: SIGNED_IN } })
    const state = { arrival: { kind: 'joined', username: 'rina', email: 'rina@example.com' } } as const
    await renderScreen(<LogIn />, { at: '/login', state })
    type('Password', 'a long enough one')
    press()
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/welcome'))
    cleanup()
    useSession.setState(useSession.getInitialState(), true)
    await renderScreen(<LogIn />, { at: '/login?next=/become-a-seller', state })
    type('Password', 'a long enough one')
    press()
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/become-a-seller'))
  })

  const NEVER = [
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/logout',
  ]

  it.each(NEVER)('never leads to %s', async (next) => {
    fakeService({ [PATH]: { body: SIGNED_IN } })
    await renderScreen(<LogIn />, { at: `/login?next=${encodeURIComponent(next)}` })
    await logIn()
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  })

  it('has the same words for every refusal, keeps what was typed, and can be tried again', async () => {
    fakeService({ [PATH]: refusal('wrong-login', 401) })
    await renderScreen(<LogIn />, { at: '/login' })
    await logIn()
    await waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toBe('Invalid username or password. Please try again.'))
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('rina')
    expect(screen.getByRole('button', { name: 'Log In' }).getAttribute('aria-disabled')).toBeNull()
    expect(leave).not.toHaveBeenCalled()
  })

  it('asks for both fields before it asks the service, and goes to the first that is empty', async () => {
    const asked = fakeService({})
    await renderScreen(<LogIn />, { at: '/login' })
    press()
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2))
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
    expect(asked.filter(({ path }) => path === PATH)).toEqual([])
  })

  it('says that the internet is needed where there is none', async () => {
    fakeService({ [PATH]: 'offline' })
    await renderScreen(<LogIn />, { at: '/login' })
    await logIn()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Login needs the internet.'))
  })

  it('says in Bangla how long to wait after too many tries, silently but for the end', async () => {
    fakeService({ [PATH]: refusal('too-many-requests', 429, { headers: { 'retry-after': '2' } }) })
    await renderScreen(<LogIn />, { at: '/login', language: 'bn' })
    type('ইউজারনেম', 'rina')
    type('পাসওয়ার্ড', 'x')
    fireEvent.click(screen.getByRole('button', { name: 'লগ ইন করুন' }))
    expect((await screen.findByRole('timer')).textContent).toBe('২ সেকেন্ড পর আবার চেষ্টা করুন।')
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull(), { timeout: 4_000 })
    expect(screen.getByText('এখন আবার চেষ্টা করতে পারেন।').getAttribute('role')).toBe('status')
  })

  it('lets password managers and small keyboards do their part', async () => {
    await renderScreen(<LogIn />, { at: '/login' })
    const name = screen.getByLabelText('Username')
    const password = screen.getByLabelText<HTMLInputElement>('Password')
    expect([name.getAttribute('autocomplete'), password.autocomplete, password.type]).toEqual(['username', 'current-password', 'password'])
    expect([name.getAttribute('autocapitalize'), name.getAttribute('spellcheck'), name.getAttribute('name')]).toEqual(['none', 'false', 'username'])
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
  })

  it('says that a new password is set, also on a phone where another user is logged in', async () => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    await renderScreen(<LogIn />, { at: '/login', state: { arrival: { kind: 'password-set', username: 'anwar' } } as never })
    expect(await screen.findByText('Your new password is set')).toBeTruthy()
    expect(screen.getByText('You are logged in as rina.')).toBeTruthy()
  })

  it('tells a user who is logged in already, with a link to go on', async () => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    await renderScreen(<LogIn />, { at: '/login?next=/saved' })
    expect(screen.getByText('You are logged in as rina.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/saved')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it.each(NEVER)('does not lead a logged-in user to %s', async (next) => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    await renderScreen(<LogIn />, { at: `/login?next=${encodeURIComponent(next)}` })
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/')
  })

  it('puts the name in where a session is over', async () => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: null })
    await renderScreen(<LogIn />, { at: '/login' })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('rina'))
    expect(screen.getByText(/Your session has expired/)).toBeTruthy()
  })

  it('offers Google only where the service has it, and keeps where to go', async () => {
    fakeService({ '/api/auth/ways/': { body: { google: true } } })
    await renderScreen(<LogIn />, { at: '/login?next=/saved' })
    expect((await screen.findByRole('link', { name: 'Sign in with Google' })).getAttribute('href')).toBe('/google-login?next=%2Fsaved')
    cleanup()
    const asked = fakeService({ '/api/auth/ways/': { body: { google: false } } })
    await renderScreen(<LogIn />, { at: '/login' })
    await waitFor(() => expect(asked).toHaveLength(1))
    await act(async () => undefined)
    expect(screen.queryByRole('link', { name: 'Sign in with Google' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/recover')
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/registration')
  })
})
