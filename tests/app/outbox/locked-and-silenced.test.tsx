import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Outbox } from '#app/features/outbox/screens/outbox.tsx'
import { sendWaiting, useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { refresh } from '#contract/accounts/sessions.ts'
import { readEntry, storeEntry } from '#device/outbox/outbox.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const describeAll = { orders: { title: () => 'Baul night', lines: () => [], edit: ({ id }: OutboxEntry) => ({ to: `/evencheckout/1?entry=${id}` }) } }
const UNTIL = Date.parse('2026-12-20T06:00:00.000Z')
const silenced = (until: number, reason = 'Advertises in comments') => ({ code: 'silenced', fields: { silence: reason }, facts: { until } }) as const
const LOCKED = { code: 'not-signed-in', facts: { locked: 1 } } as const
const refused = (status: number, problem: object) => json({ type: 'about:blank', title: 'x', status, ...problem }, {}, status)

/** Each test has the outbox of its own account. */
let owner = 9000
let network: FakeNetwork
const signInAgain = () => act(() => useSession.setState({ account: { id: owner, username: 'rina', email: 'r@example.com' }, token: 'token-1' }))
beforeEach(() => {
  owner += 1
  network = new FakeNetwork('http://localhost')
  vi.stubGlobal('fetch', network.fetch)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  signInAgain()
})
afterEach(() => {
  cleanup()
  act(() => {
    useOutbox.setState({ entries: [], unreadable: 0, unsendable: [], isKnown: false, failed: false })
    useSession.setState({ account: null, token: null })
  })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(entry: Partial<OutboxEntry>, language: 'en' | 'bn' = 'en') {
  await storeEntry(owner, anEntry({ id: 'entry-0', created_at: new Date().toISOString(), ...entry }))
  await renderScreen(<Outbox describe={describeAll} />, { language, at: '/saved' })
  await waitFor(() => expect(useOutbox.getState().isKnown).toBe(true))
  return screen.findByRole('listitem')
}
const now = () => readEntry(owner, 'entry-0')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('what waits while its owner is silenced', () => {
  it('says until when, why, that it stays, and where to object', async () => {
    const card = await show({ state: 'needs-you', problem: silenced(UNTIL) })
    expect(card.textContent).toContain('You cannot write until 20 December 2026, 12:00 pm. What you wrote stays here. You can send it after that.')
    expect(card.textContent).toContain('Reason: Advertises in comments')
    expect(within(card).getByRole<HTMLAnchorElement>('link', { name: 'Object to this' }).pathname).toBe('/profile-settings')
    expect(within(card).queryByText('You cannot write for now')).toBeNull()
  })

  it('says where it is for good, without a day', async () => {
    const card = await show({ state: 'needs-you', problem: silenced(0) })
    expect(card.textContent).toContain('You cannot write on Hatkhola. What you wrote stays here. You can send it if we let you write again.')
    expect(card.textContent).not.toMatch(/1970|until/)
  })

  it('says so in Bangla, and reads the reason out in its own language', async () => {
    const card = await show({ state: 'needs-you', problem: silenced(UNTIL) }, 'bn')
    expect(card.textContent).toMatch(/২০ ডিসেম্বর ২০২৬, .*১২.* পর্যন্ত আপনি লিখতে পারবেন না/)
    expect(within(card).getByText('Advertises in comments').lang).toBe('en')
    cleanup()
    await show({ state: 'needs-you', problem: silenced(0) }, 'bn')
    expect(await screen.findByText('আপনি হাটখোলায় লিখতে পারবেন না।')).toBeTruthy()
  })

  it('is refused again until staff lift it, kept as it was, and then goes out under another key', async () => {
    const keys: (string | null)[] = []
    let isSilenced = true
    network.on(ORDERS, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return isSilenced ? refused(403, silenced(0)) : json(anOrder())
    })
    await show({ state: 'needs-you', problem: silenced(UNTIL) })
    press('Try again')
    expect(await screen.findByText('You cannot write on Hatkhola.')).toBeTruthy()
    expect(await now()).toMatchObject({ state: 'needs-you', body: anEntry().body, problem: silenced(0), may_have_arrived: false })
    isSilenced = false
    press('Try again')
    await waitFor(async () => expect((await now())?.state).toBe('sent'))
    expect(new Set([anEntry({ id: 'entry-0' }).idempotency_key, ...keys]).size).toBe(3)
    expect(screen.queryByText(/You cannot write/)).toBeNull()
  })

  it('does not go out by itself, can be thrown away, and taken back as it was', async () => {
    network.on(ORDERS, () => json(anOrder()))
    await show({ state: 'needs-you', problem: silenced(UNTIL) })
    await act(() => sendWaiting(true))
    expect(network.asked).toEqual([])
    press('Discard')
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/You cannot write until 20 December 2026/)).toBeTruthy()
    expect(await now()).toMatchObject({ state: 'needs-you', problem: silenced(UNTIL) })
  })
})

describe('what waits while the account of its owner is locked', () => {
  it('says that it stays, that staff can help, and not that logging in would', async () => {
    const card = await show({ state: 'login', problem: LOCKED })
    expect(card.textContent).toContain('Account locked')
    expect(card.textContent).toContain('We have locked your account. It stays on this phone, and can be sent when we unlock your account')
    expect(within(card).getByRole<HTMLAnchorElement>('link', { name: 'Contact us' }).pathname).toBe('/contact')
    expect(within(card).queryByText('Log in again to send')).toBeNull()
  })

  it('says so in Bangla', async () => {
    const card = await show({ state: 'login', problem: LOCKED }, 'bn')
    expect(card.textContent).toContain('অ্যাকাউন্ট বন্ধ')
    expect(card.textContent).toContain('আমরা আপনার অ্যাকাউন্ট বন্ধ করেছি।')
  })

  it('is told apart from a session that is merely over', async () => {
    const card = await show({ state: 'login', problem: { code: 'not-signed-in' } })
    expect(card.textContent).toContain('Log in again to send')
    expect(card.textContent).not.toContain('locked')
    expect(within(card).queryByRole('link', { name: 'Contact us' })).toBeNull()
  })

  it('is known from the answer to the renewal, and goes out by itself once its owner is back', async () => {
    const key = anEntry({ id: 'entry-0' }).idempotency_key
    network.on(ORDERS, () => refused(401, { code: 'not-signed-in' }))
    network.on(refresh.path, () => refused(401, LOCKED))
    await show({})
    press('Send now')
    expect(await screen.findByText('We have locked your account.')).toBeTruthy()
    expect(await now()).toMatchObject({ state: 'login', problem: LOCKED, may_have_arrived: false, body: anEntry().body })
    network.on(ORDERS, () => json(anOrder()))
    signInAgain()
    await act(() => sendWaiting(false))
    await waitFor(async () => expect((await now())?.state).toBe('sent'))
    expect(network.asked.at(-1)?.headers.get('idempotency-key')).toBe(key)
  })
})
