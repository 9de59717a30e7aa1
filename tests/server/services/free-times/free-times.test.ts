import { beforeEach, describe, expect, it } from 'vitest'
import { dhakaDay } from '#contract/core/time.ts'
import type { Hours } from '#contract/services/hours.ts'
import { readDataVersion } from '#server/db/connection/data-version.ts'
import { lookAgainAtFreeTimes } from '#server/db/services/free-times-due.ts'
import { readMemberCalendars } from '#server/db/services/read-calendars.ts'
import { refreshFreeTimes } from '#server/features/services/free-times/refresh-free-times.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeListedService, takeTime } from '#tests/support/server/nouns/listed-services.ts'
import { makeService, type ServiceOver } from '#tests/support/server/nouns/services.ts'

/** A Wednesday, eight in the morning in Dhaka. */
const NOW = Date.parse('2027-03-10T02:00:00Z')
const database = useDatabase()
const where = { database }
beforeEach(() => database.pool.query('truncate services, free_time_tasks, occupied, group_times cascade'))

/** Ten to one and two to five, every day. */
const DAYTIME: Hours = { week: Array.from({ length: 7 }, () => [[600, 780] as [number, number], [840, 1020] as [number, number]]), seasons: [], windows: [] }
const closed = (from: string, until: string): Hours => ({ ...DAYTIME, windows: [{ from, until, kind: 'own', note: '', spans: [] }] })

const make = (over: ServiceOver = {}) => makeService(database.db, { hours: DAYTIME, ...over })
const round = (now = NOW, limit = 100) => refreshFreeTimes(database.db, { limit, now })
const rows = async () =>
  (await database.pool.query('select id, next_free_at, free_days::text[] as free_days, free_stale_at from services order by id')).rows.map(
    ({ next_free_at, free_stale_at, ...row }) => ({
      ...row,
      next_free_at: next_free_at?.toISOString() ?? null,
      free_stale_at: free_stale_at.toISOString(),
    }),
  )
