import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, DHAKA_OFFSET_MS, dhakaDay } from '#contract/core/time.ts'
import { HOURS_LIMITS, type Hours, USUAL_HOURS } from '#contract/services/hours.ts'
import type { TeamMember } from '#contract/services/team.ts'
import { useApp } from '#tests/support/server/app.ts'
import {
  makeBooking,
  makeServiceBranch,
  postedService,
  type ServiceBranch,
  sendForm,
  sendJson,
  serviceTexts,
} from '#tests/support/server/nouns/offering-services.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
let seller: SignedInPerson
let branch: ServiceBranch
let owner = 0
let rina = 0
let sellers = 0
beforeAll(async () => {
  branch = await makeServiceBranch(database.db)
})
beforeEach(async () => {
  sellers += 1
  await database.pool.query('delete from rate_limits')
  seller = await joinAsSeller(app, `tutor-${sellers}`)
  const team: TeamMember[] = await (await sendForm(app, seller, { path: '/api/team/', texts: { name: 'Rina', client_key: 'a-key-of-a-phone-1' } })).json()
  ;[owner, rina] = team.map(({ member_id }) => member_id) as [number, number]
})

const read = async () => (await request('/api/team_hours/', { headers: as(seller) })).json()
const change = (body: object, who = seller) => sendJson(app, who, { path: '/api/team_hours/', method: 'PATCH', body })
const close = (body: object, who = seller) => sendJson(app, who, { path: '/api/team_hours/close/', method: 'POST', body })
const dayIn = (days: number) => dhakaDay(Date.now() + days * DAY_MS)
/** On Dhaka's clocks. */
const at = (day: string, minute: number) => new Date(Date.parse(`${day}T00:00:00Z`) - DHAKA_OFFSET_MS + minute * 60_000).toISOString()
const everyDay = (from: number, to: number): Hours => ({ week: Array.from({ length: 7 }, () => [[from, to]]), seasons: [], windows: [] })

