import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SettingsData } from '#app/features/accounts/parts/settings-data.tsx'
import { SettingsDelete } from '#app/features/accounts/parts/settings-delete.tsx'
import { SettingsDevices } from '#app/features/accounts/parts/settings-devices.tsx'
import { SettingsEmail } from '#app/features/accounts/parts/settings-email.tsx'
import { SettingsGoogle } from '#app/features/accounts/parts/settings-google.tsx'
import { SettingsPassword } from '#app/features/accounts/parts/settings-password.tsx'
import { SettingsPhone } from '#app/features/accounts/parts/settings-phone.tsx'
import { SettingsProfile } from '#app/features/accounts/parts/settings-profile.tsx'
import type { SettingsOf } from '#app/features/accounts/settings-of.ts'
import { useNotice } from '#app/state/notices.ts'
import { useSession } from '#app/state/session/session.ts'
import { provideTokens } from '#app/wire/token-source.ts'
import type { Account } from '#contract/accounts/accounts.ts'
import { readDraft, storeDraft } from '#device/drafts.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { catchFiles } from '#tests/support/phone/caught-files.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from './fake-service.ts'

const AT = '2026-11-01T06:00:00.000Z'
const RINA: Account = {
  id: 7,
  username: 'rina',
  email: 'rina@example.com',
  email_verified: true,
  pending_email: null,
  full_name: 'Rina Akter',
  phone: '+8801712345678',
  profile_picture: null,
  language: 'en',
  has_password: true,
  google_linked: false,
  seller_slug: null,
  is_staff: false,
  application_mails: true,
  message_mails: true,
  staff_mails: true,
  created_at: AT,
}
const ACCOUNT = '/api/account/'
const shownIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const notice = () => useNotice.getState().text
const inDialog = async () => within(await screen.findByRole('dialog'))

/** A part of the settings that shows what the service answered, as the screen does. */
function Shown({ part: Part, account = RINA }: { part: (its: SettingsOf) => ReactNode; account?: Account }) {
  const [now, put] = useState(account)
  return <Part account={now} put={put} />
}

