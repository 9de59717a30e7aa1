import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import type { GateList } from '#contract/events/gate.ts'
import { aList, aTicketAtGate, EVENT, KIND, LIST, SCANS, SECRET, takesScans } from '#tests/support/phone/a-gate.ts'
import { atGate } from '#tests/support/phone/at-gate.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const { phone, gates, view, checkIn, tap, serves, openThenCut, sendAll } = atGate()

describe('a gate', () => {
  it('lets in from memory without network, each ticket once', async () => {
    await openThenCut()
    const text = await phone.signer.sign(1)
    expect(await checkIn({ way: 'qr', text })).toMatchObject({ verdict: 'admit', ticket: { id: 1, holder_name: 'Holder 1', kind: 'Floor' } })
    expect(await checkIn({ way: 'qr', text })).toMatchObject({ verdict: 'already-in', earlier: { gate: 'North' } })
    expect([(await view()).waiting, [...(await view()).admitted.keys()]]).toEqual([1, [1]])
  })

  it('lets one of many readings of the same code in', async () => {
    await openThenCut()
    const text = await phone.signer.sign(2)
    const verdicts = await Promise.all(Array.from({ length: 12 }, () => checkIn({ way: 'qr', text })))
    expect(verdicts.filter(({ verdict }) => verdict === 'admit')).toHaveLength(1)
    expect((await view()).waiting).toBe(1)
  })

  it('knows everything again when it is started anew without network', async () => {
    await openThenCut()
    await tap(1)
    await checkIn({ way: 'qr', text: await phone.signer.sign(99) })
    restart()
    const opened = await (await gates()).openGate(SECRET)
    expect([opened.tickets.size, opened.waiting, [...opened.admitted.keys()].toSorted()]).toEqual([3, 2, [1, 99]])
    expect([(await tap(1)).verdict, (await tap(2)).verdict]).toEqual(['already-in', 'admit'])
  })

  it('sends what waited when the network is back, and says what came of it', async () => {
    await openThenCut()
    for (const ticket of [1, 2, 3]) await tap(ticket)
    const keys = [...(await view()).admitted.values()].map(({ key }) => key)
    const earlier = { id: 5, key: 'k'.repeat(20), ticket: 2, scanned_at: '2020-01-01T00:00:00.000Z', way: 'qr' as const, gate: 'South', is_admission: true }
    serves(aList({ is_whole: false, tickets: [aTicketAtGate(3, { state: 'void' })], scans: [earlier] }))
    phone.network.on(SCANS, () => {
      const outcomes = ['admitted', 'conflict', 'refused']
      return json({ results: keys.map((key, n) => ({ key, outcome: outcomes[n], admitted_at: null, gate: null })), server_time: new Date().toISOString() })
    })
    await sendAll()
    const { waiting, admitted, conflicts, refused, problem } = await view()
    expect([waiting, problem]).toEqual([0, null])
    expect([...admitted.values()].map(({ ticket, gate, isOwn }) => [ticket, gate, isOwn]).toSorted()).toEqual([
      [1, 'North', true],
      [2, 'South', false],
    ])
    expect(conflicts).toMatchObject([{ ticket: 2, isOwn: true, admitted_gate: 'South', holder_name: 'Holder 2' }])
    expect(refused).toMatchObject([{ ticket: 3, holder_name: 'Holder 3', why: 'refused' }])
  })

  it('says by the service’s clock when a guest came, however wrong its own is', async () => {
    const ahead = 3 * 60 * 60_000
    await openThenCut(aList({ server_time: new Date(Date.now() + ahead).toISOString() }))
    await tap(1)
    const at = Date.parse((await view()).admitted.get(1)?.scanned_at ?? '')
    expect(Math.abs(at - Date.now() - ahead)).toBeLessThan(60_000)
  })

  it('does not admit a guest when the phone is too full to note the scan', async () => {
    await openThenCut()
    const empty = fillPhone()
    await expect(tap(1)).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect((await tap(1)).verdict).toBe('admit')
  })

  it('is over at its time, also without network', async () => {
    await openThenCut(aList({ expires_at: new Date(Date.now() - 1000).toISOString() }))
    await expect(tap(1)).rejects.toMatchObject({ code: 'link-expired' })
  })

  it('is found by holder and by code', async () => {
    await openThenCut(aList({ tickets: [aTicketAtGate(1, { holder_name: 'Rahima Khatun' }), aTicketAtGate(2, { holder_name: 'করিম' })] }))
    const { searchGate } = await gates()
    const ids = (text: string, limit = 10) => searchGate(text, limit).map(({ id }) => id)
    expect([ids('rahima  k'), ids('করি'), ids('0002'), ids('nobody'), ids('', 1)]).toEqual([[1], [2], [2], [], [1]])
  })
})

