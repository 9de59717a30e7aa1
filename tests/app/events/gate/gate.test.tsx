import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import type { GateList } from '#contract/events/gate.ts'
import { aGatePhone, aList, aTicketAtGate, codeFor, EVENT, KIND, LIST, SECRET, takesScans } from '#tests/support/phone/a-gate.ts'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString()
const inEarlier = (ticket: number) => ({ id: 1, key: 'k'.repeat(20), ticket, scanned_at: HOUR_AGO, way: 'qr' as const, gate: 'South', is_admission: true })
const vibrate = vi.fn()
let network: FakeNetwork

function serves(list: Partial<GateList> = {}) {
  network.on('/api/event_ticket/keys/', () => json([]))
  network.on(LIST, () => json(aList(list)))
}

/** The screen as a link opens it, or without one. */
async function show({ link = true, language = 'en' as Language } = {}) {
  const [{ Gate }, { renderScreen }] = await Promise.all([import('#app/features/events/gate/screens/gate.tsx'), import('#tests/support/phone/render.tsx')])
  return renderScreen(<Gate />, { at: link ? `/events#${SECRET}` : '/events', language })
}
async function showOpen(list: Partial<GateList> = {}) {
  serves(list)
  await show()
  await screen.findByRole('heading', { level: 1, name: 'Baul night' })
  network.cut()
}
/** The gate is closed, and opened again as after a night. */
async function showAgain(options?: Parameters<typeof show>[0]) {
  cleanup()
  restart()
  return show(options)
}
async function type(code: string) {
  fireEvent.change(screen.getByLabelText('Type the code'), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
}
const isSaid = (words: string) => waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes(words))).toBe(true))
const openList = () => fireEvent.click(screen.getByRole('button', { name: 'List' }))
const rows = () => within(screen.getByRole('list', { name: 'Ticket holders' })).getAllByRole('button')