beforeEach(() => {
  localStorage.clear()
  useNotice.setState({ text: '' })
  useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
  provideTokens({
    session: () => useSession.getState(),
    watch: (changed) => useSession.subscribe(changed),
    renew: async () => 'a.b.c',
    settle: async () => undefined,
  })
})
afterEach(async () => {
  cleanup()
  await dropPrivateStores({ known: 7 })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('name and number', () => {
  it('are sent as typed in Bangla, and shown as the service keeps them', async () => {
    const asked = fakeService({ [ACCOUNT]: ({ body }) => ({ body: { ...RINA, ...body } }) })
    await renderScreen(<Shown part={SettingsProfile} />)
    expect(shownIn(/Phone Number/)).toBe('01712-345678')
    type(/Full Name/, '  রিনা  আক্তার 🎉 ')
    type(/Phone Number/, '০১৮১২ ৩৪৫৬৭৮')
    press('Save')
    await waitFor(() => expect(notice()).toBe('Saved'))
    expect(asked.at(-1)).toEqual({ path: ACCOUNT, body: { full_name: 'রিনা আক্তার 🎉', phone: '+8801812345678' } })
    await waitFor(() => expect(shownIn(/Phone Number/)).toBe('01812-345678'))
  })

  it('stand in the digits of the language', async () => {
    await renderScreen(<Shown part={SettingsProfile} />, { language: 'bn' })
    expect(shownIn(/মোবাইল নম্বর/)).toBe('০১৭১২-৩৪৫৬৭৮')
  })

  it('say what is wrong at the field, and nothing is sent', async () => {
    const asked = fakeService({})
    await renderScreen(<Shown part={SettingsProfile} />)
    type(/Phone Number/, '12')
    press('Save')
    await screen.findByText(/Enter a Bangladeshi mobile number/)
    expect(asked).toEqual([])
  })

  it('stay as typed when there is no network, and come back as a draft', async () => {
    fakeService({ [ACCOUNT]: 'offline' })
    const first = await renderScreen(<Shown part={SettingsProfile} />)
    type(/Full Name/, 'Rina B')
    press('Save')
    await screen.findByText(/what you typed stays on this phone/)
    expect(shownIn(/Full Name/)).toBe('Rina B')
    first.unmount()
    await waitFor(async () => expect(await readDraft(7, 'profile')).toMatchObject({ full_name: 'Rina B' }))
    await renderScreen(<Shown part={SettingsProfile} />)
    await screen.findByText(/what you typed earlier/)
    expect(shownIn(/Full Name/)).toBe('Rina B')
    press('Discard')
    expect(shownIn(/Full Name/)).toBe('Rina Akter')
    await waitFor(async () => expect(await readDraft(7, 'profile')).toBeUndefined())
  })
})

describe('what needs the password once more', () => {
  const PASSWORD = '/api/account/password/'
  const PROVE = '/api/account/prove/'
  const change = () => {
    type('New password', 'a boat on the Padma')
    type('Confirm Password', 'a boat on the Padma')
    press('Change password')
  }

  it('asks for it, says when it is wrong, and then goes on by itself', async () => {
    let isProven = false
    const asked = fakeService({
      [PASSWORD]: () => (isProven ? { body: { ok: true } } : refusal('password-needed', 403)),
      [PROVE]: ({ body }) => {
        isProven = body.password === 'the right one'
        return isProven ? { body: { ok: true } } : refusal('wrong-login', 401)
      },
    })
    await renderScreen(<Shown part={SettingsPassword} />)
    change()
    const dialog = await inDialog()
    expect(document.activeElement).toBe(dialog.getByLabelText('Password'))
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'a wrong one' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await dialog.findByText(/Wrong password/)
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'the right one' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(notice()).toMatch(/All other devices are logged out/))
    expect(asked.map(({ path }) => path)).toEqual([PASSWORD, PROVE, PROVE, PASSWORD])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shownIn('New password')).toBe('')
    // An empty form that was just sent lacks nothing.
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByText('This field is required')).toBeNull()
  })

  it('changes nothing when the dialog is closed, and keeps what was typed', async () => {
    const asked = fakeService({ [PASSWORD]: refusal('password-needed', 403) })
    await renderScreen(<Shown part={SettingsPassword} />)
    change()
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([asked.length, shownIn('New password'), notice()]).toEqual([1, 'a boat on the Padma', ''])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change password' }).getAttribute('aria-disabled')).toBeNull())
  })

  it('leads a user without a password to Google or to a new one', async () => {
    fakeService({ [PASSWORD]: refusal('password-needed', 403) })
    await renderScreen(<Shown part={SettingsPassword} account={{ ...RINA, has_password: false, google_linked: true }} />)
    type('New password', 'a boat on the Padma')
    type('Confirm Password', 'a boat on the Padma')
    press('Set password')
    const dialog = await inDialog()
    expect(dialog.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/recover')
    expect(dialog.queryByLabelText('Password')).toBeNull()
  })

  it('refuses a password made of the name before anything is sent', async () => {
    const asked = fakeService({})
    await renderScreen(<Shown part={SettingsPassword} />)
    type('New password', 'rina12')
    type('Confirm Password', 'rina12')
    press('Change password')
    await screen.findByText('Don’t use your name or email')
    expect(asked).toEqual([])
  })
})

describe('the email', () => {
  it('that is new waits for its link, and the old one stays', async () => {
    fakeService({ '/api/account/email/': ({ body }) => ({ body: { ...RINA, pending_email: body.email } }) })
    await renderScreen(<Shown part={SettingsEmail} />)
    type('New email', 'new@example.com')
    press('Change email')
    await screen.findByText(/Waiting for new@example.com/)
    expect(screen.getByText('rina@example.com')).toBeTruthy()
    expect(shownIn('New email')).toBe('')
  })

  it('that is not verified can have its link once more', async () => {
    const asked = fakeService({ '/api/account/verification/': { body: { ok: true } } })
    await renderScreen(<Shown part={SettingsEmail} account={{ ...RINA, email_verified: false }} />)
    press('Send the link again')
    await waitFor(() => expect(notice()).toBe('We have sent a link to rina@example.com'))
    expect(asked).toHaveLength(1)
  })
})

