import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startGoogleFlow } from '#app/features/accounts/google-flow.ts'
import { GoogleReturn } from '#app/features/accounts/screens/google-return.tsx'
import { useSession } from '#app/state/session/session.ts'
import { provideTokens } from '#app/wire/token-source.ts'
import { Problem } from '#contract/core/problem.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from './fake-service.ts'

const START = '/api/auth/google/start/'
const FINISH = '/api/auth/google/finish/'
const LINK = '/api/account/google/'
const SIGNED_IN = { access: 'a.b.c', email: 'rina@example.com', username: 'rina', id: 7 }
const KEPT_UNDER = 'hatkhola-google'
const AT_GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth?client_id=x'
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const leaveReplacing = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
const kept = () => JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? 'null') as Record<string, string>
const stand = (address: string) => history.replaceState(null, '', address)

/** The reader went to Google from here and comes back with these words in the address. */
async function comeBack(search: (state: string) => string, intent: 'sign-in' | 'link' = 'sign-in', next?: string) {
  await startGoogleFlow(intent, next)
  stand(`/google-login?${search(kept().state ?? '')}`)
  return renderScreen(<GoogleReturn />, { at: '/google-login' })
}

provideTokens({
  session: () => useSession.getState(),
  watch: (changed) => useSession.subscribe(changed),
  renew: async () => Promise.reject(new Problem('not-signed-in')),
  settle: async () => undefined,
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  assign.mockClear()
  leaveReplacing.mockClear()
  stand('/google-login')
  useSession.setState(useSession.getInitialState(), true)
})
afterEach(cleanup)

describe('going to Google', () => {
  it('keeps the secrets in this tab and shows Google only what it may know', async () => {
    const asked = fakeService({ [START]: { body: { url: AT_GOOGLE } } })
    await renderScreen(<GoogleReturn />, { at: '/google-login' })
    await waitFor(() => expect(leaveReplacing).toHaveBeenCalledWith(AT_GOOGLE))
    const { state, nonce, code_verifier } = kept()
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code_verifier))
    expect(asked.map(({ body }) => body)).toEqual([{ state, nonce, code_challenge: Buffer.from(digest).toString('base64url') }])
    expect(new Set([state, nonce, code_verifier]).size).toBe(3)
    expect(code_verifier).toMatch(/^[\w-]{43}$/)
  })

  it('says so where the service has no Google', async () => {
    fakeService({ [START]: refusal('google-failed', 502), '/api/auth/ways/': { body: { google: false } } })
    await renderScreen(<GoogleReturn />, { at: '/google-login' })
    expect(await screen.findByText('Google sign-in unavailable')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again with Google' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Log in with a password' }).getAttribute('href')).toBe('/login')
  })

  it('does not send a logged-in user to Google', async () => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    const asked = fakeService({})
    await renderScreen(<GoogleReturn />, { at: '/google-login' })
    expect(await screen.findByText('You are logged in as rina.')).toBeTruthy()
    expect(asked).toEqual([])
  })
})

describe('coming back from Google', () => {
  it('signs in with what was kept, goes on, and leaves no secret behind', async () => {
    const asked = fakeService({ [START]: { body: { url: AT_GOOGLE } }, [FINISH]: { body: SIGNED_IN } })
    await comeBack((state) => `code=4%2Fcode&state=${state}&iss=https://accounts.google.com`, 'sign-in', '/saved')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/saved'))
    const { state, nonce, code_challenge: _, ...rest } = asked[0]?.body ?? {}
    expect(rest).toEqual({})
    expect(asked[1]?.body).toMatchObject({ code: '4/code', state, nonce, iss: 'https://accounts.google.com', language: 'en' })
    expect(location.search).toBe('')
    expect(sessionStorage.getItem(KEPT_UNDER)).toBeNull()
    expect(localStorage.getItem('authToken')).toBe('a.b.c')
  })

  it('connects Google to the account and goes back to the settings', async () => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    const asked = fakeService({ [START]: { body: { url: AT_GOOGLE } }, [LINK]: { body: AN_ACCOUNT } })
    const { router } = await comeBack((state) => `code=c&state=${state}`, 'link')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile-settings'))
    expect(asked.map(({ path }) => path)).toEqual([START, LINK])
  })

  it('asks for the password once more where the last one was long ago, and then connects by itself', async () => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    let isProved = false
    const asked = fakeService({
      [START]: { body: { url: AT_GOOGLE } },
      [LINK]: () => (isProved ? { body: AN_ACCOUNT } : refusal('password-needed', 403)),
      '/api/account/prove/': () => {
        isProved = true
        return { body: { ok: true } }
      },
    })
    const { router } = await comeBack((state) => `code=c&state=${state}`, 'link')
    const field = (await screen.findByLabelText('Password')) as HTMLInputElement
    fireEvent.change(field, { target: { value: 'seven mangoes' } })
    fireEvent.submit(field.form as HTMLFormElement)
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile-settings'))
    expect(asked.map(({ path }) => path)).toEqual([START, LINK, '/api/account/prove/', LINK])
  })

  it('asks a user who is no longer logged in to log in before Google is connected', async () => {
    fakeService({ [START]: { body: { url: AT_GOOGLE } } })
    await comeBack((state) => `code=c&state=${state}`, 'link')
    expect(await screen.findByText('Please log in')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in with a password' }).getAttribute('href')).toBe('/login?next=%2Fprofile-settings')
  })

  it('believes no answer that was not asked for here', async () => {
    const asked = fakeService({ [START]: { body: { url: AT_GOOGLE } }, [FINISH]: { body: SIGNED_IN } })
    await comeBack(() => 'code=c&state=somebody-elses-state')
    expect(await screen.findByText(/was not started here/)).toBeTruthy()
    cleanup()
    stand('/google-login?code=c&state=x')
    await renderScreen(<GoogleReturn />, { at: '/google-login' })
    expect(await screen.findByText(/was not started here/)).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([START])
    expect(location.search).toBe('')
  })

  it('understands a no, and can be tried again', async () => {
    const asked = fakeService({ [START]: { body: { url: AT_GOOGLE } } })
    await comeBack((state) => `error=access_denied&state=${state}`)
    expect(await screen.findByText(/You cancelled the Google sign-in/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again with Google' }))
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual([START, START]))
  })

  it('leads a user who has an account already to log in and connect it', async () => {
    fakeService({ [START]: { body: { url: AT_GOOGLE } }, [FINISH]: refusal('taken', 409, { fields: { email: 'has-account' } }) })
    await comeBack((state) => `code=c&state=${state}`)
    expect(await screen.findByText('You already have an account')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in with a password' }).getAttribute('href')).toBe('/login?next=%2Fprofile-settings')
    expect(screen.queryByRole('button', { name: 'Try again with Google' })).toBeNull()
  })
})

const AN_ACCOUNT = {
  id: 7,
  username: 'rina',
  email: 'rina@example.com',
  email_verified: true,
  pending_email: null,
  full_name: 'Rina',
  phone: null,
  profile_picture: null,
  language: 'en',
  has_password: true,
  google_linked: true,
  seller_slug: null,
  is_staff: false,
  created_at: '2026-01-01T00:00:00.000Z',
}