beforeEach(() => {
  network = aGatePhone()
  ;(window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({ width: 360 })
  vi.stubGlobal('navigator', { ...navigator, vibrate })
  vibrate.mockClear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a gate', () => {
  it('opens by its link: which it is, how many are in, how old its list is', async () => {
    await showOpen({ scans: [inEarlier(2)] })
    expect(screen.getByText('North')).toBeTruthy()
    const count = screen.getByRole('region', { name: 'let in' })
    expect(count.textContent).toContain('1/ 3let in')
    expect(count.textContent).toContain('List from just now')
    expect(count.textContent).toContain('Every scan is sent')
  })

  it('says when this phone can be carried away from the network, and not before its screens are held', async () => {
    const held = vi.fn(async (): Promise<Response | undefined> => undefined)
    vi.stubGlobal('caches', { match: held })
    await showOpen()
    expect(screen.getByText('Getting ready…')).toBeTruthy()
    held.mockResolvedValue(new Response())
    expect(await screen.findByText('Ready: works without internet', undefined, { timeout: 5_000 })).toBeTruthy()
    expect(held).toHaveBeenCalledWith('/.complete-for-gates')
    expect(screen.queryByText('Getting ready…')).toBeNull()
  })

  it('says without network that it is not ready yet, in Bangla too', async () => {
    vi.stubGlobal('caches', { match: async () => undefined })
    const { useConnection } = await import('#app/state/connection/connection.ts')
    serves()
    await show({ language: 'bn' })
    expect(await screen.findByText('তৈরি হচ্ছে…')).toBeTruthy()
    act(() => useConnection.setState({ state: 'offline' }))
    expect(screen.getByText('এখনো তৈরি হয়নি: ইন্টারনেট লাগবে')).toBeTruthy()
  })

  it('says of a typed code whose it is, and lets in once', async () => {
    await showOpen()
    await type(codeFor(1).toLowerCase())
    await isSaid('Let inHolder 1Floor')
    expect(vibrate).toHaveBeenLastCalledWith([expect.any(Number)])
    expect(screen.getByText('1 saved on this phone, sends automatically')).toBeTruthy()
    await type(codeFor(1))
    await isSaid('Already in')
    expect(vibrate.mock.lastCall?.[0]).toHaveLength(5)
    expect(screen.getByRole('region', { name: 'let in' }).textContent).toContain('1/ 3')
  })

  it('says when and where the ticket was let in before', async () => {
    await showOpen({ scans: [inEarlier(2)] })
    await type(codeFor(2))
    await isSaid('(1 hour ago), South')
  })

  it('refuses what is in no list and what opens nothing any more, and knows a code from a word', async () => {
    await showOpen({ tickets: [aTicketAtGate(1, { state: 'void' })] })
    await type('ZZZZZZZZ')
    await isSaid('Not on the list')
    await type(codeFor(1))
    await isSaid('Ticket cancelled')
    await type('rahima')
    await isSaid('A code has 8 letters and digits')
  })

  it('lets no guest in when the phone is too full to note the scan', async () => {
    await showOpen()
    const free = fillPhone()
    await type(codeFor(1))
    await isSaid('This phone’s storage is full')
    free()
    expect(screen.getByRole('region', { name: 'let in' }).textContent).toContain('0/ 3')
  })

  it('finds people by name, and asks before it lets them in', async () => {
    await showOpen({ tickets: [1, 2, 3].map((id) => aTicketAtGate(id)).concat(aTicketAtGate(4, { holder_name: 'রহিমা খাতুন' })) })
    openList()
    expect(rows()).toHaveLength(4)
    fireEvent.change(screen.getByLabelText('Name or code'), { target: { value: 'রহিমা' } })
    await waitFor(() => expect(rows()).toHaveLength(1))
    fireEvent.click(rows()[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Let this person in?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Let in' }))
    await isSaid('Let inরহিমা খাতুন')
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/In \d/))
  })

  it('undoes a scan by mistake, from its card and from the list', async () => {
    await showOpen()
    await type(codeFor(1))
    await isSaid('Let in')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await isSaid('UndoneHolder 1')
    expect(screen.getByRole('region', { name: 'let in' }).textContent).toContain('0/ 3')
    await type(codeFor(1))
    await isSaid('Let inHolder 1')
    openList()
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/In \d/))
    fireEvent.click(rows()[0] as HTMLElement)
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }))
    await isSaid('UndoneHolder 1')
    expect(screen.getByRole('region', { name: 'let in' }).textContent).toContain('0/ 3')
  })

  it('says of an event of several days which day it is, and of a ticket for another day which that is, also in the list', async () => {
    const [from_time, to_time] = [0, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString()) as [string, string]
    const kinds = [{ id: KIND, title: 'Day three', entry: 'each-day' as const, days: [3] }]
    await showOpen({ event: { event_id: EVENT, title: 'Baul night', from_time, to_time, is_called_off: false }, kinds })
    expect(screen.getByRole('region', { name: 'let in' }).textContent).toMatch(/day 1 of 4.*0\/ 0let in/)
    await type(codeFor(1))
    await isSaid('Not for today')
    await isSaid('This ticket is for: ')
    openList()
    expect(rows()[0]?.textContent).toContain('Not for today')
    fireEvent.click(rows()[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('It is for: ')
    expect(within(dialog).queryByRole('button', { name: 'Let in' })).toBeNull()
  })

  it('offers no way in to a guest who is in, whose ticket is void, or who passed it on', async () => {
    await showOpen({ tickets: [aTicketAtGate(1), aTicketAtGate(2, { state: 'void' }), aTicketAtGate(3, { state: 'passed' })], scans: [inEarlier(1)] })
    openList()
    for (const [at, words] of ['Already in:', 'was cancelled', 'was passed on'].entries()) {
      fireEvent.click(rows()[at] as HTMLElement)
      const dialog = await screen.findByRole('dialog')
      expect(dialog.textContent).toContain(words)
      expect(within(dialog).queryByRole('button', { name: 'Let in' })).toBeNull()
      fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('says that the event was called off, and that the time of the gate is over', async () => {
    const { event } = aList()
    await showOpen({ event: { ...event, is_called_off: true }, expires_at: HOUR_AGO })
    expect(screen.getByText('This event was cancelled')).toBeTruthy()
    expect(await screen.findByText('This gate has closed')).toBeTruthy()
  })

  it('is called in Bangla as people speak', async () => {
    serves()
    await show({ language: 'bn' })
    expect((await screen.findByRole('region', { name: 'ঢুকেছেন' })).textContent).toContain('০/ ৩')
    expect(screen.getByRole('button', { name: 'স্ক্যান শুরু করুন' })).toBeTruthy()
  })
})

describe('a phone with a gate', () => {
  it('opens it again without network and without the link', async () => {
    await showOpen()
    await type(codeFor(1))
    await isSaid('Let in')
    await showAgain({ link: false })
    await screen.findByRole('heading', { level: 1, name: 'Baul night' })
    expect(screen.getByRole('region', { name: 'let in' }).textContent).toContain('1/ 3')
    expect(screen.getByText('1 saved on this phone, sends automatically')).toBeTruthy()
  })

  it('does not forget it while scans wait, and forgets it when they are sent', async () => {
    await showOpen()
    await type(codeFor(1))
    await isSaid('Let in')
    fireEvent.click(screen.getByRole('button', { name: 'Leave the gate' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('1 scan is only on this phone')
    serves()
    takesScans(network)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send now' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('You have left the gate')).toBeTruthy()
    await showAgain({ link: false })
    expect(await screen.findByText('No gate on this phone')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My events' }).getAttribute('href')).toBe('/sellerevents')
  })

  it('says what to do with a link that is dead, and with one that it cannot open without network', async () => {
    serves()
    network.on(LIST, () => json({ code: 'link-expired', status: 410 }, {}, 410))
    await show()
    expect(await screen.findByText('This gate link is no longer valid')).toBeTruthy()
    network.cut()
    await showAgain()
    expect(await screen.findByText('This gate is not on this phone yet')).toBeTruthy()
  })
})
