import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { SellerPage } from '#contract/sellers/sellers.ts'
import { countDeeds } from '#server/db/sellers/count-deeds.ts'
import { readSeller } from '#server/features/sellers/read-seller.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'

const app = useApp()
const NOW = Date.now()
const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString()
const WHOLE = { profile_picture: '/media/sellers/a.webp', profession: 'Singer', division: 'Dhaka', district: 'Dhaka' }

let guests = 0
/** So many accounts of buyers. */
async function strangers(many: number): Promise<number[]> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `with people as (insert into users (username, username_key, email, email_key, password_hash)
       select 'guest' || n, 'guest' || n, n || '@guest.example', n || '@guest.example', '' from generate_series($1::int + 1, $1::int + $2::int) n returning id)
     insert into buyers (user_id) select id from people returning user_id as id`,
    [guests, many],
  )
  guests += many
  return rows.map(({ id }) => id)
}
/** Accounts order a ticket each for the first event of a seller that is over. */
const cameTo = (seller: number, users: readonly number[], state = 'confirmed') =>
  app.database.pool.query(
    `insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
     select md5(random()::text), b.id, (select id from events where seller = $1 and to_time < now() order by id limit 1), $3, '', '', '', 0, 0, 0, 0, 0
     from unnest($2::int[]) u (id) join buyers b on b.user_id = u.id`,
    [seller, users, state],
  )

/** Ten orders of goods for a seller, on time but for what a test changes. */
async function ordered(
  seller: number,
  { late = 0, own = 0, cancelled = 0, open = 0, old = 0 }: { late?: number; own?: number; cancelled?: number; open?: number; old?: number },
) {
  const [buyer] = await strangers(1)
  await app.database.pool.query('insert into buyers (user_id) values ($1) on conflict do nothing', [seller])
  const kinds = Object.entries({ late, own, cancelled, open, old }).flatMap(([kind, many]) => Array<string>(many).fill(kind))
  await app.database.pool.query(
    `with asked as (
       select coalesce(kind, 'good') as kind, md5(random()::text) as number, (select id from buyers where user_id = case when kind = 'own' then $1::int else $2::int end) as buyer
       from generate_series(1, 10) n left join unnest($3::text[]) with ordinality k (kind, n) using (n)),
     paid as (
       insert into purchases (number, kind, buyer, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select number, 'shop', buyer, 'confirmed', '', '', '', 0, 0, 0, 0, 0 from asked returning id, number)
     insert into shop_orders (number, purchase, seller, buyer, method, state, goods, delivery_fee, total, commission, address, delivery_kind, days_least, days_most,
       placed_at, hand_over_by, deliver_by, handed_over_at, delivered_at, ended_at, cancelled_by)
     select number, id, $1, buyer, 'cod', case kind when 'cancelled' then 'cancelled' when 'open' then 'placed' else 'delivered' end, 500, 0, 500, 0, '{}', 'courier', 1, 3,
       placed_at, placed_at + interval '2 days', placed_at + interval '10 days',
       case kind when 'late' then placed_at + interval '3 days' when 'cancelled' then null when 'open' then null else placed_at + interval '1 day' end,
       case when kind not in ('cancelled', 'open') then placed_at + interval '4 days' end,
       case when kind = 'cancelled' then placed_at + interval '1 day' end, case when kind = 'cancelled' then 'seller' end
     from asked join paid using (number), lateral (
       select now() - case kind when 'open' then interval '1 hour' when 'old' then interval '300 days' else interval '20 days' end as placed_at) placed`,
    [seller, buyer, kinds],
  )
}

/** A seller whom the rule verifies, but for what a test takes away. */
async function aVerifiedOne(slug: string, over: { user?: object; profile?: object; held?: number; people?: number } = {}) {
  const seller = await makeSeller(app.database.db, {
    user: { created_at: ago(90), email_verified_at: ago(90), ...over.user },
    profile: { slug, ...WHOLE, ...over.profile },
  })
  for (let held = 0; held < (over.held ?? 3); held += 1) await makeEvent(app.database.db, { seller, from_time: ago(2 + held), to_time: ago(1 + held) })
  await cameTo(seller, await strangers(over.people ?? 3))
  await countDeeds(app.database.db)
  return seller
}
const page = async (slug: string): Promise<SellerPage> => (await app.request(`/api/seller/${slug}/`)).json()

