import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import {
  aScan,
  askToScan,
  type GatedEvent,
  inMinutes,
  listOf,
  makeGate,
  makeGatedEvent,
  type OpenGate,
  type ScanSent,
  scan,
  scansOf,
} from '#tests/support/server/nouns/gates.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { makeSecret, pass, ticketsOf } from '#tests/support/server/orders/paid-order.ts'
import { as, joinAndLogIn } from '#tests/support/server/people.ts'

const app = useApp()
const query = (text: string, ...values: unknown[]) => app.database.pool.query(text, values)
const outcomes = async (...[secret, ...scans]: [string, ...ScanSent[]]) => (await scan(app, secret, ...scans)).map(({ outcome }) => outcome)

async function twoGates(name: string, sold = 1): Promise<{ gated: GatedEvent; north: OpenGate; south: OpenGate; ticket: number }> {
  const gated = await makeGatedEvent(app, name, sold)
  return { gated, north: await makeGate(app, gated, 'North'), south: await makeGate(app, gated, 'South'), ticket: gated.tickets[0] ?? 0 }
}

describe('answers', () => {
  it('that the earliest scan is the admission, and a later one a conflict, with when and where', async () => {
    const { gated, north, south, ticket } = await twoGates('two')
    const first = aScan(ticket, { scanned_at: inMinutes(-5) })
    expect(await scan(app, north.secret, first)).toEqual([{ key: first.key, outcome: 'admitted', admitted_at: first.scanned_at, gate: 'North' }])
    const second = aScan(ticket, { scanned_at: inMinutes(-4), way: 'code' })
    expect(await scan(app, south.secret, second)).toEqual([{ key: second.key, outcome: 'conflict', admitted_at: first.scanned_at, gate: 'North' }])
    expect(await scansOf(app, gated)).toMatchObject({
      tickets: 1,
      admitted: 1,
      conflicts: [
        {
          key: second.key,
          ticket,
          gate: 'South',
          way: 'code',
          is_admission: false,
          admitted_at: first.scanned_at,
          admitted_gate: 'North',
          holder_name: 'Holder 1',
        },
      ],
    })
  })

  it('that an earlier scan which arrives later takes the admission over', async () => {
    const { gated, north, south, ticket } = await twoGates('later')
    const late = aScan(ticket, { scanned_at: inMinutes(-1) })
    await scan(app, north.secret, late)
    expect(await outcomes(south.secret, aScan(ticket, { scanned_at: inMinutes(-30) }))).toEqual(['admitted'])
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 1, conflicts: [{ key: late.key, gate: 'North', admitted_gate: 'South' }] })
    expect((await listOf(app, north.secret)).scans).toMatchObject([
      { key: late.key, is_admission: false },
      { gate: 'South', is_admission: true },
    ])
    expect(await outcomes(north.secret, late)).toEqual(['conflict'])
  })

  it('the same to the same scan, however often and from wherever it comes', async () => {
    const { gated, north, ticket } = await twoGates('again')
    const one = aScan(ticket)
    const answers = await Promise.all(Array.from({ length: 8 }, () => outcomes(north.secret, one)))
    expect(answers).toEqual(Array(8).fill(['admitted']))
    expect(await outcomes(north.secret, one, one)).toEqual(['admitted', 'admitted'])
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 1, conflicts: [] })
  })

  it('that one of two who bring a ticket at the same moment is the conflict', async () => {
    const { north, south, gated } = await twoGates('at-once', 12)
    const at = inMinutes(-1)
    const all = () => gated.tickets.map((ticket) => aScan(ticket, { scanned_at: at }))
    const [here = [], there = []] = await Promise.all([outcomes(north.secret, ...all()), outcomes(south.secret, ...all().toReversed())])
    const sorted = here.map((outcome, n) => [outcome, there.toReversed()[n]].toSorted())
    expect(sorted).toEqual(Array(12).fill(['admitted', 'conflict']))
  })

  it('that what was counted stays counted when the ticket dies', async () => {
    const { north, ticket } = await twoGates('dies')
    const one = aScan(ticket)
    await scan(app, north.secret, one)
    await query(`update tickets set state = 'void', ended_at = now() where id = $1`, ticket)
    expect(await outcomes(north.secret, one, aScan(ticket))).toEqual(['admitted', 'refused'])
  })

  it('to phones that come back a week after their gate has closed: what they scanned before counts, what they scanned since does not', async () => {
    const { gated, north, south } = await twoGates('closed', 4)
    const [a = 0, b = 0, c = 0, d = 0] = gated.tickets
    await query(`update gate_passes set created_at = now() - interval '7 days', expires_at = now() - interval '6 days 23 hours' where id = $1`, north.pass.id)
    await query(`update gate_passes set created_at = now() - interval '1 hour', revoked_at = now() - interval '10 minutes' where id = $1`, south.pass.id)
    await query(`update events set from_time = now() - interval '8 days', to_time = now() - interval '1 minute' where id = $1`, gated.event)
    const day = 24 * 60
    expect(await outcomes(north.secret, aScan(a, { scanned_at: inMinutes(-7 * day + 10) }), aScan(b))).toEqual(['admitted', 'refused'])
    expect(await outcomes(south.secret, aScan(c, { scanned_at: inMinutes(-11) }), aScan(d, { scanned_at: inMinutes(-9) }))).toEqual(['admitted', 'refused'])
    await query(`update gate_passes set expires_at = now() - interval '7 days 1 minute' where id = $1`, north.pass.id)
    expect((await askToScan(app, north.secret, [aScan(a)])).status).toBe(410)
  })
})

