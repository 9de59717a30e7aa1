import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { EventDetail } from '#contract/events/events.ts'
import { event_categories } from '#server/db/tables/events.ts'
import { readEvent } from '#server/features/events/public/read-event.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeEvent, makeSeller, makeTicket } from '#tests/support/server/nouns/events.ts'
import { fillFaqs, fillGallery } from '#tests/support/server/nouns/galleries.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString()
const database = useDatabase()
const read = async (event_id: number) => v.parse(EventDetail, await readEvent(database.db, event_id, NOW))

describe('answers', () => {
  it('everything the page shows, in the order the seller chose', async () => {
    const { db } = database
    const [category] = await db.insert(event_categories).values({ title: 'Music', title_bn: 'গান' }).returning()
    const id = await makeEvent(db, {
      title: 'গান',
      event_category: category!.id,
      thumbnail: '/media/a.webp',
      from_time: at(1),
      to_time: at(2),
      updated_at: at(-1),
    })
    const first = await makeTicket(db, id, { title: 'Front', price: 900, seats: 0, from: at(-5), to: at(1) })
    const second = await makeTicket(db, id, { title: 'Back', price: 300 })
    await fillGallery(db, id, [
      { position: 2, name: 'film', video_url: 'https://example.org/film' },
      { position: 1, name: 'stage', file: '/media/b.webp', tone: 3 },
    ])
    await fillFaqs(db, id, [{ question: 'কখন?', answer: 'সন্ধ্যায়' }])
    expect(await read(id)).toMatchObject({
      id,
      event_id: id,
      title: 'গান',
      category: { title: 'Music', title_bn: 'গান' },
      from_time: '2027-03-11T12:00:00.000Z',
      updated_at: '2027-03-09T12:00:00.000Z',
      is_active: true,
      event_status: 'Upcoming',
      related_event_tickets: [
        { id: first, title: 'Front', price: 900, seats: 0, from: '2027-03-05T12:00:00.000Z', to: '2027-03-11T12:00:00.000Z', per_order_limit: 10 },
        { id: second, title: 'Back', price: 300, seats: 20, from: null, to: null, entry: 'each-day', days: [] },
      ],
      related_event_gallery: [{ name: 'stage', file: '/media/b.webp', tone: 3, video_url: null }, { name: 'film' }],
      related_event_faqs: [{ question: 'কখন?', answer: 'সন্ধ্যায়' }],
    })
  })

  it('an event without tickets, pictures, questions and category', async () => {
    expect(await read(await makeEvent(database.db))).toMatchObject({
      category: null,
      related_event_tickets: [],
      related_event_gallery: [],
      related_event_faqs: [],
    })
  })

  it('an event that is over', async () => {
    expect(await read(await makeEvent(database.db, { title: 'old', from_time: at(-9), to_time: at(-8) }))).toMatchObject({ title: 'old' })
  })

  it('an event that was taken off the market or called off, and says so', async () => {
    expect(await read(await makeEvent(database.db, { is_active: false }))).toMatchObject({ is_active: false, event_status: 'Upcoming' })
    const calledOff = await makeEvent(database.db, { is_active: false, event_status: 'Cancelled', called_off_at: at(-1) })
    expect(await read(calledOff)).toMatchObject({ is_active: false, event_status: 'Cancelled' })
  })

  it('a seller without a profile by name alone', async () => {
    const seller = await makeSeller(database.db, { user: { username: 'plain' } })
    await database.pool.query('delete from seller_profiles where user_id = $1', [seller])
    expect(await read(await makeEvent(database.db, { seller }))).toMatchObject({
      seller_name: 'plain',
      seller: { id: seller, username: 'plain', sellerprofile: null },
    })
  })
})

describe('the seller of an event', () => {
  it('has the name of their district in both languages', async () => {
    const seller = await makeSeller(database.db, { profile: { district: 'Faridpur' } })
    expect((await read(await makeEvent(database.db, { seller }))).seller.sellerprofile).toMatchObject({ district: 'Faridpur', district_bn: 'ফরিদপুর' })
  })
})

describe('verified sellers', () => {
  const complete = { profession: 'Organizer', district: 'Dhaka', profile_picture: '/media/p.webp' }
  const old = { created_at: at(-90), email_verified_at: at(-80) }

  async function verified(seller: number, held: number): Promise<boolean | undefined> {
    await database.pool.query(
      `insert into seller_facts values ($1, $2, 3, 0) on conflict (user_id) do update set events_held = seller_facts.events_held + excluded.events_held`,
      [seller, held],
    )
    return (await read(await makeEvent(database.db, { seller, from_time: at(5), to_time: at(6) }))).seller.sellerprofile?.is_verified
  }

  it('are complete, known by e-mail, three months with us and held three events with others', async () => {
    const seller = await makeSeller(database.db, { user: old, profile: complete })
    expect(await verified(seller, 2)).toBe(false)
    expect(await verified(seller, 1)).toBe(true)
  })

  it.each([
    ['no picture', old, { ...complete, profile_picture: null }],
    ['no profession', old, { ...complete, profession: '' }],
    ['no district', old, { ...complete, district: null }],
    ['an e-mail that is not confirmed', { ...old, email_verified_at: null }, complete],
    ['a day too few', { ...old, created_at: at(-89.99) }, complete],
  ])('are not those with %s', async (_, user, profile) => {
    expect(await verified(await makeSeller(database.db, { user, profile }), 3)).toBe(false)
  })
})

describe('guards', () => {
  it('the link of an Online event', async () => {
    const id = await makeEvent(database.db, { type: 'Online', link: 'https://example.org/room' })
    const event = await readEvent(database.db, id, NOW)
    expect(event.link).toBeNull()
    expect(JSON.stringify(event)).not.toContain('example.org/room')
  })

  it('a draft like an event that never was', async () => {
    const draft = await makeEvent(database.db, { is_active: false, published_at: null })
    await expect(read(draft)).rejects.toMatchObject({ code: 'not-found' })
    await expect(read(2_147_483_647)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('events of a seller who deleted their account', async () => {
    const seller = await makeSeller(database.db, { user: { deleted_at: at(-1) } })
    await expect(read(await makeEvent(database.db, { seller, is_active: false }))).rejects.toMatchObject({ code: 'not-found' })
  })

  it("the seller's address and password", async () => {
    const text = JSON.stringify(await readEvent(database.db, await makeEvent(database.db), NOW))
    expect(text).not.toMatch(/@example\.org|password/)
  })
})
