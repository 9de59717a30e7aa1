import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { as, joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
/** Counts requests. */
const limited = useApp({ settings: { rate_per_minute: 100_000 } })
const exportOf = async (person: SignedInPerson, { request } = app) => request('/api/account/export/', { headers: as(person) })
const SHOP = {
  full_name: 'Lila Stage',
  slug: 'lila-stage',
  profession: 'Singer',
  division: 'Dhaka',
  district: 'Dhaka',
  languages: ['বাংলা'],
  skills: [],
  about: '',
}

describe('answers', () => {
  it('with everything about the person', async () => {
    const lila = await joinAndLogIn(app, 'lila', { google_sub: 'google-of-lila' })
    expect((await post(app, '/api/account/seller/', { body: SHOP, headers: as(lila) })).status).toBe(200)
    const event = await makeEvent(app.database.db, { seller: lila.id, title: 'Songs of rain' })
    await makeEvent(app.database.db, { seller: lila.id, title: 'Taken off', is_active: false })
    await app.database.pool.query(
      `insert into mail_links (token_hash, user_id, purpose, email, expires_at) values ('canary-hash', $1, 'verify-email', $2, now())`,
      [lila.id, lila.email],
    )
    await app.database.pool.query(`insert into uploads (key, user_id, bytes, look_at) values ('events/of-lila.webp', $1, 9, now())`, [lila.id])
    const response = await exportOf(lila)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toMatchObject({
      exported_at: expect.stringMatching(/Z$/),
      account: { id: lila.id, username: 'lila', email: lila.email, seller_slug: 'lila-stage' },
      google_account: 'google-of-lila',
      buyer: { id: expect.any(Number) },
      seller: { full_name: 'Lila Stage', languages: ['বাংলা'] },
      events: [
        { title: 'Taken off', is_active: false },
        { id: event, title: 'Songs of rain' },
      ],
      pictures: [{ key: 'events/of-lila.webp', bytes: 9 }],
      sessions: [{ remember: true, device: expect.any(String) }],
      known_devices: 1,
      mail_links: [{ purpose: 'verify-email', email: lila.email }],
      security_events: [{ kind: 'seller-opened' }, { kind: 'signed-in' }],
    })
  })

  it('a note of it, which is in the next one', async () => {
    const mina = await joinAndLogIn(app, 'mina')
    await exportOf(mina)
    const { security_events } = await (await exportOf(mina)).json()
    expect(security_events[0]).toMatchObject({ kind: 'account-exported', by: 'person' })
  })
})

describe('refuses', () => {
  it('the eleventh within an hour, and notes no more; others are not held up', async () => {
    const eager = await joinAndLogIn(limited, 'eager')
    for (let asked = 0; asked < 10; asked += 1) expect((await exportOf(eager, limited)).status).toBe(200)
    const refused = await exportOf(eager, limited)
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    const { rowCount } = await limited.database.pool.query(`select 1 from security_events where kind = 'account-exported' and user_id = $1`, [eager.id])
    expect(rowCount).toBe(10)
    expect((await exportOf(await joinAndLogIn(limited, 'patient'), limited)).status).toBe(200)
  })
})

describe('guards', () => {
  it('secrets, and all data of other users', async () => {
    const nila = await joinAndLogIn(app, 'nila')
    const omar = await joinAndLogIn(app, 'omar')
    await makeEvent(app.database.db, { seller: omar.id, title: 'canary-event' })
    const text = await (await exportOf(nila)).text()
    const { rows } = await app.database.pool.query<{ secret: string }>(
      `select token_hash as secret from sessions union select password_hash from users where password_hash is not null
       union select mark_hash from known_devices union select token_hash from mail_links`,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { secret } of rows) expect(text).not.toContain(secret)
    for (const word of ['omar', 'canary', 'argon', 'hash']) expect(text).not.toContain(word)
  })
})
