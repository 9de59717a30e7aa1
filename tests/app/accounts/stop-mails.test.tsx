import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SettingsMails } from '#app/features/accounts/parts/settings-mails.tsx'
import { StopMails } from '#app/features/accounts/parts/stop-mails.tsx'
import { useSession } from '#app/state/session/session.ts'
import type { Account } from '#contract/accounts/accounts.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService, refusal } from './fake-service.ts'

const SIGNATURE = 'x'.repeat(43)
const STOP = '/api/account/mails/stop/'
const open = (hash: string, language: 'en' | 'bn' = 'en') => {
  location.hash = hash
  useSession.setState({ account: null, token: null })
  return renderScreen(
    <StopMails>
      <p>The settings</p>
    </StopMails>,
    { language },
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
afterEach(() => {
  cleanup()
  location.hash = ''
  vi.unstubAllGlobals()
})

describe('the link of a mail', () => {
  it('asks a visitor first, then stops mails of its kind with one tap, and says so', async () => {
    const token = `application_mails.7.${SIGNATURE}`
    const asked = fakeService({ [STOP]: { body: { stopped: 'application_mails' } } })
    await open(`#stop=${token}`)
    await screen.findByRole('heading', { name: 'Stop emails about your applications?' })
    expect(asked).toEqual([])
    press('Stop these emails')
    await screen.findByText('Stopped. You won’t get these emails any more.')
    expect(asked).toEqual([{ path: STOP, body: { token } }])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says in Bangla what it is about', async () => {
    await open(`#stop=staff_mails.7.${SIGNATURE}`, 'bn')
    await screen.findByRole('heading', { name: 'কর্মীদের দৈনিক ইমেইল বন্ধ করবেন?' })
  })

  it('says why it did not work, and can be tried again', async () => {
    fakeService({ [STOP]: refusal('link-expired', 410) })
    await open(`#stop=application_mails.7.${SIGNATURE}`)
    await screen.findByRole('heading')
    press('Stop these emails')
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeTruthy()
  })

  it.each(['', '#mails', '#stop=12.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'])('that is none (%s) shows the settings', async (hash) => {
    await open(hash)
    await screen.findByText('The settings')
  })
})

describe('the settings', () => {
  const account = (over: Partial<Account> = {}): Account => ({
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
    google_linked: false,
    seller_slug: null,
    is_staff: false,
    application_mails: true,
    message_mails: true,
    reminder_mails: true,
    staff_mails: true,
    created_at: '2026-11-01T06:00:00.000Z',
    ...over,
  })
  function Shown({ of }: { of: Account }) {
    const [now, put] = useState(of)
    return <SettingsMails account={now} put={put} />
  }
  const show = (of: Account) => {
    useSession.setState({ account: { id: 7, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
    renewTokensTo('a.b.c')
    return renderScreen(<Shown of={of} />)
  }
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('switch mails about applications off and on, and show what the service answered', async () => {
    const asked = fakeService({ '/api/account/': ({ body }) => ({ body: account(body) }) })
    await show(account())
    fireEvent.click(box(/my job applications/))
    await waitFor(() => expect(asked).toEqual([{ path: '/api/account/', body: { application_mails: false } }]))
    await waitFor(() => expect(box(/my job applications/).checked).toBe(false))
    await waitFor(() => expect(box(/my job applications/).getAttribute('aria-disabled')).toBe('false'))
    fireEvent.click(box(/my job applications/))
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ application_mails: true }))
    await waitFor(() => expect(box(/my job applications/).checked).toBe(true))
  })

  it('show the daily mail to staff alone, as it stands', async () => {
    await show(account())
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    cleanup()
    await show(account({ is_staff: true, staff_mails: false }))
    expect(box(/Daily email to staff/).checked).toBe(false)
  })

  it('stay as they were without network, and say why', async () => {
    fakeService({ '/api/account/': 'offline' })
    await show(account())
    fireEvent.click(box(/my job applications/))
    await screen.findByText(/You are offline/)
    expect(box(/my job applications/).checked).toBe(true)
  })
})
