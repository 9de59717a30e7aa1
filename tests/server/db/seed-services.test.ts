import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { areaOf } from '#contract/addresses/areas.ts'
import { BOOKING_LIMITS, BOOKING_STATES, type BookingState } from '#contract/bookings/booking-rules.ts'
import { BookingNumber } from '#contract/bookings/bookings.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { DIVISIONS } from '#contract/places.ts'
import { Hours } from '#contract/services/hours.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { dhakaMinute, isInHours } from '#contract/services/slot-rules.ts'
import { cleanHtml } from '#server/adapters/html.ts'
import { makeTicketKey, signerWith } from '#server/adapters/ticket-key.ts'
import type { Tx } from '#server/db/connection/in-transaction.ts'
import { HEAD_WEARS } from '#server/db/seed/drawing/bust.ts'
import { drawMember } from '#server/db/seed/drawing/families/member.ts'
import { drawWork } from '#server/db/seed/drawing/families/work.ts'
import { renderSquare, renderWide } from '#server/db/seed/drawing/render.ts'
import { SCENES, type SceneName } from '#server/db/seed/drawing/working/scenes.ts'
import { TOOLS, type ToolName } from '#server/db/seed/drawing/working/tools.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { seedServiceScale } from '#server/db/seed/seed-service-scale.ts'
import type { bookings } from '#server/db/tables/bookings.ts'
import type { services } from '#server/db/tables/services.ts'
import { bookDemo } from '#server/demo-bookings.ts'
import { bookDemoLedger } from '#server/demo-ledger.ts'
import { purchaseHandlers } from '#server/purchase-handlers.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'

type Service = typeof services.$inferSelect & { provider: string; division: string; shop: string | null; top: string }
type Booking = typeof bookings.$inferSelect & { username: string }

const NOON = Date.parse('2026-11-18T06:00:00Z')
const database = useDatabase()
const handlers = purchaseHandlers(async () => signerWith(7, makeTicketKey().secret_half))
const asked = new Set<string>()
let all: Service[] = []
let booked: Booking[] = []
const rowsOf = async <T extends object>(text: string) => (await database.pool.query<T>(text)).rows
const files = {
  put: async () => undefined,
  exists: async (key: string) => {
    asked.add(`/media/${key}`)
    return true
  },
}

beforeAll(async () => {
  const sellThem = async (db: Tx, now: number) => {
    await bookDemo(db, { now, handlers })
    await bookDemoLedger(db, handlers)
  }
  await seedDemo(database, { files, sell: sellThem, apply: async () => undefined }, NOON)
  all = await rowsOf<Service>(`select g.*, u.username as provider, p.division, p.district as shop, t.title as top from services g
    join users u on u.id = g.seller join seller_profiles p on p.user_id = g.seller join service_categories t on t.id = g.service_category order by g.id`)
  booked = await rowsOf<Booking>('select k.*, u.username from bookings k join buyers b on b.id = k.buyer join users u on u.id = b.user_id order by k.id')
}, 120_000)

/** Whoever was somewhere was nowhere else, though nothing holds that time any more. */
const twoPlaces = () =>
  rowsOf(`select a.number from bookings a join bookings b on b.member = a.member and b.id > a.id and a.state in ('done', 'no-show') and b.state in ('done', 'no-show')
    and (a.group_time is null or a.group_time is distinct from b.group_time) and a.starts_at < b.ends_at and b.starts_at < a.ends_at`)

