import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSharedAccount } from '#app/features/accounts/shared-account.ts'
import * as leaving from '#app/features/accounts/sign-out.ts'
import { useAccount } from '#app/features/accounts/use-account.ts'
import { useSignOut } from '#app/features/accounts/use-sign-out.tsx'
import { provideNavigate } from '#app/state/navigate-to.ts'
import * as keeping from '#app/state/session/keep-for-me.ts'
import * as losses from '#app/state/session/loss-at-sign-out.ts'
import { useSession } from '#app/state/session/session.ts'
import { enterSession, forgetSession } from '#app/state/session/stored-session.ts'
import { reportReconnect } from '#app/wire/reconnect.ts'
import { provideTokens } from '#app/wire/token-source.ts'
import type { Account } from '#contract/accounts/accounts.ts'
import { Problem } from '#contract/core/problem.ts'
import { announce } from '#device/messages.ts'
import { readPrivateAnswer } from '#device/private-store.ts'
import { FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { phoneKeysOf } from '#tests/support/phone/phone-keys.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aSession } from '#tests/support/phone/tab.ts'

const ACCOUNT = '/api/account/'
const anAccount = (over: Partial<Account> = {}): Account => ({
  id: 7,
  username: 'rahima',
  email: 'rahima@example.com',
  email_verified: true,
  pending_email: null,
  full_name: 'Rahima',
  phone: null,
  profile_picture: null,
  language: 'bn',
  has_password: true,
  google_linked: false,
  seller_slug: null,
  is_staff: false,
  application_mails: true,
  message_mails: true,
  reminder_mails: true,
  staff_mails: true,
  created_at: '2026-01-01T00:00:00.000Z',
  ...over,
})

let network: FakeNetwork
beforeEach(async () => {
  localStorage.clear()
  network = new FakeNetwork('https://hatkhola.test')
  vi.stubGlobal('fetch', network.fetch)
  provideTokens({ session: useSession.getState, watch: useSession.subscribe, renew: () => Promise.reject(new Error('no')), settle: async () => undefined })
  network.on(ACCOUNT, () => json(anAccount()))
  await enterSession(aSession())
})
afterEach(async () => {
  cleanup()
  await forgetSession('signed-out')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const nameShown = (hook: { result: { current: ReturnType<typeof useAccount> } }) => hook.result.current.account?.full_name

describe('the account of this session', () => {
  it('is asked for once by all who show it', async () => {
    const [one, two] = [renderHook(useAccount), renderHook(useAccount)]
    await vi.waitFor(() => expect([nameShown(one), nameShown(two)]).toEqual(['Rahima', 'Rahima']))
    expect(network.pathsAsked()).toEqual([ACCOUNT])
  })

  it('is forgotten with the session, in memory too', async () => {
    const hook = renderHook(useAccount)
    await vi.waitFor(() => expect(nameShown(hook)).toBe('Rahima'))
    await act(() => forgetSession('signed-out'))
    expect(hook.result.current.account).toBeUndefined()
    expect(JSON.stringify(useSharedAccount.getState())).not.toContain('rahima')
  })

  it('is what a change was answered: for all, without network, and in the name of the session', async () => {
    const [one, two] = [renderHook(useAccount), renderHook(useAccount)]
    await vi.waitFor(() => expect(nameShown(one)).toBe('Rahima'))
    act(() => one.result.current.put(anAccount({ full_name: 'Rahima Khatun', email: 'new@example.com' })))
    expect(nameShown(two)).toBe('Rahima Khatun')
    await vi.waitFor(async () => expect((await readPrivateAnswer(7, ACCOUNT))?.body).toMatchObject({ full_name: 'Rahima Khatun' }))
    expect(localStorage.getItem('email')).toBe('new@example.com')
  })

  it('is asked for again when another tab has changed it, and when the connection is back', async () => {
    const hook = renderHook(useAccount)
    await vi.waitFor(() => expect(nameShown(hook)).toBe('Rahima'))
    network.on(ACCOUNT, () => json(anAccount({ full_name: 'Changed there' })))
    announce({ type: 'account-changed', user_id: 7, page: 'another' })
    await vi.waitFor(() => expect(nameShown(hook)).toBe('Changed there'))
    network.cut()
    await act(async () => hook.result.current.reload())
    await vi.waitFor(() => expect(hook.result.current.age?.from).toBe('device'))
    network.on(ACCOUNT, () => json(anAccount({ full_name: 'Back' })))
    act(reportReconnect)
    await vi.waitFor(() => expect(nameShown(hook)).toBe('Back'))
  })
})

describe('signing out', () => {
  function Leave() {
    const { ask, dialog } = useSignOut()
    return (
      <>
        <button type="button" onClick={ask}>
          leave
        </button>
        {dialog}
      </>
    )
  }
  const press = async (language: 'en' | 'bn' = 'en') => {
    await renderScreen(<Leave />, { language })
    fireEvent.click(screen.getByText('leave'))
  }

  it('happens at once when nothing would be lost, and ends at the login screen', async () => {
    const way = vi.fn(async () => undefined)
    provideNavigate(way)
    network.on('/api/auth/logout/', () => json({ ok: true }))
    await press()
    await vi.waitFor(() => expect(way).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(useSession.getState().account).toBeNull()
    await vi.waitFor(() => expect([network.pathsAsked().at(-1), localStorage.length]).toEqual(['/api/auth/logout/', 0]))
  })

  it('is done on the phone without network, and owed to the server', async () => {
    provideNavigate(async () => undefined)
    await leaving.signOut()
    expect([useSession.getState().account, Object.keys({ ...localStorage })]).toEqual([null, ['hatkhola-sign-out-owed']])
  })

  it.each([
    ['en', '1 unsent form', '2 saved events'],
    ['bn', '১টি ফর্ম, যা এখনো পাঠানো হয়নি', '২টি সেভ করা ইভেন্ট'],
  ] as const)('says first what would be lost, in %s', async (language, drafts, saved) => {
    vi.spyOn(losses, 'lossAtSignOut').mockResolvedValue({ drafts: 1, saved: 2, tickets: 0, waiting: 0 })
    const left = vi.spyOn(leaving, 'signOut').mockResolvedValue()
    await press(language)
    await screen.findByRole('dialog')
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([drafts, saved])
    fireEvent.click(screen.getByText(language === 'en' ? 'Stay logged in' : 'লগ ইন থাকুক'))
    expect([screen.queryByRole('dialog'), left.mock.calls.length]).toEqual([null, 0])
    fireEvent.click(screen.getByText('leave'))
    await screen.findByRole('dialog')
    fireEvent.click(screen.getByText(language === 'en' ? 'Log out and delete' : 'লগ আউট করে মুছে ফেলুন'))
    expect(left).toHaveBeenCalledExactlyOnceWith()
  })

  it('keeps it for its owner who wishes so', async () => {
    vi.spyOn(losses, 'lossAtSignOut').mockResolvedValue({ drafts: 0, saved: 0, tickets: 2, waiting: 1 })
    const { sealing } = phoneKeysOf('her')
    vi.spyOn(keeping, 'sealingKey').mockResolvedValue(sealing)
    const left = vi.spyOn(leaving, 'signOut').mockResolvedValue()
    await press()
    await screen.findByRole('dialog')
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['1 item still waiting to be sent', '2 tickets that open without internet'])
    expect(document.activeElement?.textContent).toBe('Keep for me')
    fireEvent.click(screen.getByText('Keep for me'))
    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(sealing))
  })

  it.each([
    ['en', 'Keeping it needs the internet this time'],
    ['bn', 'এবার ইন্টারনেট ছাড়া রাখা যাচ্ছে না'],
  ] as const)('offers only to delete or to stay where it cannot be sealed, in %s', async (language, text) => {
    vi.spyOn(losses, 'lossAtSignOut').mockResolvedValue({ drafts: 1, saved: 0, tickets: 0, waiting: 0 })
    network.cut()
    await press(language)
    await screen.findByText(new RegExp(text))
    expect(screen.getByRole('dialog').querySelectorAll('button')).toHaveLength(3)
    expect(screen.queryByText(language === 'en' ? 'Keep for me' : 'আমার জন্য রাখুন')).toBeNull()
  })

  it('says that the phone is full, and stays signed in', async () => {
    vi.spyOn(losses, 'lossAtSignOut').mockResolvedValue({ drafts: 1, saved: 0, tickets: 0, waiting: 0 })
    vi.spyOn(keeping, 'sealingKey').mockResolvedValue(phoneKeysOf('her').sealing)
    vi.spyOn(leaving, 'signOut').mockRejectedValue(new Problem('out-of-space'))
    await press()
    fireEvent.click(await screen.findByText('Keep for me'))
    await screen.findByText(/This phone has no space to keep it/)
    expect(useSession.getState().account?.id).toBe(7)
  })
})