describe('refuses', () => {
  it('tickets that are void, were passed on, or are of another event, and of none', async () => {
    const { gated, north } = await twoGates('bad', 3)
    const other = await makeGatedEvent(app, 'bad-other', 1)
    const [good = 0, dead = 0, passed = 0] = gated.tickets
    await query(`update tickets set state = 'void', ended_at = now() where id = $1`, dead)
    await query(`update tickets set state = 'passed', ended_at = now() where id = $1`, passed)
    const scans = [dead, passed, other.tickets[0] ?? 0, 2_000_000_000, good].map((ticket) => aScan(ticket))
    expect(await outcomes(north.secret, ...(scans as [ScanSent]))).toEqual(['refused', 'refused', 'refused', 'refused', 'admitted'])
    expect((await query('select count(*)::int as n from gate_scans where event = any($1)', [gated.event, other.event])).rows).toEqual([{ n: 1 }])
  })

  it('no scans, too many of them, and times that are none', async () => {
    const { north, ticket } = await twoGates('shapes')
    const statuses = []
    for (const scans of [[], Array.from({ length: 201 }, () => aScan(ticket)), [aScan(ticket, { scanned_at: 'soon' })], [{ ...aScan(ticket), way: 'smell' }]])
      statuses.push((await askToScan(app, north.secret, scans)).status)
    expect(statuses).toEqual([400, 400, 400, 400])
  })

  it('the scans of another seller’s event as those of none', async () => {
    const [mine, theirs] = [await makeGatedEvent(app, 'scans-mine', 0), await makeGatedEvent(app, 'scans-theirs', 0)]
    for (const event of [theirs.event, 2_000_000_000])
      expect((await app.request(`/api/gate/scans/?event_id=${event}`, { headers: as(mine.seller) })).status).toBe(404)
  })
})

