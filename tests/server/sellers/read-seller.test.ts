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
      member_since: ago(90),
      is_verified: true,
      is_verified_employer: false,
      events_held: 3,
      event_people: 3,
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
    const { full_name, slug, profession, district, member_since, is_verified, events_held, event_people } = await page('agreeing')
    expect(sellerprofile).toEqual({
      ...{ full_name, slug, profession, district, member_since, is_verified, events_held, event_people },
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