describe('what a phone keeps of gates', () => {
  it('goes when its seller has ended the gate, unless scans wait', async () => {
    await openThenCut()
    await tap(1)
    expect(await (await gates()).leaveGate(SECRET)).toBe(false)
    phone.network.on(LIST, () => json({ status: 410, code: 'link-expired' }, {}, 410))
    await (await gates()).refreshGate(SECRET)
    expect([(await view()).problem, (await view()).tickets.size, (await (await gates()).rememberedGates()).length]).toEqual(['link-expired', 3, 1])
    takesScans(phone.network)
    await sendAll()
    expect([(await view()).problem, (await view()).tickets.size, await (await gates()).rememberedGates()]).toEqual(['link-expired', 0, []])
  })

  it('is asked for anew only where no good one is kept', async () => {
    serves()
    let made = 0
    const make = async () => {
      made += 1
      return { pass: {} as never, secret: SECRET }
    }
    const { gateForEvent, rememberedGates } = await gates()
    expect([await gateForEvent(EVENT, make), await gateForEvent(EVENT, make), made]).toEqual([SECRET, SECRET, 1])
    expect(await rememberedGates()).toMatchObject([{ secret: SECRET, event_id: EVENT, label: 'North', waiting: 0 }])
  })

  it('goes with the session that opened it; what it scanned does not', async () => {
    const { useSession } = await import('#app/state/session/session.ts')
    useSession.setState({ account: { id: 7, username: 'rina', email: 'r@example.com' }, token: 't' })
    await openThenCut()
    await tap(1)
    await (await import('#app/state/session/stored-session.ts')).forgetSession('signed-out')
    expect(await (await gates()).rememberedGates()).toEqual([])
    expect(await (await import('#device/gate/gate-store.ts')).readCachedGate(SECRET)).toBeUndefined()
    expect(await (await import('#device/gate/gate-scans.ts')).readScans(SECRET)).toMatchObject([{ state: 'waiting', scans: [{ ticket: 1 }] }])
  })

  it('is seen by another tab of the same phone', async () => {
    await openThenCut()
    const stop = (await gates()).followGate(SECRET)
    const { announce } = await import('#device/messages.ts')
    announce({ type: 'gate-scanned', secret: SECRET, scan: { key: 'k'.repeat(20), ticket: 2, scanned_at: new Date().toISOString(), way: 'qr' } })
    await vi.waitFor(async () => expect((await tap(2)).verdict).toBe('already-in'))
    stop()
  })
})

describe('an event of several days', () => {
  const today = Date.now()
  /** Noon of yesterday and of today in Dhaka. */
  const noon = (days: number) => Date.parse(dhakaDayBounds(dhakaDay(today + days * DAY_MS)).from) + DAY_MS / 2
  const fair = (over: Partial<GateList> = {}) =>
    aList({
      event: {
        event_id: EVENT,
        title: 'Book fair',
        from_time: new Date(noon(-1) - 3_600_000).toISOString(),
        to_time: new Date(noon(1)).toISOString(),
        is_called_off: false,
      },
      ...over,
    })
  /** The clock of this phone says so from now on. */
  const turnTo = (days: number) => vi.spyOn(Date, 'now').mockReturnValue(noon(days))

  it('lets the same ticket in again on the next day, without network and without being opened anew', async () => {
    await openThenCut(fair())
    turnTo(-1)
    expect([(await tap(1)).verdict, (await tap(1)).verdict]).toEqual(['admit', 'already-in'])
    expect([(await view()).day, (await view()).admitted.size]).toEqual([1, 1])
    turnTo(0)
    expect((await tap(2)).verdict).toBe('admit')
    expect([(await view()).day, [...(await view()).admitted.keys()]]).toEqual([2, [2]])
    expect([(await tap(1)).verdict, (await tap(1)).verdict, (await view()).waiting]).toEqual(['admit', 'already-in', 3])
    expect((await view()).conflicts).toEqual([])
  })

  it('knows a ticket that enters once in all again on the next day', async () => {
    await openThenCut(fair({ kinds: [{ id: KIND, title: 'Any day', entry: 'once', days: [] }] }))
    turnTo(-1)
    await tap(1)
    turnTo(0)
    expect(await tap(1)).toMatchObject({ verdict: 'already-in', earlier: { gate: 'North' } })
  })

  it('refuses a ticket whose kind is not for today, and says for which days it is', async () => {
    const list = fair({ kinds: [{ id: KIND, title: 'Day two', entry: 'each-day', days: [2] }] })
    await openThenCut(list)
    turnTo(-1)
    expect(await tap(1)).toMatchObject({ verdict: 'other-day', days: [dhakaDay(noon(0))] })
    expect((await view()).waiting).toBe(0)
    turnTo(0)
    expect((await tap(1)).verdict).toBe('admit')
  })

  it('has a conflict where two gates let it in on one day, and none where they did on two', async () => {
    const from = (gate: string, days: number, minute: number) => ({
      id: minute,
      key: `${gate}-${minute}`.padEnd(20, 'k'),
      ticket: 1,
      scanned_at: new Date(noon(days) + minute * 60_000).toISOString(),
      way: 'qr' as const,
      gate,
      is_admission: false,
    })
    await openThenCut(fair({ scans: [from('North', -1, 1), from('South', 0, 2), from('East', 0, 3)] }))
    expect((await view()).conflicts).toMatchObject([{ gate: 'East', admitted_gate: 'South' }])
  })

  it('opens what the version before has kept of a gate', async () => {
    await openThenCut(fair())
    const { storeOf } = await import('#device/stores.ts')
    const { update } = await import('idb-keyval')
    await update<Record<string, unknown>>(`gate ${SECRET}`, (held) => ({ ...held, kinds: [{ id: KIND, title: 'Floor' }] }), storeOf('device'))
    restart()
    expect((await (await gates()).openGate(SECRET)).kinds).toEqual([{ id: KIND, title: 'Floor', entry: 'each-day', days: [] }])
  })
})