describe('answers', () => {
  it('with sixty services that can be asked for, in every category, from every division, about half in each script and all in both', () => {
    const active = all.filter(({ is_active }) => is_active)
    expect([active.length, all.length]).toEqual([60, 61])
    expect(new Set(active.map(({ top }) => top)).size).toBe(20)
    expect(new Set(active.map(({ division }) => division))).toEqual(new Set(DIVISIONS.map(({ name }) => name)))
    const bangla = active.filter(({ title }) => scriptLanguage(title) === 'bn').length / active.length
    expect(Math.abs(bangla - 0.5)).toBeLessThan(0.1)
    for (const { title, second_title, description, second_description } of all) {
      expect(Math.max([...title].length, [...second_title].length), title).toBeLessThanOrEqual(SERVICE_LIMITS.titleLongest)
      expect([scriptLanguage(second_title), scriptLanguage(second_description)], title).toEqual(Array(2).fill(scriptLanguage(title) === 'bn' ? 'en' : 'bn'))
      expect([cleanHtml(description), cleanHtml(second_description)], title).toEqual([description, second_description])
    }
  })

  it('with every place, price, way to pay, length of notice and seats for several', () => {
    const active = all.filter(({ is_active }) => is_active)
    const kinds = (read: (one: Service) => unknown) => new Set(active.map(read)).size
    expect([
      kinds((one) => one.place),
      kinds((one) => one.pricing),
      kinds((one) => one.payment),
      kinds((one) => one.cancel_hours),
      kinds((one) => one.step),
    ]).toEqual([3, 3, 3, 3, 4])
    expect(active.filter(({ seats }) => seats > 1).length).toBeGreaterThan(3)
    expect(active.filter(({ pause_before, pause_after }) => pause_before + pause_after > 0).length).toBeGreaterThan(10)
    expect(Math.abs(active.filter(({ is_instant }) => is_instant).length - 30)).toBeLessThan(12)
    const places = active.filter(({ place }) => place === 'at-provider')
    for (const { title, at_district, at_area, at_line, shop } of places)
      expect([at_district === shop, Boolean(areaOf(at_district, at_area)), at_line !== ''], title).not.toContain(false)
    const districts = new Set(DIVISIONS.flatMap((division) => division.districts.map(({ name }) => name)))
    expect(active.flatMap((one) => one.districts).filter((name) => !districts.has(name))).toEqual([])
    expect(active.filter(({ place, link }) => (place === 'online') !== link.startsWith('https://'))).toEqual([])
  })

  it('with teams of three to five whose members have faces of their own, and somebody for every service', async () => {
    const teams = await rowsOf<{ seller: number; members: number; faces: number }>(
      `select seller, count(*)::int as members, count(distinct picture)::int as faces from team_members m
        where exists (select from service_members s where s.member = m.id) group by seller having count(*) > 1`,
    )
    expect(teams.map(({ members }) => members).toSorted()).toEqual([3, 4, 5])
    expect(teams.every(({ members, faces }) => members === faces)).toBe(true)
    expect(
      await rowsOf(
        'select id from services g where not exists (select from service_members m join team_members t on t.id = m.member and t.seller = g.seller where m.service = g.id)',
      ),
    ).toEqual([])
  })

  it('with hours that a seller could have saved: Friday and Saturday off, a coming Ramadan, days that are closed', async () => {
    const calendars = await rowsOf<{ hours: Hours }>('select hours from calendars where hours is not null')
    for (const { hours } of calendars) expect(v.safeParse(Hours, hours).success).toBe(true)
    const seasons = calendars.flatMap(({ hours }) => hours.seasons)
    expect(seasons.some(({ kind, until }) => kind === 'ramadan' && until > '2026-11-18')).toBe(true)
    expect(calendars.some(({ hours }) => hours.week[5]?.length === 0 && hours.week[6]?.length === 0)).toBe(true)
    expect(calendars.some(({ hours }) => hours.windows.some(({ kind, spans, from }) => kind === 'own' && spans.length === 0 && from > '2026-11-18'))).toBe(true)
  })

  it('with three hundred bookings in every state, told from the day of the start', () => {
    expect(booked).toHaveLength(300)
    const counts = new Map<BookingState, number>(BOOKING_STATES.map((state) => [state, booked.filter((one) => one.state === state).length]))
    for (const [state, count] of counts) expect(count, state).toBeGreaterThan(2)
    const at = (text: string | null) => Date.parse(text ?? '')
    for (const one of booked) {
      expect([one.state, v.safeParse(BookingNumber, one.number).success]).toEqual([one.state, true])
      expect(Math.max(at(one.created_at), at(one.updated_at)), one.state).toBeLessThanOrEqual(NOON)
      if (one.state === 'done' || one.state === 'no-show') expect(at(one.ends_at), one.state).toBeLessThan(NOON)
      if (one.due_at) expect(at(one.due_at), one.state).toBeGreaterThan(NOON + 60 * 60_000)
      if (one.confirmed_at && one.starts_at) expect(at(one.confirmed_at), one.state).toBeLessThan(at(one.starts_at))
    }
    const coming = booked.filter(({ state, starts_at }) => state === 'confirmed' && at(starts_at) > NOON)
    expect([coming.length > 40, coming.some(({ proposed_by }) => proposed_by)]).toEqual([true, true])
    // Nothing is over that would be done by itself.
    expect(booked.filter(({ state, ends_at }) => state === 'confirmed' && at(ends_at) < NOON - BOOKING_LIMITS.doneHours * 3_600_000)).toEqual([])
  })

  it('with no time taken twice: what is held is what the states say, seats add up, and all lies in hours of work', async () => {
    expect([await bookingFaults(database.pool), await twoPlaces()]).toEqual([[], []])
    const hours = new Map(
      (
        await rowsOf<{ member: number; hours: Hours }>(
          'select m.id as member, coalesce(own.hours, shared.hours) as hours from team_members m join calendars own on own.member = m.id join calendars shared on shared.seller = m.seller and shared.member is null',
        )
      ).map((row) => [row.member, row.hours]),
    )
    const outside = (change: (hours: Hours) => Hours) =>
      booked.filter(({ member, starts_at, ends_at }) => {
        const theirs = hours.get(member ?? 0)
        if (!starts_at || !ends_at || !theirs) return false
        return !isInHours(change(theirs), dhakaMinute(new Date(starts_at).getTime()), dhakaMinute(new Date(ends_at).getTime()))
      })
    // What lies in days that a provider has closed was booked before that, and is to be moved.
    expect(outside((theirs) => ({ ...theirs, windows: theirs.windows.filter(({ kind }) => kind !== 'own') }))).toEqual([])
    expect(outside((theirs) => theirs).filter(({ state }) => state === 'confirmed').length).toBeGreaterThan(0)
  })

  it('with every change on record, one after the other, up to the state that it has', async () => {
    const wrong = await rowsOf(`select k.number from bookings k join lateral (
      select array_agg(e.to_state order by e.id) as states, bool_and(e.at <= '${new Date(NOON).toISOString()}') as is_past, count(*)::int as steps,
        bool_and(e.from_state is not distinct from e.before) as is_chain, bool_and(e.at >= e.earlier) as is_ordered
      from (select *, lag(to_state) over (order by id) as before, coalesce(lag(at) over (order by id), at) as earlier from booking_events where booking = k.id) e) h on true
      where h.states[cardinality(h.states)] <> k.state or not h.is_past or not h.is_chain or not h.is_ordered or h.steps <> k.version`)
    expect(wrong).toEqual([])
  })

  it('with money that adds up, in cash where it was done', async () => {
    expect(await moneyFaults(database.pool)).toEqual([])
    expect(booked.filter(({ state, cash, cash_received_at }) => cash_received_at !== null && (state !== 'done' || cash === 0))).toEqual([])
    expect(booked.filter(({ cash_received_at }) => cash_received_at).length).toBeGreaterThan(80)
    const paid = booked.filter(({ state, online }) => online > 0 && (state === 'confirmed' || state === 'done'))
    expect([paid.some(({ charge }) => charge > 0), paid.some(({ cash }) => cash > 0), paid.filter(({ purchase }) => purchase === null)]).toEqual([
      true,
      true,
      [],
    ])
    // All goes back where the provider has cancelled.
    const cancelled = booked.filter(({ state, purchase }) => state === 'cancelled' && purchase !== null)
    expect([cancelled.length > 0, cancelled.filter(({ refunded, online, ended_by }) => refunded !== online || ended_by !== 'provider')]).toEqual([true, []])
  })

  it('with 120 ratings by buyers of what was done, in both scripts, counted where they are shown', async () => {
    const ratings = await rowsOf<{ text: string }>(`select r.text from reviews r join bookings k on r.once = 'booking ' || k.id and k.service = r.subject
      join buyers b on b.id = k.buyer and b.user_id = r.writer where r.about = 'service' and k.state = 'done' and r.created_at between k.ended_at and k.ended_at + interval '30 days' and r.owner = k.seller and r.writer <> r.owner`)
    expect(ratings).toHaveLength(120)
    expect(new Set(ratings.filter(({ text }) => text).map(({ text }) => scriptLanguage(text)))).toEqual(new Set(['en', 'bn']))
    const facts = await rowsOf<{ count: number }>(`select count from review_facts where about = 'service'`)
    expect(facts.reduce((sum, { count }) => sum + count, 0)).toBe(120)
    // So many that their stars are shown.
    expect(facts.filter(({ count }) => count >= 3).length).toBeGreaterThan(10)
  })

  it('with a buyer to try it with, who has something of each kind, and nobody who waits for more answers than one may', async () => {
    const states = new Set(booked.filter(({ username }) => username === 'buyer').map(({ state }) => state))
    expect([...states]).toEqual(expect.arrayContaining(['asked', 'offered', 'held', 'confirmed', 'done', 'cancelled']))
    const waiting = Map.groupBy(
      booked.filter(({ state }) => state === 'asked'),
      ({ buyer }) => buyer,
    )
    expect([...waiting.values()].filter((open) => open.length > BOOKING_LIMITS.askedMost)).toEqual([])
  })

  it('with pictures that are all drawn', async () => {
    const items = await rowsOf<{ file: string; gallery: number }>(
      'select i.file, i.gallery from gallery_items i join services g on g.gallery = i.gallery order by i.gallery, i.position',
    )
    const faces = await rowsOf<{ picture: string }>('select picture from team_members where picture is not null')
    expect([...items.map(({ file }) => file), ...faces.map(({ picture }) => picture)].filter((file) => !asked.has(file))).toEqual([])
    for (const { gallery, thumbnail } of all) expect(items.find((one) => one.gallery === gallery)?.file).toBe(thumbnail)
    expect(new Set(items.map(({ file }) => file)).size).toBe(items.length)
  })

  it('with times as many more for benchmarks, found by words, and none taken twice', async () => {
    const added = await seedServiceScale(database, 2, NOON)
    expect(added).toEqual({ services: 2 * all.length, bookings: 600 })
    const [counts] = await rowsOf<Record<string, number>>(`select count(*)::int as all, count(*) filter (where search_words = '')::int as wordless,
      count(*) filter (where not exists (select from service_members m where m.service = g.id))::int as bare from services g`)
    expect(counts).toEqual({ all: 3 * all.length, wordless: 0, bare: 0 })
    expect([await bookingFaults(database.pool), await twoPlaces()]).toEqual([[], []])
  })
})

