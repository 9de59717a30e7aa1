import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useConnection } from '#app/state/connection/connection.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderShell } from '../render-shell.tsx'
import { signIn, signOff } from '../signed-in.ts'

const line = () => screen.getByRole('status').textContent
const become = (state: 'online' | 'slow' | 'offline') => act(() => useConnection.setState({ state, since: 1 }))

beforeEach(() => {
  useConnection.setState(useConnection.getInitialState())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the line of the connection', () => {
  it('is empty while all is well', async () => {
    await renderShell()
    expect(line()).toBe('')
  })

  it('says offline and slow', async () => {
    await renderShell()
    become('slow')
    expect(line()).toBe('Slow connection')
    become('offline')
    expect(line()).toBe('You are offline · Showing saved copy')
  })

  it('says in Bangla that there is no internet', async () => {
    await renderShell({ language: 'bn' })
    become('offline')
    expect(line()).toBe('ইন্টারনেট সংযোগ নেই · সেভ করা কপি দেখছেন')
  })

  it('says back online for three seconds, after offline only', async () => {
    await renderShell()
    vi.useFakeTimers()
    become('slow')
    become('online')
    expect(line()).toBe('')
    act(() => vi.advanceTimersByTime(5_000))
    become('offline')
    act(() => vi.advanceTimersByTime(3_000))
    become('online')
    expect(line()).toBe('Back online')
    act(() => vi.advanceTimersByTime(2_999))
    expect(line()).toBe('Back online')
    act(() => vi.advanceTimersByTime(1))
    expect(line()).toBe('')
  })

  it('changes at most twice in five seconds, however often the connection comes and goes, and ends with what is true', async () => {
    await renderShell()
    vi.useFakeTimers()
    const said: (string | null)[] = []
    for (let at = 0; at < 20; at++) {
      become(at % 2 ? 'online' : 'offline')
      if (line() !== said.at(-1)) said.push(line())
      act(() => vi.advanceTimersByTime(250))
      if (line() !== said.at(-1)) said.push(line())
    }
    expect(said.length).toBeLessThanOrEqual(2)
    act(() => vi.advanceTimersByTime(10_000))
    expect(line()).toBe('')
  })

  it.each([
    ['slow and well', ['slow', 'online']],
    ['slow and gone', ['slow', 'offline']],
    ['well, slow and gone', ['slow', 'online', 'offline', 'online']],
    ['gone and well', ['offline', 'online']],
  ] as const)('is read out at most twice in any five seconds while the connection is %s in turn', async (_, states) => {
    await renderShell()
    vi.useFakeTimers()
    const saidAt: number[] = []
    let last: string | null = ''
    for (let ms = 0; ms < 30_000; ms += 250) {
      become(states[(ms / 250) % states.length] ?? 'online')
      if (line() !== last && line() !== '') saidAt.push(ms)
      last = line()
      act(() => vi.advanceTimersByTime(250))
      if (line() !== last && line() !== '') saidAt.push(ms + 250)
      last = line()
    }
    expect(saidAt.length).toBeGreaterThan(2)
    for (const [at, ms] of saidAt.entries()) expect(ms - (saidAt[at - 2] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(5_000)
  })

  it('does not say back online when the network goes again meanwhile', async () => {
    await renderShell()
    become('offline')
    become('online')
    become('offline')
    expect(line()).toBe('You are offline · Showing saved copy')
  })
})

describe('the line of a user who has something waiting', () => {
  beforeEach(() => useOutbox.setState({ entries: [anEntry()], isKnown: true }))
  afterEach(() => {
    act(signOff)
    useOutbox.setState(useOutbox.getInitialState())
  })

  it('says how much, with and without internet, and leads there', async () => {
    signIn()
    await renderShell()
    await waitFor(() => expect(line()).toBe('1 waiting to be sent'))
    become('offline')
    expect(line()).toBe('Offline · 1 waiting to be sent')
    expect(screen.getByRole('status').querySelector('a')?.getAttribute('href')).toBe('/outbox')
  })

  it('says nothing of it where it is on screen anyway', async () => {
    signIn()
    await renderShell({ at: '/outbox', screen: <p>Mine</p> })
    await screen.findByRole('button', { name: 'LOG OUT' })
    expect(line()).toBe('')
    become('offline')
    expect(line()).toBe('You are offline · Showing saved copy')
  })
})
