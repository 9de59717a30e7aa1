import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { aScan, askForGate, askForList, type GatedEvent, listOf, makeGate, makeGatedEvent, scan } from '#tests/support/server/nouns/gates.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const passesOf = async ({ seller, event }: Pick<GatedEvent, 'seller' | 'event'>) => app.request(`/api/gate/pass/?event_id=${event}`, { headers: as(seller) })
const revoke = (who: SignedInPerson, id: number) => app.request(`/api/gate/pass/${id}/`, { method: 'DELETE', headers: as(who) })

describe('answers', () => {
  it('with a gate and its secret, which is said this once', async () => {
    const gated = await makeGatedEvent(app, 'once', 1)
    const { pass, secret } = await makeGate(app, gated, { hours: 5 })
    expect(secret).toMatch(/^[\w-]{32}$/)
    expect(pass).toMatchObject({ label: 'North', is_revoked: false, last_seen_at: null, admitted: 0 })
    expect(Date.parse(pass.expires_at) - Date.parse(pass.created_at)).toBe(5 * 3_600_000)
    const listed = await (await passesOf(gated)).text()
    expect(JSON.parse(listed)).toEqual([pass])
    expect(listed).not.toContain(secret)
  })

  it('with what each gate has let in, and when it was last seen', async () => {
    const gated = await makeGatedEvent(app, 'seen', 2)
    const [north, south] = [await makeGate(app, gated, 'North'), await makeGate(app, gated, 'South')]
    const [first = 0, second = 0] = gated.tickets
    await scan(app, north.secret, aScan(first), aScan(second))
    await scan(app, south.secret, aScan(first))
    const passes = await (await passesOf(gated)).json()
    expect(passes).toMatchObject([
      { label: 'South', admitted: 0 },
      { label: 'North', admitted: 2 },
    ])
    expect(passes[0].last_seen_at).not.toBeNull()
  })

  it('that a gate is over as soon as its seller ends it, with what it has scanned', async () => {
    const gated = await makeGatedEvent(app, 'ended', 1)
    const { pass, secret } = await makeGate(app, gated)
    await scan(app, secret, aScan(gated.tickets[0] ?? 0))
    expect(await (await revoke(gated.seller, pass.id)).json()).toMatchObject([{ id: pass.id, is_revoked: true, admitted: 1 }])
    const response = await askForList(app, secret)
    expect([response.status, (await response.json()).code]).toEqual([410, 'link-expired'])
    expect((await revoke(gated.seller, pass.id)).status).toBe(200)
  })
})

describe('refuses', () => {
  it('gates of another seller’s event as of one that is not there', async () => {
    const [mine, theirs] = [await makeGatedEvent(app, 'mine', 0), await makeGatedEvent(app, 'theirs', 0)]
    const { pass, secret } = await makeGate(app, theirs)
    for (const event_id of [theirs.event, 2_000_000_000]) {
      const made = await askForGate(app, mine.seller, { event_id, label: 'Mine' })
      expect([made.status, (await passesOf({ seller: mine.seller, event: event_id })).status]).toEqual([404, 404])
    }
    expect([(await revoke(mine.seller, pass.id)).status, (await revoke(mine.seller, 2_000_000_000)).status]).toEqual([404, 404])
    expect((await askForList(app, secret)).status).toBe(200)
  })

  it('a gate without a name, for longer than three days, and of an event that was called off', async () => {
    const gated = await makeGatedEvent(app, 'wrong', 0)
    const ask = async (over: object) => (await askForGate(app, gated.seller, { event_id: gated.event, label: 'North', ...over })).status
    expect([await ask({ label: ' ' }), await ask({ hours: 73 }), await ask({ hours: 0 })]).toEqual([400, 400, 400])
    await app.database.pool.query('update events set called_off_at = now() where id = $1', [gated.event])
    const response = await askForGate(app, gated.seller, { event_id: gated.event, label: 'North' })
    expect([response.status, (await response.json()).code]).toEqual([409, 'event-closed'])
  })
})

describe('guards', () => {
  it('an event against more than thirty gates at work, also when they are made at once', async () => {
    const gated = await makeGatedEvent(app, 'many', 0)
    const made = await Promise.all(Array.from({ length: 34 }, (_, n) => askForGate(app, gated.seller, { event_id: gated.event, label: `Gate ${n}` })))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(30)
    const refused = made.find(({ status }) => status !== 200)
    expect(await refused?.json()).toMatchObject({ code: 'bad-input', fields: { label: 'too-many' } })
    const [pass] = await (await passesOf(gated)).json()
    await revoke(gated.seller, pass.id)
    expect((await askForGate(app, gated.seller, { event_id: gated.event, label: 'One more' })).status).toBe(200)
  })

  it('the secret: the database has its hash alone, and the log has neither', async () => {
    const gated = await makeGatedEvent(app, 'secret', 1)
    const { secret } = await makeGate(app, gated)
    await listOf(app, secret)
    const { rows } = await app.database.pool.query('select row_to_json(g)::text as row from gate_passes g where event = $1', [gated.event])
    expect(rows[0].row).not.toContain(secret)
    expect(JSON.stringify(app.logged)).not.toContain(secret)
  })
})
