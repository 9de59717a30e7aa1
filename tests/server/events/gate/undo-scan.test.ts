import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { aScan, inMinutes, listOf, makeGate, makeGatedEvent, type ScanSent, scan, scansOf } from '#tests/support/server/nouns/gates.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { makeSecret, pass, ticketsOf } from '#tests/support/server/orders/paid-order.ts'
import { as, joinAndLogIn } from '#tests/support/server/people.ts'

const app = useApp()
const outcomes = async (...[secret, ...scans]: [string, ...ScanSent[]]) => (await scan(app, secret, ...scans)).map(({ outcome }) => outcome)
const undone = (one: ScanSent, minutes = 0): ScanSent => ({ ...one, undone_at: inMinutes(minutes) })

async function twoGates(name: string) {
  const gated = await makeGatedEvent(app, name, 1)
  return { gated, north: await makeGate(app, gated, 'North'), south: await makeGate(app, gated, 'South'), ticket: gated.tickets[0] ?? 0 }
}

describe('a scan that its gate undoes', () => {
  it('does not count: the ticket is let in by the next one, and the seller sees both', async () => {
    const { gated, north, south, ticket } = await twoGates('undo')
    const first = aScan(ticket, { scanned_at: inMinutes(-3) })
    expect(await outcomes(north.secret, first)).toEqual(['admitted'])
    expect(await outcomes(north.secret, undone(first))).toEqual(['undone'])
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 0, conflicts: [], undone: [{ key: first.key, gate: 'North', holder_name: 'Holder 1' }] })
    expect(await outcomes(south.secret, aScan(ticket), aScan(ticket))).toEqual(['admitted', 'conflict'])
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 1, conflicts: [{ gate: 'South', admitted_gate: 'South' }], undone: [{ gate: 'North' }] })
    const response = await app.request(`/api/event_attendee/?event_id=${gated.event}`, { headers: as(gated.seller) })
    expect(await response.json()).toMatchObject({ checked_in: 1, results: [{ state: 'in' }] })
  })

  it('is the same in every order of arrival, and however often it comes', async () => {
    const { gated, north, ticket } = await twoGates('undo-order')
    const one = aScan(ticket, { scanned_at: inMinutes(-3) })
    const back = undone(one, -1)
    for (const sent of [[back, one], [one, back], [back], [one, one, back, back], [one]] as ScanSent[][]) {
      const said = await outcomes(north.secret, ...(sent as [ScanSent]))
      expect(new Set(said)).toEqual(new Set(['undone']))
    }
    const both = await Promise.all(Array.from({ length: 6 }, (_, n) => outcomes(north.secret, n % 2 === 0 ? back : one)))
    expect(new Set(both.flat())).toEqual(new Set(['undone']))
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 0, undone: [{ key: one.key, undone_at: back.undone_at }] })
  })

  it('is told to the other gates with what changed since', async () => {
    const { gated, north, south, ticket } = await twoGates('undo-told')
    const one = aScan(ticket, { scanned_at: inMinutes(-3) })
    await scan(app, north.secret, one)
    await app.database.pool.query(`update gate_scans set received_at = now() - interval '10 minutes' where event = $1`, [gated.event])
    const { server_time } = await listOf(app, south.secret)
    expect((await listOf(app, south.secret, server_time)).scans).toEqual([])
    await scan(app, north.secret, undone(one))
    expect((await listOf(app, south.secret, server_time)).scans).toMatchObject([{ key: one.key, is_admission: false, undone_at: expect.any(String) }])
  })

  it('gives the admission to the next earliest, which was a conflict', async () => {
    const { gated, north, south, ticket } = await twoGates('undo-next')
    const [first, second] = [aScan(ticket, { scanned_at: inMinutes(-3) }), aScan(ticket, { scanned_at: inMinutes(-2) })]
    await scan(app, north.secret, first)
    expect(await outcomes(south.secret, second)).toEqual(['conflict'])
    await scan(app, north.secret, undone(first))
    expect(await outcomes(south.secret, second)).toEqual(['admitted'])
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 1, conflicts: [] })
  })

  it('leaves its seat free to be passed on', async () => {
    const gated = await makeGatedEvent(app, 'undo-pass', 0)
    const buyer = await joinAndLogIn(app, 'undo-pass-buyer')
    const { event, ticket } = await makeShow(app, [{ price: 0 }], { seller: gated.seller.id })
    await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 0))
    const [seat] = await ticketsOf(app, buyer)
    const { secret } = await makeGate(app, { seller: gated.seller, event })
    const [listed] = (await listOf(app, secret)).tickets
    await scan(app, secret, undone(aScan(listed?.id ?? 0)))
    expect((await pass(app, buyer, { id: seat?.id ?? 0, holder_name: 'Karim', secret_hash: makeSecret().secret_hash })).status).toBe(200)
  })
})

describe('refuses', () => {
  it('to undo after ten minutes, and by another gate', async () => {
    const { gated, north, south, ticket } = await twoGates('undo-late')
    const one = aScan(ticket, { scanned_at: inMinutes(-11) })
    await scan(app, north.secret, one)
    expect(await outcomes(north.secret, undone(one))).toEqual(['admitted'])
    // Whatever the message says of the time of the scan: it is known.
    expect(await outcomes(north.secret, undone({ ...one, scanned_at: inMinutes(-1) }))).toEqual(['admitted'])
    expect(await outcomes(south.secret, undone(one, -10))).toEqual(['admitted'])
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 1, undone: [] })
  })
})
