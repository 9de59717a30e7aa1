import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { findRunning } from '#server/db/embedded/beside.ts'
import { migrate } from '#server/db/migrate.ts'
import { security_events, sessions, users } from '#server/db/tables/accounts.ts'
import { events } from '#server/db/tables/events.ts'
import { openStaffDesk, type StaffDesk } from '#server/staff-desk.ts'
import { useApp } from '#tests/support/server/app.ts'
import { COMPILED_ONCE } from '#tests/support/server/app-process.ts'
import { apply } from '#tests/support/server/nouns/applying.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeShow, orderBody, place, send } from '#tests/support/server/orders/orders.ts'
import { as, join, joinAndLogIn, logIn, post, TEST_PASSWORD } from '#tests/support/server/people.ts'

const TASK = resolve(import.meta.dirname, '../../../src/tasks/account.ts')
/** Starts of processes, on a machine that may have much to do. */
const PROCESSES_MS = 60_000
const app = useApp()
const { request, database } = app
let desk: StaffDesk
beforeAll(async () => {
  desk = await openStaffDesk({ database_url: database.url, data_folder: '/nowhere' })
})
afterAll(() => desk.close())

/** Runs the command as a person does. */
const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; errors: string }>((done) => {
    const child = execFile(
      process.execPath,
      [TASK, ...args],
      { env: { PATH: process.env.PATH, ...COMPILED_ONCE, DATABASE_URL: database.url, ...env } },
      (_, out, errors) => done({ code: child.exitCode ?? -1, out, errors }),
    )
  })
const eventsOf = async (id: number) =>
  (await database.db.select().from(security_events).where(eq(security_events.user_id, id))).map(({ kind, by }) => `${kind} by ${by}`)

describe('answers', () => {
  it('a lock of an employer: applications are refused, and the owner opens the jobs again when it is lifted', async () => {
    const boss = await joinAsSeller(app, 'locked-boss')
    const job = await makeJob(database.db, { employer: boss.id })
    await desk.lock('locked-boss')
    const shown = async () => (await request(`/api/job_post/${job}/`)).json()
    expect(await shown()).toMatchObject({ is_open: false, is_closed: true })
    expect((await apply(app, await joinAndLogIn(app, 'hopeful'), { job })).status).toBe(409)
    await desk.unlock('locked-boss')
    expect(await shown()).toMatchObject({ is_closed: true })
  })

  it('a lock of a seller: the events leave the lists and cannot be ordered, until their owner puts them back on', async () => {
    const seller = await joinAsSeller(app, 'locked-seller')
    const { event, ticket } = await makeShow(app, [{ price: 100 }], { seller: seller.id, title: 'Jatra without an owner' })
    const buyer = await joinAndLogIn(app, 'too-late')
    const body = orderBody([{ event_ticket: ticket, quantity: 1 }], 100)
    expect((await place(app, buyer, body)).status).toBe(200)
    await desk.lock('locked-seller')
    const listed = async () => (await (await request('/api/event/?search=jatra')).json()).map(({ id }: { id: number }) => id)
    expect(await listed()).toEqual([])
    expect(await (await request('/sitemap.xml')).text()).not.toContain(`/eventdetails/${event}<`)
    const refused = await place(app, buyer, body)
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'event-closed'])

    await desk.unlock('locked-seller')
    expect(await listed()).toEqual([])
    const again = { ...seller, access: (await logIn(app, seller)).access }
    expect((await send(app, again, { path: `/api/event/${event}/active/`, body: { is_active: true } })).status).toBe(200)
    expect(await listed()).toEqual([event])
  })

  it('a lock that meets an event being posted: it waits, and takes that off as well', async () => {
    const seller = await joinAsSeller(app, 'quick-seller')
    const holding = await database.pool.connect()
    try {
      await holding.query('begin')
      await holding.query('select 1 from users where id = $1 for key share', [seller.id])
      const locking = desk.lock('quick-seller')
      await wait(200)
      const event = await makeEvent(database.db, { seller: seller.id })
      await holding.query('commit')
      await locking
      const [row] = await database.db.select({ is_active: events.is_active }).from(events).where(eq(events.id, event))
      expect(row).toEqual({ is_active: false })
    } finally {
      holding.release()
    }
  })

  it('a lock: sessions end at once, the owner cannot sign in, and may again when it is lifted', async () => {
    const person = await joinAndLogIn(app, 'locked-one')
    const other = await joinAndLogIn(app, 'left-alone')
    expect(await desk.lock('Locked-One')).toBe('locked-one is locked; 1 session was ended.')
    expect(await database.db.select().from(sessions).where(eq(sessions.user_id, person.id))).toEqual([])
    const write = await request('/api/account/', {
      method: 'PATCH',
      headers: { ...as(person), 'content-type': 'application/json' },
      body: JSON.stringify({ full_name: 'Still here' }),
    })
    expect(write.status).toBe(401)
    const refused = await post(app, '/api/auth/login/', { body: { username: 'locked-one', password: TEST_PASSWORD } })
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'wrong-login'])
    expect((await post(app, '/api/auth/refresh/', { headers: { cookie: person.cookies } })).status).toBe(401)
    expect((await request('/api/account/', { headers: as(other) })).status).toBe(200)

    expect(await desk.unlock('locked-one')).toBe('locked-one is unlocked.')
    expect((await post(app, '/api/auth/login/', { body: { username: 'locked-one', password: TEST_PASSWORD } })).status).toBe(200)
    const events = await eventsOf(person.id)
    expect(events).toContain('account-locked by staff')
    expect(events).toContain('account-unlocked by staff')
  })

  it('what is so already, and changes and records nothing', async () => {
    const { id } = await join(app, 'as-it-is')
    expect(await desk.unlock('as-it-is')).toBe('as-it-is was not locked.')
    expect(await desk.revokeStaff('as-it-is')).toBe('as-it-is was an ordinary account already.')
    expect(await eventsOf(id)).toEqual([])
    await desk.lock('as-it-is')
    expect(await desk.lock('as-it-is')).toBe('as-it-is was locked already.')
    expect(await eventsOf(id)).toEqual(['account-locked by staff'])
  })

  it('the rights of staff, given and taken', async () => {
    const { id } = await join(app, 'new-staff')
    const isStaff = async () => (await database.db.select().from(users).where(eq(users.id, id)))[0]?.is_staff
    expect(await desk.grantStaff('new-staff')).toBe('new-staff is an account of staff now.')
    expect(await isStaff()).toBe(true)
    expect(await desk.revokeStaff('new-staff')).toBe('new-staff is an ordinary account now.')
    expect(await isStaff()).toBe(false)
    expect(await eventsOf(id)).toEqual(['staff-granted by staff', 'staff-revoked by staff'])
  })

  it('the log of an account, readable and without its owner’s secrets', async () => {
    const person = await joinAndLogIn(app, 'with-a-log')
    await post(app, '/api/auth/login/', { body: { username: 'with-a-log', password: 'a wrong guess' } })
    await desk.lock('with-a-log')
    const text = await desk.readLog('with-a-log')
    const lines = text.split('\n')
    expect(lines[0]).toBe(`with-a-log (account ${person.id}, locked)`)
    expect(lines.at(-1)).toMatch(/^ {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}account-locked +by staff {2}sessions 1$/)
    expect(text).toMatch(/signed-in +by person/)
    for (const canary of [person.email, person.access, TEST_PASSWORD, 'a wrong guess']) expect(text).not.toContain(canary)
    const { id } = await join(app, 'quiet')
    expect(await desk.readLog(`#${id}`)).toMatch(/^quiet /)
    expect(await desk.readLog(`deleted#${id}`)).toMatch(/^quiet /)
    expect(await desk.readLog('quiet')).toMatch(/^quiet \(account \d+\): nothing is on record\.$/)
  })

  it(
    'at the terminal',
    async () => {
      await join(app, 'from-outside')
      expect(await run(['lock', 'from-outside'])).toMatchObject({ code: 0, out: 'from-outside is locked; 0 sessions were ended.\n' })
      expect((await run(['log', 'from-outside'])).out).toContain('account-locked')
      expect(await run(['help'])).toMatchObject({ code: 0, out: expect.stringContaining('grant-staff <username>') })
    },
    PROCESSES_MS,
  )
})