describe('answers', () => {
  it('a seller to all callers, with nothing that is theirs alone', async () => {
    const id = await aVerifiedOne('lotus', { profile: { full_name: 'পদ্ম', languages: ['বাংলা'], skills: ['Song'], about: 'Two\nlines' } })
    const response = await app.request('/api/seller/lotus/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    expect(await response.json()).toEqual({
      id,
      username: expect.any(String),
      slug: 'lotus',
      full_name: 'পদ্ম',
      ...WHOLE,
      languages: ['বাংলা'],
      skills: ['Song'],
      about: 'Two\nlines',
      city: '',
      gender: null,
      version: 1,
      follower_count: 0,
      trust: {
        first_answers: 0,
        answer_minutes: null,
        bookings_ended: 0,
        bookings_kept: 0,
        refunds_owed: 0,
        refunds_in_time: 0,
        computed_at: expect.any(String),
      },
      pictures: [],
      films: [],
      team: [],
      has_services: false,
      has_events: true,
      has_products: false,
      member_since: ago(90),
      is_verified: true,
      is_verified_employer: false,
      events_held: 3,
      event_people: 3,
      goods_orders: 0,
      goods_on_time: 0,
      applicants_answered: 0,
      licence_seen_at: null,
      rating: { count: 0, mean: null },
      taken_off_reason: null,
    })
    expect(Object.keys(SellerPage.entries)).not.toContain('email')
  })

  it('in any spelling of the address, with or without the slash', async () => {
    await aVerifiedOne('water-lily')
    for (const path of ['/api/seller/Water-Lily/', '/api/seller/WATER-LILY', '/api/seller/water-lily']) expect((await app.request(path)).status, path).toBe(200)
  })

  it('the number of events that took place: none to come, none that was taken off', async () => {
    const seller = await aVerifiedOne('counted', { held: 5 })
    await makeEvent(app.database.db, { seller })
    await makeEvent(app.database.db, { seller, from_time: ago(1), to_time: new Date(NOW + DAY_MS).toISOString() })
    await makeEvent(app.database.db, { seller, from_time: ago(9), to_time: ago(8), is_active: false })
    await countDeeds(app.database.db)
    expect(await page('counted')).toMatchObject({ events_held: 5, is_verified: true })
  })

  it.each<[string, Parameters<typeof aVerifiedOne>[1]]>([
    ['a picture', { profile: { profile_picture: null } }],
    ['a profession', { profile: { profession: '' } }],
    ['a district', { profile: { district: null } }],
    ['a verified e-mail', { user: { email_verified_at: null } }],
    ['a third event', { held: 2 }],
    ['a third person', { people: 2 }],
    ['three months', { user: { created_at: ago(89.9) } }],
  ])('"not verified" for want of %s', async (what, over) => {
    const slug = what.replaceAll(' ', '-')
    await aVerifiedOne(slug, over)
    expect((await page(slug)).is_verified).toBe(false)
  })

  it('the same as the page of an event says', async () => {
    const seller = await aVerifiedOne('agreeing')
    const event = await makeEvent(app.database.db, { seller })
    const { sellerprofile } = (await (await app.request(`/api/event/${event}/`)).json()).seller
    const { full_name, slug, profession, district, member_since, is_verified, ...rest } = await page('agreeing')
    const { events_held, event_people, goods_orders, goods_on_time } = rest
    expect(sellerprofile).toEqual({
      ...{ full_name, slug, profession, district, member_since, is_verified, events_held, event_people, goods_orders, goods_on_time },
      district_bn: 'ঢাকা',
      profile_picture: { url: WHOLE.profile_picture },
    })
  })
})

