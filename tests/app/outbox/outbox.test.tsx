import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Outbox } from '#app/features/outbox/screens/outbox.tsx'
import type { Describe } from '#app/features/outbox/words.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { changeEntry, countUnreadable, readEntries, readEntry, storeEntry } from '#device/outbox/outbox.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { privateStoreOf } from '#device/stores.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const describeOrders: Describe = {
  orders: {
    title: () => 'Baul night',
    isScarce: true,
    lines: () => ['2 × Front row'],
    maybe: () => ({
      to: '/orders',
      text: 'It may have arrived: check your orders.',
      ask: 'There may be an order in your name.',
      linkText: 'See my orders',
    }),
    edit: ({ id }) => ({ to: `/evencheckout/1?entry=${id}` }),
    done: () => ({ to: '/event_order/abcdefgh12', label: 'Pay Now' }),
  },
}

/** Each test has the outbox of its own account. */
let owner = 100
let network: FakeNetwork
beforeEach(() => {
  owner += 1
  network = new FakeNetwork('http://localhost')
  vi.stubGlobal('fetch', network.fetch)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  useSession.setState({ account: { id: owner, username: 'rina', email: 'r@example.com' }, token: 'token-1' })
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

async function show(entries: Partial<OutboxEntry>[], language: 'en' | 'bn' = 'en') {
  for (const [at, entry] of entries.entries())
    await storeEntry(owner, anEntry({ id: `entry-${at}`, created_at: new Date(Date.now() + at).toISOString(), ...entry }))
  await renderScreen(<Outbox describe={describeOrders} />, { language, at: '/saved' })
  await waitFor(() => expect(useOutbox.getState().isKnown).toBe(true))
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const now = () => readEntry(owner, 'entry-0')

describe('the outbox', () => {
  it.each([
    ['draft', 'Draft', 'খসড়া'],
    ['waiting', 'Waiting to send', 'পাঠানোর অপেক্ষায়'],
    ['sending', 'Sending…', 'পাঠানো হচ্ছে…'],
    ['sent', 'Sent', 'পাঠানো হয়েছে'],
    ['login', 'Log in again to send', 'পাঠাতে আবার লগ ইন করুন'],
    ['needs-you', 'Not sent', 'পাঠানো যায়নি'],
  ] as const)('says in both languages that something is %s', async (state, english, bangla) => {
    await show([{ state }])
    expect(await screen.findAllByText(english)).not.toEqual([])
    cleanup()
    await renderScreen(<Outbox describe={describeOrders} />, { language: 'bn' })
    expect(await screen.findAllByText(bangla)).not.toEqual([])
  })

  it('says what it is about, that nothing is booked, and why it was refused', async () => {
    await show([{ state: 'needs-you', problem: { code: 'not-verified' } }])
    expect(await screen.findByRole('heading', { name: 'Baul night' })).toBeTruthy()
    expect(screen.getByText('2 × Front row')).toBeTruthy()
    expect(screen.getByText('not reserved').tagName).toBe('B')
    expect(screen.getByText(/verify your email first/i)).toBeTruthy()
  })

  it('says that it is empty, or that it cannot be looked into', async () => {
    await show([])
    expect(await screen.findByText('Nothing is waiting to be sent')).toBeTruthy()
    cleanup()
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError')
    })
    await renderScreen(<Outbox describe={describeOrders} />)
    expect(within(await screen.findByRole('alert')).getByText(/could not be read/)).toBeTruthy()
  })

  it('throws something away and takes it back', async () => {
    await show([{ state: 'needs-you', problem: { code: 'not-verified' } }])
    press('Discard')
    await waitFor(async () => expect((await now())?.state).toBe('discarded'))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await now())?.state).toBe('needs-you'))
  })

  it('warns before it throws away what may have arrived, and does not let it be changed', async () => {
    await show([{ may_have_arrived: true, tries: 1, problem: { code: 'too-slow' } }])
    expect((await screen.findByRole<HTMLAnchorElement>('link', { name: /It may have arrived: check your orders/ })).pathname).toBe('/orders')
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    press('Discard')
    expect((await now())?.state).toBe('waiting')
    fireEvent.click(await screen.findByRole('button', { name: 'Discard anyway' }))
    await waitFor(async () => expect((await now())?.state).toBe('discarded'))
  })

  it('holds back what its owner goes to change', async () => {
    await show([{}])
    const edit = await screen.findByRole('link', { name: 'Edit' })
    expect(edit.getAttribute('href')).toBe('/evencheckout/1?entry=entry-0')
    fireEvent.click(edit)
    await waitFor(async () => expect((await now())?.state).toBe('draft'))
  })

  it('sends at a tap, says so once, and leads to what came of it', async () => {
    network.on(ORDERS, () => json(anOrder()))
    await show([{ next_at: new Date(Date.now() + 900_000).toISOString(), tries: 3, problem: { code: 'busy' } }])
    press('Send now')
    expect(await screen.findByRole('link', { name: 'Pay Now' })).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Baul night: Sent'))
    expect(network.asked).toHaveLength(1)
    fireEvent.click(screen.getByRole('link', { name: 'Pay Now' }))
    await waitFor(async () => expect(await readEntries(owner)).toEqual([]))
  })

  it('tries again under another key what was refused, for the refusal stands under the former', async () => {
    network.on(ORDERS, () => json(anOrder()))
    await show([{ state: 'needs-you', problem: { code: 'too-many-held' } }])
    press('Try again')
    await waitFor(async () => expect((await now())?.state).toBe('sent'))
    expect(network.asked[0]?.headers.get('idempotency-key')).not.toBe(anEntry({ id: 'entry-0' }).idempotency_key)
  })

  it('asks before it sends what has grown old, and sends it under its own key then', async () => {
    network.on(ORDERS, () => json(anOrder()))
    await show([{ state: 'ask-first', ask_after: new Date(Date.now() - 1000).toISOString() }])
    expect(await screen.findByText('Still send this?')).toBeTruthy()
    press('Send it')
    await waitFor(async () => expect((await now())?.state).toBe('sent'))
    expect(network.asked[0]?.headers.get('idempotency-key')).toBe(anEntry({ id: 'entry-0' }).idempotency_key)
  })

  it.each([
    ['sold-out', 'Fewer seats'],
    ['bad-input', 'Not sent'],
  ] as const)('does not send again what the service would refuse again: %s', async (code, word) => {
    await show([{ state: 'needs-you', problem: { code } }])
    expect(await screen.findByText(word)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
  })

  it('follows what the worker or another tab does once it is looked at again', async () => {
    await show([{}])
    await changeEntry(owner, 'entry-0', (entry) => ({ ...entry, state: 'sending' }))
    const { loadOutbox } = await import('#app/state/outbox/outbox.ts')
    await act(loadOutbox)
    expect(await screen.findByText('Sending…')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows nothing of another user', async () => {
    await storeEntry(owner + 5000, anEntry())
    await show([])
    expect(await screen.findByText('Nothing is waiting to be sent')).toBeTruthy()
  })
})

describe('what another version of the app wrote', () => {
  it('says that this one cannot send it, and can be discarded, but not sent', async () => {
    await show([{ address: '/api/something_of_tomorrow/', noun: 'tomorrow' }])
    expect(await screen.findByText('This version of the app cannot send this')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
    press('Discard')
    await waitFor(async () => expect((await now())?.state).toBe('discarded'))
  })

  it('is kept when it cannot be read, or deleted by its owner’s wish', async () => {
    await set('outbox of-tomorrow', { id: 'of-tomorrow', shape: 'unknown' }, privateStoreOf(owner))
    await show([])
    press('Keep or delete')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep' }))
    expect(await countUnreadable(owner)).toBe(1)
    press('Keep or delete')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Nothing is waiting to be sent')
    expect(await countUnreadable(owner)).toBe(0)
  })
})