describe('refuses', () => {
  it(
    'a name that no account has, an unknown command, and no name at all',
    async () => {
      await expect(desk.lock('not-here')).rejects.toThrow('Nobody is called not-here.')
      expect(await run(['lock', 'not-here'])).toMatchObject({ code: 1, errors: 'Nobody is called not-here.\n' })
      expect(await run(['constructor', 'x'])).toMatchObject({ code: 1, errors: expect.stringContaining('There is no command "constructor"') })
      expect(await run(['lock'])).toMatchObject({ code: 1, errors: expect.stringContaining('lock wants a username') })
    },
    PROCESSES_MS,
  )

  it('to lock a deleted account or make it staff', async () => {
    const { id } = await join(app, 'long-gone')
    await database.db.update(users).set({ deleted_at: new Date().toISOString() }).where(eq(users.id, id))
    expect(await desk.lock('long-gone')).toContain('was deleted')
    expect(await desk.grantStaff('long-gone')).toContain('was deleted')
    expect(await eventsOf(id)).toEqual([])
  })
})

describe('guards', () => {
  const folder = joinPath(tmpdir(), `hatkhola-staff-${randomBytes(6).toString('hex')}`)
  let server: Database | undefined
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it(
    'a server at work: staff come in beside it by the embedded database, and it goes on',
    async () => {
      expect(await findRunning(folder)).toBeUndefined()
      server = await openDatabase({ dataFolder: folder, label: 'hatkhola test server', log: () => undefined, fast: true })
      await migrate(server)
      await join({ database: server }, 'embedded-person')
      const env = { DATABASE_URL: '', HATKHOLA_DATA: folder }
      expect(await run(['grant-staff', 'embedded-person'], env)).toMatchObject({ code: 0, out: 'embedded-person is an account of staff now.\n', errors: '' })
      const [row] = await server.db.select().from(users).where(eq(users.username, 'embedded-person'))
      expect(row?.is_staff).toBe(true)
    },
    PROCESSES_MS,
  )

  it(
    'a database at rest: it runs as long as staff work on it',
    async () => {
      await server?.close()
      server = undefined
      const env = { DATABASE_URL: '', HATKHOLA_DATA: folder }
      expect(await run(['log', 'embedded-person'], env)).toMatchObject({ code: 0, out: expect.stringContaining('staff-granted') })
      expect(await findRunning(folder)).toBeUndefined()
    },
    PROCESSES_MS,
  )
})
