import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { SettingsOf } from '#app/features/accounts/settings-of.ts'
import { useNotice } from '#app/state/notices.ts'
import { useSession } from '#app/state/session/session.ts'
import type { Account } from '#contract/accounts/accounts.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

export const AT = '2026-11-01T06:00:00.000Z'
export const RINA: Account = {
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
  reminder_mails: true,
  staff_mails: true,
  created_at: AT,
}
export const ACCOUNT = '/api/account/'
export const shownIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
export const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const notice = () => useNotice.getState().text
export const inDialog = async () => within(await screen.findByRole('dialog'))

/** A part of the settings that shows what the service answered, as the screen does. */
export function Shown({ part: Part, account = RINA }: { part: (its: SettingsOf) => ReactNode; account?: Account }) {
  const [now, put] = useState(account)
  return <Part account={now} put={put} />
}

/** Rina is signed in before each test of the file that calls this; nothing of it is left after it. */
export function signInForEach(): void {
  beforeEach(() => {
    localStorage.clear()
    useNotice.setState({ text: '' })
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    renewTokensTo('a.b.c')
  })
  afterEach(async () => {
    cleanup()
    await dropPrivateStores({ known: 7 })
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