describe('Google', () => {
  it('cannot be disconnected while there is no password', async () => {
    await renderScreen(<Shown part={SettingsGoogle} account={{ ...RINA, google_linked: true, has_password: false }} />)
    expect(screen.getByText(/set a password first/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is disconnected after a confirmation', async () => {
    fakeService({ '/api/account/google/': { body: RINA } })
    await renderScreen(<Shown part={SettingsGoogle} account={{ ...RINA, google_linked: true }} />)
    press('Disconnect')
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Disconnect' }))
    await screen.findByRole('button', { name: 'Connect Google' })
  })
})

describe('devices', () => {
  const SESSIONS = '/api/account/sessions/'
  const here = { id: 'a', is_current: true, device: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36', created_at: AT, last_used_at: AT }
  const there = { ...here, id: 'b', is_current: false, device: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }

  it('are named in plain words, and one is signed out by itself', async () => {
    const asked = fakeService({ [SESSIONS]: { body: [here, there] }, [`${SESSIONS}b/`]: { body: { ok: true } } })
    await renderScreen(<SettingsDevices />)
    await screen.findByText('Chrome on Android')
    expect(screen.getByText(/This device/)).toBeTruthy()
    press('Log out this one: Firefox on Windows')
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
    expect([asked.at(-1)?.path, notice()]).toEqual([`${SESSIONS}b/`, 'Logged out: Firefox on Windows'])
    expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull()
  })

  it('are all signed out but this one, after a confirmation', async () => {
    fakeService({ [SESSIONS]: { body: [here, there, { ...there, id: 'c' }] }, '/api/account/other_sessions/': { body: { ended: 2 } } })
    await renderScreen(<SettingsDevices />)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out all others' }))
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Log them out' }))
    await waitFor(() => expect(notice()).toBe('2 other devices are logged out'))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('this phone', () => {
  it('keeps a draft until the reader has been asked', async () => {
    await storeDraft(7, 'shop', { name: 'Unsent' })
    await renderScreen(<SettingsPhone />)
    fireEvent.click(await screen.findByRole('button', { name: 'Clear: Drafts, not sent yet' }))
    const dialog = await inDialog()
    expect(await readDraft(7, 'shop')).toEqual({ name: 'Unsent' })
    fireEvent.click(dialog.getByRole('button', { name: 'Clear' }))
    await waitFor(async () => expect(await readDraft(7, 'shop')).toBeUndefined())
  })

  it('never offers to clear the app itself', async () => {
    await renderScreen(<SettingsPhone />)
    await screen.findByText('The app itself')
    expect(screen.queryByRole('button', { name: /The app itself/ })).toBeNull()
  })
})

describe('my data', () => {
  it('come as a file that is named after the account and the day', async () => {
    fakeService({ '/api/account/export/': { body: { exported_at: AT, account: RINA, sessions: [] } } })
    const files = catchFiles()
    await renderScreen(<SettingsData username="rina" />)
    press('Download my data')
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['hatkhola-rina-2026-11-01.json']))
  })
})

describe('the end of an account', () => {
  const DELETE = '/api/account/delete/'

  it('is not asked for while the name is typed wrong', async () => {
    const asked = fakeService({ [DELETE]: { body: { ok: true } } })
    await renderScreen(<SettingsDelete account={RINA} />)
    type(/Type your username/, 'rino')
    press('Delete account')
    await screen.findByText('Please check this field')
    expect(asked).toEqual([])
  })

  it('leaves nothing of the person on the phone, and says goodbye at Home', async () => {
    fakeService({ [DELETE]: { body: { ok: true } } })
    localStorage.setItem('authToken', 'a.b.c')
    await storeDraft(7, 'profile', { full_name: 'R' })
    const { router } = await renderScreen(<SettingsDelete account={RINA} />, { at: '/saved' })
    type(/Type your username/, 'rina')
    press('Delete account')
    await waitFor(() => expect(notice()).toMatch(/Your account is deleted/))
    expect([router.state.location.pathname, useSession.getState().account, localStorage.getItem('authToken')]).toEqual(['/', null, null])
    expect(await readDraft(7, 'profile')).toBeUndefined()
  })
})
