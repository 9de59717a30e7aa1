import { describe, expect, it } from 'vitest'
import { dhakaDay } from '#contract/core/time.ts'
import { useApp } from '#tests/support/server/app.ts'
import { inDays, makeFair, spanUntil } from '#tests/support/server/nouns/days.ts'
import { makeTicket } from '#tests/support/server/nouns/events.ts'
import { aScan, inMinutes, listOf, makeGate, makeGatedEvent, type ScanSent, scan, scansOf, sell } from '#tests/support/server/nouns/gates.ts'
import { as } from '#tests/support/server/people.ts'

const app = useApp()
const query = (text: string, ...values: unknown[]) => app.database.pool.query(text, values)
const outcomes = async (...[secret, ...scans]: [string, ...ScanSent[]]) => (await scan(app, secret, ...scans)).map(({ outcome }) => outcome)
const yesterday = (ticket: number) => aScan(ticket, { scanned_at: inDays(-1) })

describe('an event of several days', () => {
  it('lets the same ticket in once on each day', async () => {
    const { gated, north, south } = await makeFair(app, 'fair')
    const [ticket = 0] = gated.tickets
    expect(await outcomes(north.secret, yesterday(ticket), aScan(ticket, { scanned_at: inMinutes(-5) }))).toEqual(['admitted', 'admitted'])
    expect(await outcomes(south.secret, aScan(ticket))).toEqual(['conflict'])
    const told = await scansOf(app, gated)
    expect(told).toMatchObject({ tickets: 1, admitted: 1, conflicts: [{ gate: 'South', admitted_gate: 'North' }] })
    expect(told.days).toEqual([
      { day: dhakaDay(Date.parse(inDays(-1))), tickets: 1, admitted: 1 },
      { day: dhakaDay(Date.now()), tickets: 1, admitted: 1 },
      { day: dhakaDay(Date.parse(inDays(1))), tickets: 1, admitted: 0 },
    ])
  })

  it('gives one admission and one conflict to two gates that scan it on the same day, whichever comes first to the service', async () => {
    const { gated, north, south } = await makeFair(app, 'fair-order')
    const [ticket = 0] = gated.tickets
    await scan(app, south.secret, aScan(ticket, { scanned_at: inMinutes(-1) }), aScan(ticket, { scanned_at: inDays(-1) }))
    expect(await outcomes(north.secret, aScan(ticket, { scanned_at: inMinutes(-2) }))).toEqual(['admitted'])
    const { scans } = await listOf(app, north.secret)
    expect(scans.map(({ gate, is_admission }) => [gate, is_admission])).toEqual([
      ['South', false],
      ['South', true],
      ['North', true],
    ])
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 1, conflicts: [{ gate: 'South', admitted_gate: 'North' }] })
  })

  it('lets a ticket whose kind enters once in on one day only', async () => {
    const { gated, north } = await makeFair(app, 'fair-once')
    await query(`update event_tickets set entry = 'once' where id = $1`, gated.kind)
    const [ticket = 0] = gated.tickets
    expect(await outcomes(north.secret, yesterday(ticket), aScan(ticket))).toEqual(['admitted', 'conflict'])
    expect((await listOf(app, north.secret)).kinds).toMatchObject([{ id: gated.kind, entry: 'once', days: [] }])
  })

  it('counts no scan of a day for which the kind of ticket is not', async () => {
    const { gated, north } = await makeFair(app, 'fair-days')
    const kind = await makeTicket(app.database.db, gated.event, { title: 'Day one', capacity: 5, seats: 4 })
    await query(`update event_tickets set days = '{1}' where id = $1`, kind)
    const [ticket = 0] = await sell(app, gated.event, { kind, sold: 1 })
    expect(await outcomes(north.secret, aScan(ticket), yesterday(ticket))).toEqual(['refused', 'admitted'])
    const { days } = await scansOf(app, gated)
    expect(days?.map(({ tickets, admitted }) => [tickets, admitted])).toEqual([
      [2, 1],
      [1, 0],
      [1, 0],
    ])
  })

  it('says of each attendee on which days they were in', async () => {
    const { gated, north } = await makeFair(app, 'fair-attendees')
    const [ticket = 0] = gated.tickets
    await scan(app, north.secret, yesterday(ticket), aScan(ticket), aScan(ticket))
    const response = await app.request(`/api/event_attendee/?event_id=${gated.event}`, { headers: as(gated.seller) })
    const { results, checked_in } = await response.json()
    expect([checked_in, results[0].state]).toEqual([1, 'in'])
    expect(results[0].check_ins.map(({ day }: { day: string }) => day)).toEqual([dhakaDay(Date.now() - 86_400_000), dhakaDay(Date.now())])
  })
})

describe('an event of one day', () => {
  it('lets a ticket in once, also when it goes on after midnight', async () => {
    const gated = await makeGatedEvent(app, 'night', 1)
    const { secret } = await makeGate(app, gated)
    // 23 hours with a midnight in Dhaka between the two scans.
    const [first, second] = [inDays(-1), inMinutes(-70)]
    await query(`update gate_passes set created_at = now() - interval '3 days' where event = $1`, gated.event)
    await query(`update events set from_time = $2, to_time = $3 where id = $1`, gated.event, inMinutes(-1440), inMinutes(-61))
    const [ticket = 0] = gated.tickets
    expect(dhakaDay(first)).not.toBe(dhakaDay(inMinutes(0)))
    expect(await outcomes(secret, aScan(ticket, { scanned_at: first }), aScan(ticket, { scanned_at: second }))).toEqual(['admitted', 'conflict'])
    expect((await scansOf(app, gated)).days).toEqual([])
  })
})

describe('a seller', () => {
  it('says for which days a kind is and whether it enters once in all; a form of the version before changes neither', async () => {
    const { seller, event, kind } = await makeGatedEvent(app, 'kinds', 0)
    const { from_time, to_time } = spanUntil(1)
    await query('update events set from_time = $2, to_time = $3 where id = $1', event, from_time, to_time)
    const form = { title: 'Weekend', price: '0', capacity: '20', description: '', from: '', to: '', per_order_limit: '5' }
    const edit = async (version: number, over: object) => {
      const body = JSON.stringify({ version, kind: { ...form, ...over } })
      const headers = { ...as(seller), 'content-type': 'application/json' }
      return app.request(`/api/event_ticket_kind/${kind}/`, { method: 'PATCH', headers, body })
    }
    expect(await (await edit(1, { entry: 'once', days: '3,1,3' })).json()).toMatchObject([{ id: kind, entry: 'once', days: [1, 3] }])
    expect(await (await edit(2, {})).json()).toMatchObject([{ id: kind, entry: 'once', days: [1, 3] }])
    for (const wrong of [{ days: '0' }, { days: '1,' }, { days: '401' }, { entry: 'twice' }]) expect((await edit(3, wrong)).status).toBe(400)
    expect(await (await edit(3, { entry: 'each-day', days: '' })).json()).toMatchObject([{ entry: 'each-day', days: [] }])
  })
})