const row = async () => (await rows())[0]!
/** A time in Dhaka. */
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+06:00`).toISOString()
const TODAY = '2027-03-10'
const moreDays = (count: number, from = 0) => Array.from({ length: count }, (_, n) => dhakaDay(NOW + (n + from) * 86_400_000))

describe('a round writes', () => {
  it('the next time that can be asked for, and the days of fourteen with such', async () => {
    await make()
    expect(await round()).toBe(false)
    expect(await row()).toMatchObject({ next_free_at: at(TODAY, '10:00'), free_days: moreDays(14) })
  })

  it('nothing that is nearer than its notice, or further than its horizon', async () => {
    await make({ notice_hours: 5, horizon_days: 2 })
    await round()
    expect(await row()).toMatchObject({ next_free_at: at(TODAY, '14:00'), free_days: moreDays(3) })
  })

  it('nothing where all members are taken, pauses included; any who is free will do', async () => {
    const made = await make({ team: ['Rina'], pause_before: 30 })
    const [seller, rina] = made.members as [number, number]
    await takeTime(where, { member: seller, from: at(TODAY, '10:00'), to: at('2027-03-11', '17:00') })
    await takeTime(where, { member: rina, from: at(TODAY, '10:00'), to: at(TODAY, '14:45') })
    await round()
    expect(await row()).toMatchObject({ next_free_at: at(TODAY, '16:00'), free_days: moreDays(14) })
    await database.pool.query('update team_members set is_bookable = false where id = $1', [rina])
    await lookAgainAtFreeTimes(database.db, made.seller)
    await round()
    expect(await row()).toMatchObject({ next_free_at: at('2027-03-12', '10:00'), free_days: moreDays(12, 2) })
  })

  it('seats that are left of its own times, and none of another service’s', async () => {
    const made = await make({ seats: 4 })
    const [member] = made.members as [number]
    const other = await make({ seller: made.seller, seats: 4 })
    await takeTime(where, { member, from: at(TODAY, '10:00'), to: at(TODAY, '11:00'), group: { service: made.id, left: 2 } })
    await takeTime(where, { member, from: at(TODAY, '11:00'), to: at(TODAY, '12:00'), group: { service: other.id, left: 0 } })
    await round()
    expect((await rows()).map(({ next_free_at }) => next_free_at)).toEqual([at(TODAY, '10:00'), at(TODAY, '12:00')])
  })

  it('the first time after the fourteen days, as far as times can be asked for', async () => {
    const made = await make({ hours: closed(TODAY, '2027-03-31') })
    await round()
    expect(await row()).toMatchObject({ next_free_at: at('2027-04-01', '10:00'), free_days: [] })
    await database.pool.query('update services set horizon_days = 20')
    await lookAgainAtFreeTimes(database.db, made.seller)
    await round()
    expect(await row()).toMatchObject({ next_free_at: null, free_days: [], free_stale_at: at('2027-03-11', '00:00') })
  })

  it('nothing of what is switched off, or done by nobody', async () => {
    await make({ is_active: false })
    const { id } = await make()
    await database.pool.query('delete from service_members where service = $1', [id])
    await round()
    expect((await rows()).map(({ next_free_at }) => next_free_at)).toEqual([null, null])
  })
})

describe('rounds', () => {
  it('look again once the next time is too near, and at midnight', async () => {
    await make({ notice_hours: 1 })
    await round()
    const { free_stale_at } = await row()
    expect(free_stale_at).toBe(new Date(Date.parse(at(TODAY, '09:00')) + 1).toISOString())
    await round(Date.parse(free_stale_at))
    expect(await row()).toMatchObject({ next_free_at: at(TODAY, '11:00') })
    await database.pool.query(`update services set free_stale_at = $1`, [at(TODAY, '23:00')])
    await round(Date.parse(at(TODAY, '23:00')))
    expect(await row()).toMatchObject({ next_free_at: at('2027-03-11', '10:00'), free_days: moreDays(13, 1), free_stale_at: at('2027-03-11', '00:00') })
    await round(Date.parse(at('2027-03-11', '00:00')))
    expect(await row()).toMatchObject({ free_days: moreDays(14, 1), free_stale_at: new Date(Date.parse(at('2027-03-11', '09:00')) + 1).toISOString() })
  })

  it('leave kept pages alone while nothing is different', async () => {
    const { seller } = await make()
    await round()
    const version = await readDataVersion(database)
    await lookAgainAtFreeTimes(database.db, seller)
    await round(NOW + 60_000)
    expect(await readDataVersion(database)).toBe(version)
    expect((await database.pool.query('select 1 from free_time_tasks')).rows).toEqual([])
  })

  it('take as many as they may, and say that there are more', async () => {
    for (let n = 0; n < 3; n += 1) await make()
    expect(await round(NOW, 2)).toBe(true)
    expect(await round(NOW, 2)).toBe(false)
    expect((await rows()).every(({ next_free_at }) => next_free_at === at(TODAY, '10:00'))).toBe(true)
  })

  it('of two services do the same work once, and write what one would', async () => {
    for (let n = 0; n < 4; n += 1) await make()
    await Promise.all(Array.from({ length: 5 }, () => round()))
    expect((await rows()).map(({ next_free_at }) => next_free_at)).toEqual(Array.from({ length: 4 }, () => at(TODAY, '10:00')))
  })

  it('write nothing of a service that its seller changes meanwhile, and look at it again', async () => {
    const made = await make()
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('update services set version = version + 1, notice_hours = 5 where id = $1', [made.id])
    const waiting = round()
    await new Promise((done) => setTimeout(done, 300))
    await client.query('insert into free_time_tasks (seller) values ($1)', [made.seller])
    await client.query('commit')
    client.release()
    await waiting
    expect(await row()).toMatchObject({ next_free_at: null })
    await round()
    expect(await row()).toMatchObject({ next_free_at: at(TODAY, '14:00') })
  })
})

describe('calendars', () => {
  it('are those of a member, of all, or what every seller begins with', async () => {
    const made = await makeListedService(database.db, { team: ['Rina'], hours: DAYTIME })
    const [seller, rina] = made.members as [number, number]
    const range = { members: [seller, rina], service: made.id, from: at(TODAY, '00:00'), to: at('2027-03-11', '00:00') }
    const hours = async () => [...(await readMemberCalendars(database.db, range)).values()].map((calendar) => calendar.hours.week[0]?.[0]?.[0])
    expect(await hours()).toEqual([600, 600])
    await database.pool.query('update calendars set hours = $2 where member = $1', [rina, closed(TODAY, TODAY)])
    await database.pool.query('update calendars set hours = null where seller = $1 and member is null', [made.seller])
    expect(await hours()).toEqual([540, 600])
  })
})
