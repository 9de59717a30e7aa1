import 'fake-indexeddb/auto'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProfileSettings } from '#app/features/accounts/screens/profile-settings.tsx'
import { useSession } from '#app/state/session/session.ts'
import { dropPrivateStores, storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService } from './fake-service.ts'

const ACCOUNT = '/api/account/'
/** Each test has its own account: what one test still writes in the background must not be read by the next. */
let id = 0
const rina = () => ({
  id,
  username: 'rina',
  email: 'rina@example.com',
  email_verified: false,
  pending_email: null,
  full_name: 'Rina Akter',
  phone: null,
  profile_picture: null,
  language: 'en',
  has_password: true,
  google_linked: false,
  seller_slug: null,
  is_staff: false,
  created_at: '2026-11-01T06:00:00.000Z',
})

/** Signed in only now: from then on the account is asked for. */
async function show(replies: Parameters<typeof fakeService>[0]) {
  fakeService(replies)
  useSession.setState({ account: { id, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
  await renderScreen(<ProfileSettings />)
}

beforeEach(() => {
  id += 1
  renewTokensTo('a.b.c')
})
afterEach(async () => {
  cleanup()
  // What the page shares of the account goes with the session.
  act(() => useSession.setState({ account: null, token: null }))
  await dropPrivateStores({ known: id })
})

describe('the settings', () => {
  it('are a list of headings, Google among them only where the service offers it', async () => {
    await show({ [ACCOUNT]: { body: rina() }, '/api/auth/ways/': { body: { google: false } } })
    await screen.findByRole('heading', { name: /Your details/ })
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Your detailsRina Akter',
      'Language and appearance',
      'Emailrina@example.comNot verified yet',
      'Emails we send you',
      'Password',
      'Devices',
      'On this phone',
      'My data',
      'Delete account',
    ])
  })

  it('keep their place while the account is asked for', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    await show({ [ACCOUNT]: () => promise })
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
    resolve({ body: rina() })
    await screen.findByRole('heading', { name: /Your details/ })
    expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull()
  })

  it('are shown from the phone without network, and say how old that is', async () => {
    const fetchedAt = new Date(Date.now() - 3.5 * 3_600_000).toISOString()
    await storePrivateAnswer(id, { address: ACCOUNT, body: rina(), etag: null, fetchedAt })
    await show({ [ACCOUNT]: 'offline', '/api/auth/ways/': 'offline' })
    await screen.findByText('Showing saved copy · 3 hours ago')
    expect(screen.getByRole('heading', { name: /Rina Akter/ })).toBeTruthy()
  })

  it('say why they cannot be shown when the phone has nothing either', async () => {
    await show({ [ACCOUNT]: 'offline' })
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline, and this is not saved on this phone yet.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
