import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Join } from '#app/features/accounts/screens/join.tsx'
import { useSession } from '#app/state/session/session.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from './fake-service.ts'

const PATH = '/api/auth/register/'
const NAME = '/api/auth/username/'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))

function fill(over: Partial<Record<'username' | 'email' | 'password' | 'confirm', string>> = {}) {
  const values = { username: 'rina', email: 'rina@example.com', password: 'river of songs', ...over }
  type('Username', values.username)
  type('Email', values.email)
  type('Password', values.password)
  type('Confirm Password', over.confirm ?? values.password)
}

beforeEach(() => useSession.setState(useSession.getInitialState(), true))
afterEach(cleanup)

describe('the screen of joining', () => {
  it('makes the account and goes to /login, which still knows where the reader wanted to go', async () => {
    const asked = fakeService({ [PATH]: { body: { username: 'rina', email: 'rina@example.com' } } })
    const { router } = await renderScreen(<Join />, { at: '/registration?next=/saved', language: 'en' })
    fill()
    press()
    await waitFor(() => expect(router.state.location.href).toBe('/login?next=%2Fsaved'))
    expect(router.state.location.state.arrival).toEqual({ kind: 'joined', username: 'rina', email: 'rina@example.com' })
    expect(asked.find(({ path }) => path === PATH)?.body).toEqual({
      username: 'rina',
      email: 'rina@example.com',
      password: 'river of songs',
      language: 'en',
    })
  })

  it('says what is accepted by joining, and leads to it', async () => {
    await renderScreen(<Join />, { at: '/registration', language: 'bn' })
    const accepted = screen.getByText(/অ্যাকাউন্ট খুললে আপনি মেনে নিচ্ছেন:/)
    expect([...accepted.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['শর্তাবলি', '/terms'],
      ['গোপনীয়তা', '/privacy'],
    ])
  })

  it('says Creating... while it waits', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    fakeService({ [PATH]: () => promise })
    await renderScreen(<Join />, { at: '/registration' })
    fill()
    press()
    const busy = await screen.findByRole('button', { name: 'Creating...' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    resolve({ body: { username: 'rina', email: 'rina@example.com' } })
  })

  it('says beside each field what is wrong with it, and goes to the first', async () => {
    const asked = fakeService({})
    await renderScreen(<Join />, { at: '/registration' })
    press()
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(4))
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    fill({ password: 'short', confirm: 'other' })
    await waitFor(() => expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy())
    type('Password', 'long enough')
    press()
    await waitFor(() => expect(screen.getByText('Passwords do not match!')).toBeTruthy())
    expect(asked.filter(({ path }) => path === PATH)).toEqual([])
  })

  it('has one sentence for every failure that no field can explain', async () => {
    fakeService({ [PATH]: refusal('bug', 500) })
    await renderScreen(<Join />, { at: '/registration' })
    fill()
    press()
    await waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toBe('An error occurred. Please try again.'))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rina@example.com')
  })

  it('lets the field say it where the service names one', async () => {
    fakeService({ [PATH]: refusal('taken', 409, { fields: { username: 'taken' } }) })
    await renderScreen(<Join />, { at: '/registration' })
    fill()
    press()
    expect(await screen.findByText('Already taken. Please choose another one')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('says that the account may be there when no answer came back', async () => {
    fakeService({ [PATH]: refusal('too-slow', 504) })
    await renderScreen(<Join />, { at: '/registration' })
    fill()
    press()
    expect(await screen.findByText(/Your account may already exist/)).toBeTruthy()
  })

  it('looks up a name after a pause in typing, once, and says whether it can be had', async () => {
    const asked = fakeService({ [NAME]: ({ path }) => ({ body: path.endsWith('rina') ? { free: false, reason: 'taken' } : { free: true, reason: null } }) })
    await renderScreen(<Join />, { at: '/registration' })
    for (const value of ['rin', 'rina']) type('Username', value)
    const note = await screen.findByText('Username already taken')
    expect(note.closest('[role=status]')).toBeTruthy()
    type('Username', 'rina-7')
    expect(screen.queryByText('Username already taken')).toBeNull()
    expect(await screen.findByText('Username available')).toBeTruthy()
    expect(asked.map(({ path }) => path).filter((path) => path.startsWith(NAME))).toEqual([`${NAME}?username=rina`, `${NAME}?username=rina-7`])
  })

  it('sends no request for an invalid name, and is silent without network', async () => {
    const asked = fakeService({ [NAME]: 'offline' })
    await renderScreen(<Join />, { at: '/registration' })
    type('Username', 'ab')
    type('Username', 'admin')
    type('Username', 'রিনা')
    await waitFor(() =>
      expect(asked.map(({ path }) => path).filter((path) => path.startsWith(NAME))).toEqual([`${NAME}?username=${encodeURIComponent('রিনা')}`]),
    )
    expect(screen.queryByText(/^Username (?:available|already taken)/)).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('says in words how good the length of a password is', async () => {
    await renderScreen(<Join />, { at: '/registration' })
    const words = () => document.getElementById(screen.getByLabelText('Password').getAttribute('aria-describedby') ?? '')?.textContent
    expect(words()).toBe('At least 6 characters; 8 or more are safer')
    for (const [typed, said] of [
      ['12345', 'Too short: at least 6 characters'],
      ['১২৩৪৫৬', 'This works, but 8 or more characters are safer'],
      ['12345678', 'Good length'],
    ] as const) {
      type('Password', typed)
      expect(words()).toBe(said)
    }
  })

  it('tells password managers that both passwords are new', async () => {
    await renderScreen(<Join />, { at: '/registration' })
    const kinds = ['Username', 'Email', 'Password', 'Confirm Password'].map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))
    expect(kinds).toEqual(['username', 'email', 'new-password', 'new-password'])
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
  })
})