describe('guards', () => {
  it('against wrong clocks of phones: a time that cannot be right is ignored, and the scan has the time of its arrival', async () => {
    const { north, south, ticket, gated } = await twoGates('clocks', 3)
    const [, late = 0, closed = 0] = gated.tickets
    const good = aScan(ticket, { scanned_at: inMinutes(-1) })
    await scan(app, south.secret, good)
    const [early] = await scan(
      app,
      north.secret,
      aScan(ticket, { scanned_at: '2001-01-01T00:00:00.000Z' }),
      aScan(late, { scanned_at: '2199-01-01T00:00:00.000Z' }),
    )
    expect(early).toMatchObject({ outcome: 'conflict', admitted_at: good.scanned_at, gate: 'South' })
    const { scans } = await listOf(app, north.secret)
    for (const { scanned_at } of scans.slice(1)) expect(Math.abs(Date.parse(scanned_at) - Date.now())).toBeLessThan(30_000)
    await query(`update gate_passes set expires_at = now() - interval '10 minutes' where id = $1`, north.pass.id)
    expect(await outcomes(north.secret, aScan(closed, { scanned_at: '2199-01-01T00:00:00.000Z' }))).toEqual(['admitted'])
  })

  it('the scans of other gates against a link that was taken back: nothing comes in by it until the event is over', async () => {
    const { gated, north, south } = await twoGates('leaked', 3)
    const [a = 0, b = 0, c = 0] = gated.tickets
    await query(`update gate_passes set created_at = now() - interval '2 hours' where event = $1`, gated.event)
    await scan(app, north.secret, aScan(a))
    await query(`update gate_passes set revoked_at = now() - interval '1 minute' where id = $1`, south.pass.id)
    const before = [a, b, c].map((ticket) => aScan(ticket, { scanned_at: inMinutes(-60) }))
    const response = await askToScan(app, south.secret, before)
    expect([response.status, (await response.json()).code]).toEqual([410, 'link-expired'])
    expect((await listOf(app, north.secret)).scans).toMatchObject([{ ticket: a, gate: 'North', is_admission: true }])
    await query(`update events set from_time = now() - interval '3 hours', to_time = now() - interval '1 minute' where id = $1`, gated.event)
    expect(await outcomes(south.secret, ...(before as [ScanSent]))).toEqual(['admitted', 'admitted', 'admitted'])
  })

  it('the lists of all gates against one that scans a ticket without end', async () => {
    const { gated, north, south, ticket } = await twoGates('endless')
    const [first, ...others] = Array.from({ length: 60 }, () => aScan(ticket))
    expect(await outcomes(north.secret, first as ScanSent, ...others)).toEqual(['admitted', ...Array(59).fill('conflict')])
    expect(await outcomes(north.secret, ...(others as [ScanSent]))).toEqual(Array(59).fill('conflict'))
    expect(await outcomes(south.secret, aScan(ticket, { scanned_at: inMinutes(-5) }))).toEqual(['admitted'])
    expect((await query('select count(*)::int as n from gate_scans where event = $1', gated.event)).rows).toEqual([{ n: 21 }])
  })

  it('a seat against being passed on when a guest has entered with it', async () => {
    const gated = await makeGatedEvent(app, 'entered', 0)
    const buyer = await joinAndLogIn(app, 'entered-buyer')
    const { event, ticket } = await makeShow(app, [{ price: 0 }], { seller: gated.seller.id })
    await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 0))
    const [seat] = await ticketsOf(app, buyer)
    const { secret } = await makeGate(app, { seller: gated.seller, event })
    const { tickets } = await listOf(app, secret)
    await scan(app, secret, aScan(tickets[0]?.id ?? 0))
    const response = await pass(app, buyer, { id: seat?.id ?? 0, holder_name: 'Karim', secret_hash: makeSecret().secret_hash })
    expect([response.status, (await response.json()).code]).toEqual([409, 'bad-state'])
    expect((await listOf(app, secret)).tickets).toEqual(tickets)
  })

  it('against another ticket under the key of a scan', async () => {
    const { north, gated } = await twoGates('keys', 2)
    const [one = 0, other = 0] = gated.tickets
    const first = aScan(one)
    await scan(app, north.secret, first)
    expect(await outcomes(north.secret, { ...first, ticket: other })).toEqual(['refused'])
    expect(await scansOf(app, gated)).toMatchObject({ admitted: 1, conflicts: [] })
  })
})
