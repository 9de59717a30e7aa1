import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeviceSession } from '#contract/accounts/sessions.ts'
import { sessions } from '#server/db/tables/accounts.ts'
import { tidyAccounts } from '#server/features/accounts/ending/tidy-accounts.ts'
import { endSessions } from '#server/features/accounts/sessions/end-sessions.ts'
import { useApp } from '#tests/support/server/app.ts'
import { as, join, joinAndLogIn, logIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const list = async (person: SignedInPerson): Promise<DeviceSession[]> => (await app.request('/api/account/sessions/', { headers: as(person) })).json()
const end = (person: SignedInPerson, id: string) => app.request(`/api/account/sessions/${id}/`, { method: 'DELETE', headers: as(person) })
const endOthers = (person: SignedInPerson) => app.request('/api/account/other_sessions/', { method: 'DELETE', headers: as(person) })
const currentId = async (person: SignedInPerson) => (await list(person)).find(({ is_current }) => is_current)?.id ?? ''
const canGoOn = async ({ cookies }: SignedInPerson) => (await post(app, '/api/auth/refresh/', { headers: { cookie: cookies } })).status === 200

describe('answers', () => {
  it('the devices of the account, the latest used first, and which one asks', async () => {
    const person = await join(app, 'three.devices')
    const old = await logIn(app, person)
    const phone = await logIn(app, person)
    await post(app, '/api/auth/refresh/', { headers: { cookie: old.cookies } })
    const found = await list(phone)
    expect(found.map(({ is_current }) => is_current)).toEqual([false, true])
    expect(found[0]).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      is_current: false,
      device: '',
      created_at: expect.any(String),
      last_used_at: expect.any(String),
    })
  })

  it('what the browser said of itself, cut', async () => {
    const person = await joinAndLogIn(app, 'long.browser')
    const headers = { 'user-agent': `<script>alert(1)</script>${'x'.repeat(500)}` }
    const { access } = await (await post(app, '/api/auth/login/', { body: { username: person.username, password: person.password }, headers })).json()
    const [latest] = await list({ ...person, access })
    expect(latest?.device).toHaveLength(200)
    expect(latest?.device).toMatch(/^<script>/)
  })

  it('with the end of one device', async () => {
    const here = await joinAndLogIn(app, 'ends.one')
    const there = await logIn(app, here)
    expect(await (await end(here, await currentId(there))).json()).toEqual({ ok: true })
    expect(await canGoOn(there)).toBe(false)
    expect((await endOthers(there)).status).toBe(401)
    expect(await canGoOn(here)).toBe(true)
  })

  it('with the end of this device', async () => {
    const here = await joinAndLogIn(app, 'ends.itself')
    expect((await end(here, await currentId(here))).status).toBe(200)
    expect((await endOthers(here)).status).toBe(401)
    expect(await canGoOn(here)).toBe(false)
  })

  it('with the end of all other sessions', async () => {
    const here = await joinAndLogIn(app, 'ends.others')
    const others = [await logIn(app, here), await logIn(app, here)]
    expect(await (await endOthers(here)).json()).toEqual({ ended: 2 })
    for (const other of others) expect(await canGoOn(other)).toBe(false)
    expect(await (await endOthers(here)).json()).toEqual({ ended: 0 })
    expect(await canGoOn(here)).toBe(true)
  })
})

describe('refuses', () => {
  it('another user’s session in the same words as one that is not there', async () => {
    const mine = await joinAndLogIn(app, 'not.yours')
    const yours = await joinAndLogIn(app, 'not.mine')
    const answers = []
    for (const id of [await currentId(yours), 'a'.repeat(22), "' or 1=1", '__proto__']) {
      const response = await end(mine, encodeURIComponent(id))
      const { request_id: _, ...body } = await response.json()
      answers.push([response.status, body])
    }
    expect(answers[0]).toEqual([404, { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' }])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await canGoOn(yours)).toBe(true)
  })

  it('a number longer than any, and one with NUL', async () => {
    const person = await joinAndLogIn(app, 'odd.numbers')
    expect((await end(person, 'a'.repeat(65))).status).toBe(400)
    expect((await end(person, '%00')).status).toBe(400)
  })

  it('a caller who is not signed in', async () => {
    expect((await app.request('/api/account/sessions/')).status).toBe(401)
    expect((await app.request('/api/account/sessions/x/', { method: 'DELETE' })).status).toBe(401)
    expect((await app.request('/api/account/other_sessions/', { method: 'DELETE' })).status).toBe(401)
  })
})

describe('guards', () => {
  it('other users’ sessions when an account ends its own', async () => {
    const mine = await joinAndLogIn(app, 'only.mine')
    const yours = await joinAndLogIn(app, 'and.yours')
    await endOthers(mine)
    expect(await endSessions(app.database.db, mine.id)).toBe(1)
    expect(await canGoOn(yours)).toBe(true)
    expect(await list(yours)).toHaveLength(1)
  })

  it('the session that is named when all others end', async () => {
    const here = await joinAndLogIn(app, 'spared.one')
    await logIn(app, here)
    expect(await endSessions(app.database.db, here.id, await currentId(here))).toBe(1)
    expect(await canGoOn(here)).toBe(true)
  })

  it('tables from filling with expired rows, and removes no others', async () => {
    const gone = await joinAndLogIn(app, 'long.gone')
    const here = await joinAndLogIn(app, 'still.here')
    await post(app, '/api/auth/login/', { body: { username: 'still.here', password: 'wrong' } })
    const { pool, db } = app.database
    await pool.query(`update sessions set expires_at = now() - interval '1 minute' where user_id = $1`, [gone.id])
    await pool.query(`update known_devices set last_seen_at = now() - interval '401 days' where user_id = $1`, [gone.id])
    await pool.query(`insert into login_failures values ('old', '', 7, now() - interval '25 hours')`)
    await pool.query(`insert into rate_limits values ('old', 1, 1000)`)
    await pool.query(
      `insert into security_events (kind, at) values ('sign-in-failed', now() - interval '31 days'), ('password-changed', now() - interval '31 days'),
      ('password-changed', now() - interval '401 days')`,
    )
    await tidyAccounts(db)
    const { rows: old } = await pool.query(`select kind, at > now() - interval '400 days' as recent from security_events where at < now() - interval '30 days'`)
    expect(old).toEqual([{ kind: 'password-changed', recent: true }])
    expect(await db.select().from(sessions).where(eq(sessions.user_id, gone.id))).toEqual([])
    const { rows } = await pool.query(
      `select
      (select count(*) from known_devices where user_id = $1) as gone, (select count(*) from known_devices where user_id = $2) as here,
      (select count(*) from login_failures where name_hash = 'old') as old, (select count(*) from login_failures) as failures,
      (select count(*) from rate_limits where key = 'old') as limit, (select count(*) from rate_limits) as limits`,
      [gone.id, here.id],
    )
    expect(rows[0]).toMatchObject({ gone: 0, here: 1, old: 0, failures: 1, limit: 0, limits: expect.toSatisfy((count: number) => count > 0) })
    expect(await canGoOn(here)).toBe(true)
  })
})
