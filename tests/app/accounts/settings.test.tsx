import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SettingsEmail } from '#app/features/accounts/parts/settings-email.tsx'
import { SettingsGoogle } from '#app/features/accounts/parts/settings-google.tsx'
import { SettingsPassword } from '#app/features/accounts/parts/settings-password.tsx'
import { SettingsProfile } from '#app/features/accounts/parts/settings-profile.tsx'
import { readDraft } from '#device/drafts.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from './fake-service.ts'
import { ACCOUNT, inDialog, notice, press, RINA, Shown, shownIn, signInForEach, type } from './settings-of-rina.tsx'

signInForEach()

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

  it('keep what is typed while they are being saved', async () => {
    const saving = Promise.withResolvers<void>()
    fakeService({ [ACCOUNT]: async ({ body }) => saving.promise.then(() => ({ body: { ...RINA, ...body } })) })
    await renderScreen(<Shown part={SettingsProfile} />)
    type(/Full Name/, 'Rina B')
    press('Save')
    await screen.findByRole('button', { name: /Saving/ })
    type(/Full Name/, 'Rina Begum')
    saving.resolve()
    await waitFor(() => expect(notice()).toBe('Saved'))
    await screen.findByRole('button', { name: 'Save' })
    expect(shownIn(/Full Name/)).toBe('Rina Begum')
    await waitFor(async () => expect(await readDraft(7, 'profile')).toMatchObject({ full_name: 'Rina Begum' }))
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
