import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { scriptLanguage, titleLength } from '#contract/core/text.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { EVENT_LIMITS } from '#contract/events/events.ts'
import { SellerForm } from '#contract/sellers/sellers.ts'
import { isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import { cleanHtml } from '#server/adapters/html.ts'
import { makeTicketKey, signerWith } from '#server/adapters/ticket-key.ts'
import type { Tx } from '#server/db/connection/in-transaction.ts'
import { DEMO_ACCOUNTS } from '#server/db/seed/accounts.ts'
import { EMPLOYERS } from '#server/db/seed/employers.ts'
import { SHOPKEEPERS } from '#server/db/seed/products/shopkeepers.ts'
import { spanOf } from '#server/db/seed/schedule.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { seedScale } from '#server/db/seed/seed-scale.ts'
import { PROVIDERS } from '#server/db/seed/services/providers.ts'
import { countDeeds } from '#server/db/sellers/count-deeds.ts'
import { talkDemo } from '#server/demo-conversations.ts'
import { bookDemoLedger } from '#server/demo-ledger.ts'
import { sellDemo } from '#server/demo-sales.ts'
import { readDashboard } from '#server/features/sellers/dashboard/read-dashboard.ts'
import { purchaseHandlers } from '#server/purchase-handlers.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { countSeats, orderFaults } from '#tests/support/server/orders/order-invariants.ts'

/** A store that has every picture already, so that none is drawn; remembers what it was asked for. */
const asked = new Set<string>()
const fullStore = {
  put: async () => undefined,
  exists: async (key: string) => {
    asked.add(`/media/${key}`)
    return true
  },
}
const signer = signerWith(7, makeTicketKey().secret_half)
const sell = async (db: Tx, now: number) => {
  await sellDemo(db, { now, signer })
  await bookDemoLedger(
    db,
    purchaseHandlers(async () => signer),
  )
}
const tools = { files: fullStore, sell, apply: talkDemo }
const NOON = Date.parse('2026-11-18T06:00:00Z')

describe('answers', () => {
  const database = useDatabase()
  const all = async <T extends object>(text: string) => (await database.pool.query<T>(text)).rows

  it('with the market once, though two processes start at the same moment', async () => {
    const results = await Promise.all([seedDemo(database, tools, NOON), seedDemo(database, tools, NOON)])
    expect(results.toSorted()).toEqual(['has-it', 'seeded'])
    expect(await seedDemo(database, tools, NOON)).toBe('has-it')
    const [count] = await all<{ events: number; bangla: number }>(`select count(*) as events, count(*) filter (where title ~ '[অ-হ]') as bangla from events`)
    expect(count?.events).toBeGreaterThanOrEqual(64)
    expect(count?.events).toBeLessThan(120)
    expect(Math.abs((count?.bangla ?? 0) / (count?.events ?? 1) - 0.5)).toBeLessThan(0.1)
  })

  it('with sellers and employers who keep the limits of unverified accounts', async () => {
    const at = new Date(NOON).toISOString()
    const posts = await all<{ username: string; events: number; jobs: number }>(`select username,
      (select count(*)::int from events where seller = u.id and is_active and event_status <> 'Cancelled' and to_time > '${at}') as events,
      (select count(*)::int from job_posts where employer = u.id and published_at is not null and not is_closed and deadline > '${at}') as jobs
      from users u where email_verified_at is null`)
    expect(posts.some(({ username }) => username === 'farhana')).toBe(true)
    expect(posts.filter(({ events, jobs }) => events > UNVERIFIED_LIMITS.eventsMost || jobs > UNVERIFIED_LIMITS.jobsMost)).toEqual([])
  })

  it('with something past, running, today, to come, sold out, nearly, free, online', async () => {
    const at = new Date(NOON).toISOString()
    const [kinds] = await all<Record<string, number>>(`select
      count(*) filter (where to_time < '${at}') as past,
      count(*) filter (where from_time <= '${at}' and to_time >= '${at}') as running,
      count(*) filter (where from_time > '${at}') as coming,
      count(*) filter (where seats = 0) as sold_out,
      count(*) filter (where seats between 1 and 10) as nearly,
      count(*) filter (where price = 0) as free,
      count(*) filter (where type = 'Online' and link is not null and location is null) as online,
      count(*) filter (where type = 'Offline' and location is not null and link is null) as offline,
      count(*) filter (where terms_and_condition = '') as without_terms
      from events`)
    for (const [kind, count] of Object.entries(kinds ?? {})) expect(count, kind).toBeGreaterThan(1)
    expect(kinds?.coming).toBeGreaterThanOrEqual(35)
  })

  it('with promo codes of events to come: per cent and taka, counted and not, one of them over', async () => {
    const at = new Date(NOON).toISOString()
    const [kinds] = await all<Record<string, number>>(`select
      count(*) filter (where percent is not null) as percent, count(*) filter (where taka is not null) as taka,
      count(*) filter (where most_uses is not null) as counted, count(*) filter (where most_uses is null) as uncounted,
      count(*) filter (where c."to" < '${at}') as over, count(*) filter (where c."to" is null) as open
      from coupons c join events e on e.id = c.event where e.from_time > '${at}'`)
    for (const [kind, count] of Object.entries(kinds ?? {})) expect(count, kind).toBeGreaterThan(0)
  })

  it('from every division', async () => {
    const places = (await all<{ location: string }>('select location from events where location is not null')).map((row) => row.location).join(' ')
    for (const [english, bangla] of DIVISIONS) expect(places.includes(english) || places.includes(bangla), english).toBe(true)
  })

  it('with six sellers that the rule verifies, and six that it does not, apart from those who only hire, sell goods or offer services', async () => {
    await countDeeds(database.db, NOON)
    const sellers = await all<{
      has_picture: boolean
      has_profession: boolean
      has_district: boolean
      email_verified: boolean
      created_at: Date
      events_held: number
      event_people: number
      goods_orders: number
      goods_on_time: number
    }>(
      `select p.profile_picture is not null as has_picture, profession <> '' as has_profession, district is not null as has_district,
        email_verified_at is not null as email_verified, created_at,
        events_held, event_people, goods_orders, goods_on_time
       from seller_profiles p join users on users.id = p.user_id join seller_facts f on f.user_id = p.user_id`,
    )
    const verified = sellers.filter((one) => isVerifiedSeller({ ...one, member_days: Math.floor((NOON - one.created_at.getTime()) / DAY_MS) }))
    expect([sellers.length, verified.length]).toEqual([12 + EMPLOYERS.length + SHOPKEEPERS.length + PROVIDERS.length, 6])
    const names = (await all<{ username: string }>('select username from users')).map((one) => one.username)
    for (const account of DEMO_ACCOUNTS) expect(names).toContain(account.username)
  })

  it('with profiles that a seller could have typed, in one script each', async () => {
    const shops = await all<SellerForm & { person: string; language: string }>(
      'select s.*, u.full_name as person, u.language from seller_profiles s join users u on u.id = s.user_id order by s.user_id',
    )
    for (const { person, language, ...shop } of shops) {
      expect([person, language], shop.slug).toEqual([shop.full_name, scriptLanguage(shop.full_name)])
      for (const words of [...shop.languages, ...shop.skills]) expect(scriptLanguage(words), words).toBe(scriptLanguage(shop.full_name))
    }
    const whole = shops.filter((shop) => v.is(SellerForm, shop) && shop.languages.length > 0 && shop.skills.length > 1)
    expect(whole).toHaveLength(shops.length - 1)
    expect(await all(`select full_name from users where username = 'buyer'`)).toEqual([{ full_name: expect.stringContaining(' ') }])
  })

  it('with cards that agree with their tickets', async () => {
    const wrong = await all(`select title from events e where price <> (select min(price) from event_tickets where event = e.id)
      or seats <> (select sum(seats) from event_tickets where event = e.id)`)
    expect(wrong).toEqual([])
  })

  it('with orders, money and tickets that agree with each other to the last taka', async () => {
    expect(await moneyFaults(database.pool)).toEqual([])
    expect(await orderFaults(database.pool, await countSeats(database.pool))).toEqual([])
    const tooMany = await all(`select t.id from event_tickets t join event_order_items i on i.event_ticket = t.id join purchases o on o.id = i.purchase
      where o.state = 'confirmed' group by t.id having sum(i.quantity) > t.capacity - t.seats`)
    expect(tooMany).toEqual([])
    const unreal = await all(
      `select o.id from purchases o join events e on e.id = o.event where o.updated_at > '${new Date(NOON).toISOString()}' or o.created_at < e.published_at`,
    )
    expect(unreal).toEqual([])
  })

  it.each(['rafiq', 'nusrat'])('with a month of sales for %s, on most of its days', async (username) => {
    const [user] = await all<{ id: number }>(`select id from users where username = '${username}'`)
    const { days_30, by_day, by_event } = await readDashboard(database.db, { seller: user?.id ?? 0, now: NOON })
    expect(days_30.orders).toBeGreaterThan(50)
    expect(days_30.taka).toBeGreaterThan(10_000)
    expect(by_day.filter(({ orders }) => orders > 0).length).toBeGreaterThan(20)
    expect(by_day.every(({ views, orders }) => views > orders)).toBe(true)
    expect(by_event.length).toBeGreaterThan(2)
  })

  it('with a promo code in use, guests who are in, a draft, and a buyer who has bought nothing', async () => {
    const [found] = await all<Record<string, number>>(`select
      (select count(*) from coupons where used > 0) as used,
      (select count(*) from gate_scans s join tickets t on t.id = s.ticket join purchases o on o.id = t.purchase where s.scanned_at > o.confirmed_at) as inside,
      (select count(*) from gate_scans s join tickets t on t.id = s.ticket join purchases o on o.id = t.purchase where s.scanned_at <= o.confirmed_at) as wonders,
      (select count(*) from events where published_at is null and not is_active) as drafts,
      (select count(*) from purchases o join buyers b on b.id = o.buyer join users u on u.id = b.user_id where u.username = 'buyer') as of_buyer`)
    expect(found).toEqual({ used: 2, inside: expect.toSatisfy((many: number) => many > 10), wonders: 0, drafts: 1, of_buyer: 0 })
  })

  it('with conversations in both languages: of a buyer and of organizers, about an event, an order and to the support team, each as its sides say', async () => {
    const talks = await all<{ kind: string; asker: string; answerer: string | null; texts: string; is_right: boolean }>(`
      select c.kind, a.username as asker, w.username as answerer, (select string_agg(text, ' ' order by id) from conversation_messages where conversation = c.id) as texts,
        (select bool_and(s.unread = (select count(*) from conversation_messages m where m.conversation = c.id and m.side <> s.side and m.id > s.read_to)
          and s.last_message = (select max(id) from conversation_messages where conversation = c.id) and s.mail_due_at is null
          and (s.unread > 0 and s.user_id is not null) = exists (select from notices n where n.conversation = c.id and n.user_id = s.user_id))
          from conversation_sides s where s.conversation = c.id) as is_right
      from conversations c join users a on a.id = c.asker left join conversation_sides s on s.conversation = c.id and s.side = 'answerer' left join users w on w.id = s.user_id`)
    expect(new Set(talks.map(({ kind }) => kind))).toEqual(new Set(['event', 'order', 'support']))
    expect(new Set(talks.map(({ texts }) => scriptLanguage(texts)))).toEqual(new Set(['en', 'bn']))
    expect(talks.filter(({ asker, answerer }) => asker === 'buyer' && answerer === 'nusrat')).toHaveLength(1)
    expect(talks.filter(({ is_right }) => !is_right)).toEqual([])
    const at = new Date(NOON).toISOString()
    expect(await all(`select id from conversation_messages where created_at > '${at}'`)).toEqual([])
  })

  it('with titles of at most fifty characters, one of exactly fifty', async () => {
    const lengths = (await all<{ title: string }>('select title from events')).map((row) => titleLength(row.title))
    expect(Math.max(...lengths)).toBe(EVENT_LIMITS.titleCharacters)
  })

  it('with HTML that cleaning leaves as it is', async () => {
    for (const row of await all<{ description: string; terms_and_condition: string }>('select description, terms_and_condition from events')) {
      expect(cleanHtml(row.description)).toBe(row.description)
      expect(cleanHtml(row.terms_and_condition)).toBe(row.terms_and_condition)
    }
  })

  it('with a picture in the store for every path it names', async () => {
    const paths = await all<{ path: string }>(
      'select thumbnail as path from events union select file from gallery_items where file is not null union select profile_picture from seller_profiles where profile_picture is not null',
    )
    expect(paths.length).toBeGreaterThan(60)
    for (const { path } of paths) expect(asked).toContain(path)
  })

  it('to a search of folded words', async () => {
    const found = await all<{ title: string }>(`select title from events where search_words @@ 'লালন'::tsquery`)
    expect(found.map((row) => row.title)).toContain('লালন স্মরণে সারা রাত বাউল গান')
    expect(await all(`select 1 from search_vocabulary where word = 'লালন'`)).toHaveLength(1)
  })

  it('with many times as many events when asked', async () => {
    const before = (await all<{ n: number }>('select count(*) as n from events'))[0]?.n ?? 0
    expect(await seedScale(database, 3, NOON)).toBe(3 * before)
    const [after] = await all<{ n: number; untitled: number }>(
      `select count(*) as n, count(*) filter (where char_length(title) > 50 or search_words = '') as untitled from events`,
    )
    expect(after).toEqual({ n: 4 * before, untitled: 0 })
  })
})

describe('answers late in the evening', () => {
  const database = useDatabase()

  it('with the market, though an event of today that has sold is over', async () => {
    expect(await seedDemo(database, tools, Date.parse('2026-11-27T16:45:00Z'))).toBe('seeded')
    const { rows } = await database.pool.query(
      `select 1 from events where title = 'Rooftop Unplugged: Songs Without a Plug' and to_time < '2026-11-27T16:45:00Z'`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('refuses', () => {
  const database = useDatabase()

  it('a database that people use already', async () => {
    await makeSeller(database.db)
    expect(await seedDemo(database, tools, NOON)).toBe('in-use')
    expect((await database.pool.query('select * from events')).rows).toEqual([])
  })
})

describe('guards', () => {
  const database = useDatabase()

  it('against half a market: what fails leaves nothing, and the next try begins anew', async () => {
    const files = { ...fullStore, exists: () => Promise.reject(new Error('the disk is full')) }
    await expect(seedDemo(database, { ...tools, files }, NOON)).rejects.toThrow('the disk is full')
    expect((await database.pool.query('select * from users')).rows).toEqual([])
    expect(await seedDemo(database, tools, NOON)).toBe('seeded')
    // A whole market is written, as in the hooks.
  }, 60_000)

  it.each(['2026-11-20T20:00:00Z', '2026-11-21T19:30:00Z', '2026-02-28T23:00:00Z', '2027-12-31T18:30:00Z'])(
    'the weekend is the next Friday and Saturday of Dhaka, seen from %s',
    (now) => {
      const { from_time } = spanOf({ day: { on: 'fri' }, at: '16:30', hours: 2 }, Date.parse(now))
      const inDhaka = new Date(Date.parse(from_time) + 6 * 3_600_000)
      expect([inDhaka.getUTCDay(), inDhaka.getUTCHours(), inDhaka.getUTCMinutes()]).toEqual([5, 16, 30])
      const daysAway = (Date.parse(from_time) - Date.parse(now)) / DAY_MS
      expect(daysAway).toBeGreaterThan(-1)
      expect(daysAway).toBeLessThan(7.7)
    },
  )
})

const DIVISIONS = [
  ['Dhaka', 'ঢাকা'],
  ['Chattogram', 'চট্টগ্রাম'],
  ['Rajshahi', 'রাজশাহী'],
  ['Khulna', 'খুলনা'],
  ['Barishal', 'বরিশাল'],
  ['Sylhet', 'সিলেট'],
  ['Rangpur', 'রংপুর'],
  ['Mymensingh', 'ময়মনসিংহ'],
] as const