describe('hours', () => {
  it('are the usual ones until others are saved, for all who have none of their own', async () => {
    expect(await read()).toMatchObject({ calendars: [{ member_id: null, hours: USUAL_HOURS, version: 0, is_usual: true }], outside: [] })
    const mornings = everyDay(420, 720)
    expect(await (await change({ hours: mornings, version: 0 })).json()).toMatchObject({
      calendars: [{ member_id: null, hours: mornings, version: 1, is_usual: false }],
    })
    const nights = everyDay(1080, 1440)
    expect(await (await change({ member_id: rina, hours: nights, version: 0 })).json()).toMatchObject({
      calendars: [{ member_id: null }, { member_id: rina, hours: nights, version: 1, is_usual: false }],
    })
    const tasks = await database.pool.query('select count(*)::int as n from free_time_tasks where seller = $1', [seller.id])
    expect(tasks.rows[0].n).toBe(3)
  })

  it('are refused as stale when they changed since they were seen; of two at once one is saved', async () => {
    const answers = await Promise.all([everyDay(0, 60), everyDay(60, 120)].map((hours) => change({ hours, version: 0 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await refusalOf(await change({ hours: everyDay(0, 90), version: 0 }))).toMatchObject({ code: 'stale', facts: { version: 1 } })
  })

  it('of a member are those of all again where they are taken away, and can be set anew', async () => {
    await change({ member_id: rina, hours: everyDay(0, 60), version: 0 })
    expect(await refusalOf(await change({ member_id: rina, hours: null, version: 0 }))).toMatchObject({ code: 'stale', facts: { version: 1 } })
    expect((await (await change({ member_id: rina, hours: null, version: 1 })).json()).calendars).toHaveLength(1)
    const { calendars } = await (await change({ member_id: rina, hours: everyDay(0, 90), version: 0 })).json()
    expect(calendars[1]).toMatchObject({ version: 3 })
    expect(await refusalOf(await change({ hours: null, version: 0 }))).toMatchObject({ code: 'bad-input', fields: { hours: 'required' } })
  })

  it.each([
    [
      'spans that overlap',
      {
        week: [
          [
            [60, 120],
            [90, 150],
          ],
          [],
          [],
          [],
          [],
          [],
          [],
        ],
      },
    ],
    ['a span that ends before it begins', { week: [[[120, 60]], [], [], [], [], [], []] }],
    ['a week of six days', { week: [[], [], [], [], [], []] }],
    ['a season that ends before it begins', { seasons: [{ from: '2027-02-10', until: '2027-02-01', kind: 'ramadan', week: USUAL_HOURS.week }] }],
    ['a day that is none', { windows: [{ from: '2027-02-30', until: '2027-03-01', kind: 'own', spans: [] }] }],
    [
      'more windows than there is room for',
      { windows: Array(HOURS_LIMITS.windowsMost + 1).fill({ from: '2027-01-01', until: '2027-01-01', kind: 'own', spans: [] }) },
    ],
  ])('with %s are refused', async (_, over) => {
    expect((await change({ hours: { ...USUAL_HOURS, ...over }, version: 0 })).status).toBe(400)
  })

  it('of another seller’s member are not there', async () => {
    const stranger = await joinAsSeller(app, `stranger-${sellers}`)
    expect((await change({ member_id: rina, hours: everyDay(0, 60), version: 0 }, stranger)).status).toBe(404)
    expect((await close({ member_id: rina, from: dayIn(1), until: dayIn(1), version: 0 }, stranger)).status).toBe(404)
    await sendJson(app, seller, { path: `/api/team/${rina}/`, method: 'DELETE' })
    expect((await change({ member_id: rina, hours: everyDay(0, 60), version: 0 })).status).toBe(404)
    expect((await read()).calendars).toHaveLength(1)
  })
})

describe('days that are closed', () => {
  const days = () => ({ from: dayIn(3), until: dayIn(5) })

  it('for one member are closed in hours of their own', async () => {
    expect(await (await close({ member_id: rina, ...days(), note: 'বিয়ে', version: 0 })).json()).toEqual({ version: 1 })
    const { calendars } = await read()
    expect(calendars).toMatchObject([
      { member_id: null, version: 0, is_usual: true, hours: { windows: [] } },
      { member_id: rina, version: 1, hours: { week: USUAL_HOURS.week, windows: [{ ...days(), note: 'বিয়ে', kind: 'own', spans: [] }] } },
    ])
  })

  it('for all are closed for those with hours of their own, too', async () => {
    await change({ member_id: rina, hours: everyDay(0, 60), version: 0 })
    await close({ ...days(), version: 0 })
    const { calendars } = await read()
    const windows = [{ ...days(), note: '', kind: 'own', spans: [] }]
    expect(calendars).toMatchObject([
      { member_id: null, version: 1, hours: { windows } },
      { member_id: rina, version: 2, hours: { windows } },
    ])
  })

  it('are closed once where a phone sends it twice, and refused as stale where hours changed meanwhile', async () => {
    const ask = { path: '/api/team_hours/close/', body: JSON.stringify({ ...days(), version: 0 }) }
    const headers = { ...as(seller), origin: 'http://localhost:3000', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const answers = [1, 2].map(() => request(ask.path, { method: 'POST', headers, body: ask.body }))
    for (const answer of answers) expect([200, 409]).toContain((await answer).status)
    expect((await request(ask.path, { method: 'POST', headers, body: ask.body })).status).toBe(200)
    expect((await read()).calendars[0]).toMatchObject({ version: 1, hours: { windows: [days()] } })
    expect(await refusalOf(await close({ ...days(), version: 0 }))).toMatchObject({ code: 'stale', facts: { version: 1 } })
  })

  it('that are over, or too many, are refused; what is over makes room', async () => {
    expect(await refusalOf(await close({ from: dayIn(-3), until: dayIn(-1), version: 0 }))).toMatchObject({ fields: { until: 'in-the-past' } })
    expect(await refusalOf(await close({ from: dayIn(1), until: dayIn(400), version: 0 }))).toMatchObject({ fields: { until: 'too-far' } })
    const window = (day: string) => ({ from: day, until: day, note: '', kind: 'own', spans: [] })
    const full = (last: string) => ({ ...USUAL_HOURS, windows: [...Array(HOURS_LIMITS.windowsMost - 1).fill(window(dayIn(9))), window(last)] })
    await change({ hours: full(dayIn(9)), version: 0 })
    expect(await refusalOf(await close({ ...days(), version: 1 }))).toMatchObject({ fields: { from: 'too-many' } })
    await change({ hours: full('2020-01-01'), version: 1 })
    expect((await close({ ...days(), version: 2 })).status).toBe(200)
  })
})

describe('bookings ahead that lie outside of the hours', () => {
  it('are named, with whom they are and when; those inside, and those that hold no time, are not', async () => {
    const { service_id: service } = await postedService(app, seller, serviceTexts(branch, { members: `${owner},${rina}` }))
    await change({ hours: everyDay(540, 1080), version: 0 })
    const day = dayIn(3)
    const booked = (minute: number, over: Partial<Parameters<typeof makeBooking>[1]> = {}) =>
      makeBooking(app, { service, member: owner, starts_at: at(day, minute), ...over })
    await booked(540)
    await booked(1020)
    const late = await booked(1050, { state: 'asked' })
    const night = await booked(30)
    await booked(60, { state: 'cancelled' })
    const theirs = await booked(600, { member: rina })
    const numbers = async () => ((await read()).outside as { number: string }[]).map(({ number }) => number)
    expect((await read()).outside[0]).toEqual({
      ...{ number: night, title: 'পানির লাইন মেরামত', full_name: 'Nasrin Akter', member_id: owner },
      ...{ starts_at: at(day, 30), ends_at: at(day, 90) },
    })
    expect(await numbers()).toEqual([night, late])
    await close({ member_id: rina, from: day, until: day, version: 0 })
    expect(await numbers()).toEqual([night, theirs, late])
  })
})