describe('refuses', () => {
  it('a seller who is deleted, locked or was never there, all alike', async () => {
    await aVerifiedOne('gone', { user: { deleted_at: ago(1) } })
    await aVerifiedOne('locked', { user: { locked_at: ago(1) } })
    const bodies = []
    for (const slug of ['gone', 'locked', 'never']) {
      const response = await app.request(`/api/seller/${slug}/`)
      expect(response.status, slug).toBe(404)
      const { request_id: _, ...body } = await response.json()
      bodies.push(body)
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  it('whatever is no address of a shop', async () => {
    for (const slug of ["' or 1=1 --", '%25', '_______', 'পদ্ম'])
      await expect(readSeller(app.database.db, slug, NOW), slug).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('deeds', () => {
  it('with oneself, by the same person again, and those whose money went back count for nothing', async () => {
    const seller = await aVerifiedOne('alone', { people: 2 })
    const [one = 0] = await strangers(1)
    await app.database.pool.query('insert into buyers (user_id) values ($1) on conflict do nothing', [seller])
    await cameTo(seller, [seller, seller, seller])
    await cameTo(seller, [one], 'refunded')
    await countDeeds(app.database.db)
    expect(await page('alone')).toMatchObject({ event_people: 2, is_verified: false })
    await cameTo(seller, [one, one])
    await countDeeds(app.database.db)
    expect(await page('alone')).toMatchObject({ event_people: 3, is_verified: true })
  })

  it.each<[string, { late?: number; own?: number; cancelled?: number; open?: number; old?: number; is_verified: boolean }]>([
    ['ten orders of goods, nine of them on time', { late: 1, is_verified: true }],
    ['ten of which two were late', { late: 2, is_verified: false }],
    ['one that the seller cancelled beside one that was late', { late: 1, cancelled: 1, is_verified: false }],
    ['nine of others and one of oneself', { own: 1, is_verified: false }],
    ['nine and one of which it is not decided yet', { open: 1, is_verified: false }],
    ['nine and one of last year', { old: 1, is_verified: false }],
  ])('by goods: %s', async (_, { is_verified, ...bad }) => {
    const slug = `goods-${Object.entries(bad).flat().join('-')}`
    const seller = await aVerifiedOne(slug, { held: 0, people: 0 })
    await ordered(seller, bad)
    await countDeeds(app.database.db)
    const shown = await page(slug)
    expect([shown.is_verified, shown.events_held]).toEqual([is_verified, 0])
    if (is_verified) expect(shown).toMatchObject({ goods_orders: 10, goods_on_time: 9 })
  })

  it('by goods are as good as those of before: late ones take the badge away', async () => {
    const seller = await aVerifiedOne('late-now', { held: 0, people: 0 })
    await ordered(seller, {})
    await countDeeds(app.database.db)
    expect((await page('late-now')).is_verified).toBe(true)
    await app.database.pool.query(
      `update shop_orders set handed_over_at = hand_over_by + interval '1 minute' where id in (select id from shop_orders where seller = $1 limit 2)`,
      [seller],
    )
    expect(await countDeeds(app.database.db)).toBe(1)
    expect((await page('late-now')).is_verified).toBe(false)
  })

  it('that are undone take the badge with them', async () => {
    const seller = await aVerifiedOne('falling')
    expect((await page('falling')).is_verified).toBe(true)
    await app.database.pool.query(`update purchases set state = 'refunded' where event in (select id from events where seller = $1)`, [seller])
    expect(await countDeeds(app.database.db)).toBe(1)
    expect(await page('falling')).toMatchObject({ event_people: 0, is_verified: false })
    expect(await countDeeds(app.database.db)).toBe(0)
  })

  it('of a seller say nothing of an employer, and those of an employer nothing of a seller', async () => {
    const organizer = await aVerifiedOne('organizer')
    const employer = await aVerifiedOne('employer', { held: 0, people: 0 })
    for (const id of [organizer, employer]) {
      const job = await makeJob(app.database.db, { employer: id })
      const answered = id === employer ? 3 : 0
      for (const [at, applicant] of (await strangers(4)).entries()) await apply(job, applicant, at < answered ? 'shortlisted' : 'sent')
    }
    await countDeeds(app.database.db)
    expect(await page('organizer')).toMatchObject({ is_verified: true, is_verified_employer: false })
    expect(await page('employer')).toMatchObject({ is_verified: false, is_verified_employer: true, applicants_answered: 3 })
  })
})

const apply = (job: number, applicant: number, state: string) =>
  app.database.pool.query(
    `insert into job_applications (job_post, applicant, state, full_name, phone_number, email, language, search_words) values ($1, $2, $3, '', '', '', 'en', '')`,
    [job, applicant, state],
  )
