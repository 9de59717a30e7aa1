import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { verifyTicket } from '#device/gate/ticket-check.ts'
import { doorOfGates } from '#server/features/events/gate/gate-door.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aScan, askForList, inMinutes, listOf, makeGate, makeGatedEvent, scan, sell } from '#tests/support/server/nouns/gates.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { makeSecret, pass, ticketsOf } from '#tests/support/server/orders/paid-order.ts'
import { joinAndLogIn, post } from '#tests/support/server/people.ts'

const app = useApp()

describe('answers', () => {
  it('with the event, the kinds, every ticket and the service’s time', async () => {
    const gated = await makeGatedEvent(app, 'whole', 3)
    const { secret, pass: made } = await makeGate(app, gated)
    const list = await listOf(app, secret)
    expect(list).toMatchObject({ label: 'North', expires_at: made.expires_at, is_whole: true, scans: [], kinds: [{ id: gated.kind, title: 'Floor' }] })
    expect(list.event).toMatchObject({ event_id: gated.event, is_called_off: false })
    expect(list.tickets.map(({ id }) => id)).toEqual(gated.tickets)
    expect(list.tickets[0]).toMatchObject({ holder_name: 'Holder 1', event_ticket: gated.kind, state: 'valid' })
    expect(Math.abs(Date.parse(list.server_time) - Date.now())).toBeLessThan(60_000)
  })

  it('with the ticket that a QR code names by its own id, and with the one before it as passed on', async () => {
    const gated = await makeGatedEvent(app, 'passing', 0)
    const buyer = await joinAndLogIn(app, 'passing-buyer')
    const { event, ticket } = await makeShow(app, [{ price: 0, title: 'Stage' }], { seller: gated.seller.id })
    await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 0))
    const [before] = await ticketsOf(app, buyer)
    const { secret } = await makeGate(app, { seller: gated.seller, event })
    const { secret_hash } = makeSecret()
    await pass(app, buyer, { id: before?.id ?? 0, holder_name: 'Karim', secret_hash })
    const { tickets } = await listOf(app, secret)
    expect(tickets).toMatchObject([
      { state: 'passed', holder_name: before?.holder_name, code: before?.code },
      { state: 'valid', holder_name: 'Karim' },
    ])
    const claim = await verifyTicket(before?.qr ?? '', await (await app.request('/api/event_ticket/keys/')).json())
    expect(claim).toMatchObject({ ticket: tickets[0]?.id, event })
  })

  it('with what changed since: new tickets, dead ones, and all scans of tickets that were scanned since', async () => {
    const gated = await makeGatedEvent(app, 'changes', 4)
    const [early = 0, late = 0, dead = 0] = gated.tickets
    const { secret } = await makeGate(app, gated)
    await scan(app, secret, aScan(early), aScan(late, { scanned_at: inMinutes(-1) }))
    const query = (text: string, ...values: unknown[]) => app.database.pool.query(text, values)
    await query(`update tickets set created_at = now() - interval '10 minutes' where event = $1`, gated.event)
    await query(`update gate_scans set received_at = now() - interval '10 minutes' where event = $1`, gated.event)
    const { server_time } = await listOf(app, secret)
    expect(await listOf(app, secret, server_time)).toMatchObject({ is_whole: false, tickets: [], scans: [] })
    await query(`update tickets set state = 'void', ended_at = now() where id = $1`, dead)
    const [sold] = await sell(app, gated.event, { kind: gated.kind, sold: 1 })
    await scan(app, secret, aScan(late, { scanned_at: inMinutes(-2) }))
    const changes = await listOf(app, secret, server_time)
    expect(changes.tickets.map(({ id, state }) => [id, state])).toEqual([
      [dead, 'void'],
      [sold, 'valid'],
    ])
    expect(changes.scans.map(({ ticket, is_admission }) => [ticket, is_admission])).toEqual([
      [late, false],
      [late, true],
    ])
  })

  it('compressed to a client that accepts it: a list is long', async () => {
    const gated = await makeGatedEvent(app, 'compressed', 200)
    const { secret } = await makeGate(app, gated)
    const ask = (encoding: string) => post(app, '/api/gate/list/', { body: { secret }, headers: { 'accept-encoding': encoding } })
    const [plain, small] = [await ask('identity'), await ask('br')]
    expect([plain.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual([null, 'br'])
    const [whole, bytes] = [await plain.text(), Buffer.from(await small.arrayBuffer())]
    expect(bytes.length).toBeLessThan(whole.length / 3)
    expect(JSON.parse(brotliDecompressSync(bytes).toString()).tickets).toEqual(JSON.parse(whole).tickets)
    expect(small.headers.get('cache-control')).toBe('no-store')
  })

  it('with what is begun before an answer and ended after it in the next one', async () => {
    const gated = await makeGatedEvent(app, 'overlap', 1)
    const { secret } = await makeGate(app, gated)
    const client = await app.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(`update tickets set state = 'void', ended_at = now() where event = $1`, [gated.event])
      const { server_time, tickets } = await listOf(app, secret)
      expect(tickets).toMatchObject([{ state: 'valid' }])
      await client.query('commit')
      expect((await listOf(app, secret, server_time)).tickets).toMatchObject([{ state: 'void' }])
    } finally {
      client.release()
    }
  })
})