describe('drawings of hands at work', () => {
  it.each(Object.keys(TOOLS) as ToolName[])('with a %s: the same each time, without letters, small enough for a bad connection', async (tool) => {
    const [first = 'tap'] = Object.keys(SCENES) as SceneName[]
    const order = { key: tool, on: first, tool, colour: 'teal' as const }
    expect(drawWork(order)).toBe(drawWork(order))
    expect(drawWork(order)).not.toMatch(/<text|NaN|undefined/)
    const made = await renderWide(drawWork(order), 'services/a.webp')
    expect(made[0]!.bytes.length).toBeLessThan(12_000)
    expect(made[3]!.bytes.length).toBeLessThan(40_000)
  })

  it.each(Object.keys(SCENES) as SceneName[])('at a %s, with bare hands and from near', (on) => {
    const order = { key: on, on, colour: 'red' as const }
    expect(drawWork(order)).not.toMatch(/<text|NaN|undefined/)
    expect(drawWork({ ...order, isNear: true })).not.toBe(drawWork(order))
  })

  it('and of people of a team, each another one', async () => {
    const faces = HEAD_WEARS.map((head) => drawMember({ key: head, head }))
    expect(new Set(faces).size).toBe(HEAD_WEARS.length)
    for (const face of faces) expect(face).not.toMatch(/<text|NaN|undefined/)
    expect((await renderSquare(faces[0]!, 'team/a.webp'))[0]!.bytes.length).toBeLessThan(9000)
  })
})
