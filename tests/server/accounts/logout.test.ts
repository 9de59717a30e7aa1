import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeviceSession } from '#contract/accounts/sessions.ts'
import { security_events, sessions } from '#server/db/tables/accounts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { as, cookiesAfter, joinAndLogIn, logIn, post } from '#tests/support/server/people.ts'

/** Stands still: what memory holds is believed as long as it may be. */
const clock = { ms: 0 }
const app = useApp({ clock: () => clock.ms })
const logOut = (cookies?: string) => post(app, '/api/auth/logout/', { headers: cookies ? { cookie: cookies } : {} })
const refresh = (cookies: string) => post(app, '/api/auth/refresh/', { headers: { cookie: cookies } })

describe('answers', () => {
  it('with the end of the session and an empty cookie, while the mark of the browser stays', async () => {
    const person = await joinAndLogIn(app, 'leaves')
    const response = await logOut(person.cookies)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
    expect(response.headers.getSetCookie()).toEqual(['__Host-rt=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0'])
    expect(cookiesAfter(response, person.cookies)).toMatch(/^__Host-dv=/)
    expect((await refresh(person.cookies)).status).toBe(401)
    const events = await app.database.db.select().from(security_events).where(eq(security_events.user_id, person.id)).orderBy(security_events.id)
    expect(events.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-out'])
  })

  it('also when there is nothing to end', async () => {
    const person = await joinAndLogIn(app, 'leaves.twice')
    expect((await logOut(person.cookies)).status).toBe(200)
    for (const cookies of [person.cookies, undefined, '__Host-rt=nonsense']) expect((await logOut(cookies)).status).toBe(200)
  })

  it('to a browser whose last refresh got lost', async () => {
    const person = await joinAndLogIn(app, 'lost.then.left')
    const successor = cookiesAfter(await refresh(person.cookies), person.cookies)
    expect((await logOut(person.cookies)).status).toBe(200)
    expect((await refresh(successor)).status).toBe(401)
  })
})

describe('guards', () => {
  it('against requests of the ended session: writes and reads are refused at once', async () => {
    const person = await joinAndLogIn(app, 'no.more')
    const read = () => app.request('/api/account/sessions/', { headers: as(person) })
    expect((await read()).status).toBe(200)
    await logOut(person.cookies)
    expect((await read()).status).toBe(401)
    expect((await app.request('/api/account/other_sessions/', { method: 'DELETE', headers: as(person) })).status).toBe(401)
  })

  it.each([
    ['all others', 'other_sessions'],
    ['one of them', 'sessions'],
  ])('against requests of sessions that were ended from another device: %s', async (_which, path) => {
    const here = await joinAndLogIn(app, `ends.${path}`)
    const there = await logIn(app, here)
    const read = async () => app.request('/api/account/sessions/', { headers: as(there) })
    const list: DeviceSession[] = await (await read()).json()
    const id = path === 'sessions' ? `${list.find(({ is_current }) => is_current)?.id}/` : ''
    expect((await app.request(`/api/account/${path}/${id}`, { method: 'DELETE', headers: as(here) })).status).toBe(200)
    expect((await read()).status).toBe(401)
  })

  it('against requests of a session that a spent token ended', async () => {
    const person = await joinAndLogIn(app, 'spent.token')
    const read = () => app.request('/api/account/sessions/', { headers: as(person) })
    expect((await read()).status).toBe(200)
    const next = cookiesAfter(await refresh(person.cookies), person.cookies)
    await refresh(next)
    expect((await refresh(person.cookies)).status).toBe(401)
    expect((await read()).status).toBe(401)
  })

  it('against requests of the session before, after another sign-in in the same browser', async () => {
    const person = await joinAndLogIn(app, 'signs.in.again')
    const read = () => app.request('/api/account/sessions/', { headers: as(person) })
    expect((await read()).status).toBe(200)
    await logIn(app, person, { cookies: person.cookies })
    expect((await read()).status).toBe(401)
  })

  it('a session that another process has ended from writing at once, and from reading within a minute', async () => {
    const person = await joinAndLogIn(app, 'ended.elsewhere')
    const read = () => app.request('/api/account/sessions/', { headers: as(person) })
    expect((await read()).status).toBe(200)
    await app.database.db.delete(sessions).where(eq(sessions.user_id, person.id))
    expect((await read()).status).toBe(200)
    clock.ms += 60_000
    expect((await read()).status).toBe(401)
  })

  it('writes by asking the database instead of the cache', async () => {
    const person = await joinAndLogIn(app, 'writes.elsewhere')
    expect((await app.request('/api/account/sessions/', { headers: as(person) })).status).toBe(200)
    await app.database.db.delete(sessions).where(eq(sessions.user_id, person.id))
    expect((await app.request('/api/account/other_sessions/', { method: 'DELETE', headers: as(person) })).status).toBe(401)
  })

  it('other sessions of the account', async () => {
    const person = await joinAndLogIn(app, 'stays.elsewhere')
    const other = await logIn(app, person)
    await logOut(person.cookies)
    expect((await refresh(other.cookies)).status).toBe(200)
  })
})