describe('refuses', () => {
  it('a secret that no gate has, one that has expired and one that was taken back, all in the same words', async () => {
    const gated = await makeGatedEvent(app, 'over', 1)
    const [expired, revoked] = [await makeGate(app, gated), await makeGate(app, gated)]
    await app.database.pool.query(`update gate_passes set expires_at = now() where id = $1`, [expired.pass.id])
    await app.database.pool.query(`update gate_passes set revoked_at = now() where id = $1`, [revoked.pass.id])
    for (const secret of ['x'.repeat(32), expired.secret, revoked.secret]) {
      const response = await askForList(app, secret)
      expect([response.status, (await response.json()).code]).toEqual([410, 'link-expired'])
    }
    expect((await askForList(app, 'short')).status).toBe(400)
  })
})

describe('guards', () => {
  it.each([
    ['2026-02-30T00:00:00Z', 200],
    ['0000-01-01T00:00:00Z', 200],
    ['2026-01-01T00:00:00+23:59', 200],
    ['2026-01-01T00:00:00+99:99', 400],
  ])('a list against %s, which is no time to the database', async (since, status) => {
    const gated = await makeGatedEvent(app, `since-${since.replace(/\D/g, '').slice(4)}`, 1)
    const { secret } = await makeGate(app, gated)
    expect((await askForList(app, secret, since)).status).toBe(status)
  })

  it('gates against being guessed: after sixty misses an address waits; other addresses and valid gates do not', async () => {
    const gated = await makeGatedEvent(app, 'guessed-gate', 0)
    const { secret } = await makeGate(app, gated)
    const enter = doorOfGates(true)
    const knock = (text: string, address: string) =>
      enter(app.database.db, { secret: text, address }).then(
        () => 'open',
        (error: { code?: string }) => error.code,
      )
    const misses: unknown[] = []
    for (let n = 0; n < 60; n++) misses.push(await knock(makeSecret().secret, '203.0.113.7'))
    expect(new Set(misses)).toEqual(new Set(['link-expired']))
    expect([await knock(makeSecret().secret, '203.0.113.7'), await knock(makeSecret().secret, '203.0.113.8')]).toEqual(['too-many-requests', 'link-expired'])
    expect([await knock(secret, '203.0.113.7'), await knock(secret, '203.0.113.8')]).toEqual(['open', 'open'])
  })

  it('what other events sold: their tickets and scans are in no list but their own', async () => {
    const [mine, theirs] = [await makeGatedEvent(app, 'list-mine', 1), await makeGatedEvent(app, 'list-theirs', 2)]
    const [here, there] = [await makeGate(app, mine), await makeGate(app, theirs)]
    await scan(app, there.secret, ...theirs.tickets.map((ticket) => aScan(ticket)))
    const list = await listOf(app, here.secret)
    expect([list.tickets.map(({ id }) => id), list.scans]).toEqual([mine.tickets, []])
  })
})
