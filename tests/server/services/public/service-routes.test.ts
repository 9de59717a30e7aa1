import { beforeAll, describe, expect, it } from 'vitest'
import { dhakaDay } from '#contract/core/time.ts'
import type { Hours } from '#contract/services/hours.ts'
import { SERVICE_LISTED, type ServiceCard, type ServiceDetail, type ServicePage } from '#contract/services/services.ts'
import { MARKET_CATEGORIES } from '#server/db/categories/market-categories.ts'
import { readDataVersion } from '#server/db/connection/data-version.ts'
import { countDeeds } from '#server/db/sellers/count-deeds.ts'
import { MARKET_OF_SERVICES } from '#server/db/services/market-of-services.ts'
import { SERVICE_LISTING } from '#server/db/services/service-listing.ts'
import { serviceTreeLevel } from '#server/db/services/service-tree/service-tree.ts'
import { faq_lists, faqs } from '#server/db/tables/faqs.ts'
import { galleries, gallery_items } from '#server/db/tables/galleries.ts'
import { ATTEMPTS } from '#tests/support/hostile/injection-attempts.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { bookService, makeListedService } from '#tests/support/server/nouns/listed-services.ts'
import { ALWAYS, makeServiceBranch, type ServiceOver } from '#tests/support/server/nouns/services.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'

const app = useApp()
const { database, request } = app
let branch: Awaited<ReturnType<typeof makeServiceBranch>>
let seller = 0
beforeAll(async () => {
  branch = await makeServiceBranch(database.db)
  seller = await makeSeller(database.db, { profile: { full_name: 'রূপসা সেবা', slug: 'rupsha', division: 'Rajshahi', district: 'Bogura' } })
})

const make = (over: ServiceOver = {}) => makeListedService(database.db, { ...branch, ...over })
const ask = async (path: string) => {
  const response = await request(path)
  return { status: response.status, body: await response.json() }
}
const listed = async (query = ''): Promise<ServiceCard[]> => (await ask(`/api/service/?${query}`)).body
const idsOf = (cards: readonly ServiceCard[]) => cards.map(({ service_id }) => service_id)
const detailOf = async (id: number): Promise<ServiceDetail> => (await ask(`/api/service/${id}/`)).body
const change = (id: number, columns: string) => database.pool.query(`update services set ${columns} where id = $1`, [id])
const OFF = `is_active = false, taken_off_at = now(), taken_off_reason = 'It is <b>not</b> true', taken_off_with = 'itself'`
const inDays = (days: number) => dhakaDay(Date.now() + days * 86_400_000)

describe('lists', () => {
  it('what can be asked for: nothing that is switched off, taken off, or of a shop that staff have suspended', async () => {
    const [on, off, taken] = [await make(), await make({ is_active: false }), await make()]
    const other = await make()
    await change(taken.id, OFF)
    await database.pool.query(`insert into suspended_shops (shop, by, why) values ($1, $1, 'Cheats')`, [other.seller])
    const ids = idsOf(await listed())
    expect(ids).toContain(on.id)
    expect(ids.filter((id) => [off.id, taken.id, other.id].includes(id))).toEqual([])
    expect(await detailOf(other.id)).toMatchObject({ is_bookable: false })
  })

  it('cards with their price, where it is done, when it is free next, and whose it is', async () => {
    const soon = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString()
    const { id } = await make({ seller, next_free_at: soon, free_days: [inDays(0), inDays(3)] })
    const [card] = (await listed(`seller=${seller}`)).filter(({ service_id }) => service_id === id)
    expect(card).toMatchObject({ pricing: 'fixed', price: 500, place: 'at-provider', reaches: ['Bogura'], is_instant: true, seller_name: 'রূপসা সেবা' })
    expect(card).toMatchObject({ next_free_at: soon, free_days: [inDays(0), inDays(3)], district_bn: 'বগুড়া', rating: { count: 0, mean: null } })
    expect(idsOf(await listed(`instant=true&seller=${seller}`))).toEqual([id])
    expect(idsOf(await listed(`day=${inDays(3)}&district=Bogura&seller=${seller}`))).toEqual([id])
  })

  it('pages with a total that stops at two hundred, and says so', async () => {
    const many = await makeServiceBranch(database.db)
    const { id } = await make(many)
    await database.pool.query(
      `insert into services (seller, title, description, place, pricing, price, duration, step, service_category, service_subcategory, published_at, search_words)
       select seller, title, description, place, pricing, price, duration, step, service_category, service_subcategory, published_at, search_words
       from services, generate_series(1, $2::int) where id = $1`,
      [id, SERVICE_LISTED.countedTo + 3],
    )
    const page: ServicePage = (await ask(`/api/service/?category=${many.service_category}&limit=50`)).body
    expect(page).toMatchObject({ total: 200, total_is_exact: false })
    const next: ServicePage = (await ask(`/api/service/?category=${many.service_category}&limit=50&cursor=${page.next_cursor}`)).body
    expect(idsOf(next.results).filter((one) => idsOf(page.results).includes(one))).toEqual([])
    await database.pool.query('delete from services where service_category = $1 and id > $2', [many.service_category, id])
  })

  it('them in the search of everything, on Home, where only what has a free time is, and in the category of the market', async () => {
    const tree = await database.pool.query<{ id: number; parent: number }>(
      `select id, parent from service_categories where title = 'Plumbing' and parent is not null`,
    )
    const { id: service_subcategory, parent: service_category } = tree.rows[0]!
    const past = new Date(Date.now() - 60_000).toISOString()
    const { id } = await make({ title: 'Zamdani-nineteen', service_category, service_subcategory, next_free_at: past })
    const { id: full } = await make({ title: 'Zamdani-nineteen full', service_category, service_subcategory })
    expect(idsOf((await ask('/api/search/?q=zamdani-nineteen')).body.services.results)).toEqual([id, full])
    const home = (await ask('/api/home/')).body
    expect(idsOf(home.services)[0]).toBe(id)
    expect(idsOf(home.services)).not.toContain(full)
    expect(home.totals.services).toBeGreaterThan(1)
    expect(idsOf((await ask('/api/category/crafts/')).body.services.results)).toEqual(expect.arrayContaining([id, full]))
    expect((await ask('/api/search/suggest/?q=zamdani')).body).toContainEqual(expect.objectContaining({ kind: 'services', path: `/servicedetails/${id}` }))
  })

  it('them under the name and the district that their provider has now', async () => {
    const own = await makeSeller(database.db, { profile: { full_name: 'Meghna Repairs', slug: 'meghna-repairs' } })
    const { id } = await make({ seller: own })
    expect(idsOf(await listed('q=meghna'))).toEqual([id])
    await database.db.transaction(async (tx) => {
      await tx.execute(`update seller_profiles set full_name = 'Jamuna Repairs', division = 'Sylhet', district = 'Sylhet' where user_id = ${own}`)
      await SERVICE_LISTING.renameSeller?.(tx, own, 'Jamuna Repairs')
    })
    expect(idsOf(await listed('q=jamuna'))).toEqual([id])
    expect(idsOf(await listed('q=সিলেট'))).toContain(id)
    expect(idsOf(await listed('q=meghna'))).toEqual([])
  })

  it('no list from memory that was made before a change of services, members or hours', async () => {
    const { id, members, seller: own } = await make({ team: ['Rina'] })
    const versions = [await readDataVersion(database)]
    for (const statement of [
      `update services set price = 450 where id = ${id}`,
      `update team_members set is_bookable = false where id = ${members[1]}`,
      `delete from service_members where service = ${id} and member = ${members[1]}`,
      `update calendars set version = version + 1 where seller = ${own} and member is null`,
    ]) {
      await database.pool.query(statement)
      const version = await readDataVersion(database)
      expect(versions, statement).not.toContain(version)
      versions.push(version)
    }
  })

  it('the tree: twelve branches at least with five below each, in both scripts, each in a category of the market', async () => {
    const { body: tree } = await ask('/api/service_category/')
    const tops = serviceTreeLevel(0)
    expect(tops.length).toBeGreaterThanOrEqual(12)
    for (const top of tops) {
      const id = tree.find(({ title, parent }: { title: string; parent: number | null }) => title === top.title && parent === null)?.id
      expect(tree.filter(({ parent }: { parent: number | null }) => parent === id).length, top.title).toBeGreaterThanOrEqual(5)
      expect(Object.keys(MARKET_CATEGORIES), top.title).toContain(MARKET_OF_SERVICES[top.title])
    }
    const all = [...tops, ...serviceTreeLevel(1)]
    expect(all.filter(({ title_bn }) => !/\p{Script=Bengali}/u.test(title_bn))).toEqual([])
    const firstChild = tree.findIndex(({ parent }: { parent: number | null }) => parent !== null)
    expect(tree.slice(firstChild).every(({ parent }: { parent: number | null }) => parent !== null)).toBe(true)
  })
})

describe('shows', () => {
  it('a service with pictures, films, questions, its team, terms and its seller', async () => {
    const made = await make({ seller, team: ['Rina', 'Karim', 'Away'], notice_hours: 5, cancel_hours: '72', service_subcategory: branch.service_subcategory })
    const [, rina, karim, away] = made.members
    await database.pool.query(`update team_members set role = 'Plumber' where id = $1`, [rina])
    await database.pool.query('update team_members set is_bookable = false where id = $1', [karim])
    await database.pool.query('update team_members set removed_at = now() where id = $1', [away])
    const [gallery] = await database.db.insert(galleries).values({ owner: seller }).returning()
    await database.db.insert(gallery_items).values([
      { gallery: gallery!.id, name: 'At work', video_url: 'https://youtu.be/abcdefghijk', position: 1 },
      { gallery: gallery!.id, name: 'Tap', alt: 'A tap', file: '/media/services/a.webp', tone: 3, position: 0 },
    ])
    const [list] = await database.db.insert(faq_lists).values({ owner: seller }).returning()
    await database.db.insert(faqs).values({ list: list!.id, question: 'Parts?', answer: 'You pay them.', position: 0 })
    await change(made.id, `gallery = ${gallery!.id}, faqs = ${list!.id}`)
    const service = await detailOf(made.id)
    expect(service.pictures.map(({ file, alt, video_url }) => [file, alt, video_url])).toEqual([
      ['/media/services/a.webp', 'A tap', null],
      [null, '', 'https://youtu.be/abcdefghijk'],
    ])
    expect(service.faqs).toEqual([{ question: 'Parts?', answer: 'You pay them.' }])
    expect(service.members).toEqual([
      { member_id: made.members[0], name: 'রূপসা সেবা', role: '', picture: null },
      { member_id: rina, name: 'Rina', role: 'Plumber', picture: null },
    ])
    expect(service).toMatchObject({ area: 'Bogura Sadar', area_bn: 'বগুড়া সদর', is_bookable: true, taken_off_reason: null, closed_until: null })
    expect(service).toMatchObject({ duration: 60, step: 'duration', notice_hours: 5, cancel_hours: '72', payment: 'after', seats: 1 })
    expect(service.seller_profile).toMatchObject({ full_name: 'রূপসা সেবা', slug: 'rupsha', is_verified: false, bookings_done: 0 })
    expect(JSON.stringify(service)).not.toMatch(/House 4|Behind the school/)
  })

  it('until when its provider is closed, unless somebody of the team works', async () => {
    const closed = (from: number, until: number): Hours => ({
      ...ALWAYS,
      windows: [{ from: inDays(from), until: inDays(until), kind: 'own', note: '', spans: [] }],
    })
    const { id, members } = await make({ team: ['Rina'], hours: closed(0, 4) })
    expect((await detailOf(id)).closed_until).toBe(inDays(4))
    await database.pool.query('update calendars set hours = $2 where member = $1', [members[1], closed(2, 3)])
    expect((await detailOf(id)).closed_until).toBeNull()
    await database.pool.query('update calendars set hours = $2 where member = $1', [members[1], closed(-2, 0)])
    expect((await detailOf(id)).closed_until).toBe(inDays(0))
  })

  it('how many bookings of others were done: three of one buyer in thirty days, none of its seller', async () => {
    const made = await make()
    const [one, other] = (await makeCrowd(database, 2, TEST_SECRET)) as [CrowdMember, CrowdMember]
    await database.pool.query('insert into buyers (user_id) values ($1)', [made.seller])
    for (const ended of [1, 2, 3, 4, 40]) await bookService(app, made, { user_id: one.user_id, ended })
    await bookService(app, made, { user_id: other.user_id })
    await bookService(app, made, { user_id: other.user_id, state: 'no-show' })
    await bookService(app, made, { user_id: made.seller })
    await countDeeds(database.db)
    expect((await detailOf(made.id)).seller_profile.bookings_done).toBe(5)
  })

  it('similar ones: of its own kind first, then of the branch above, the soonest free first', async () => {
    const near = await makeServiceBranch(database.db)
    const other = { ...near, service_subcategory: (await makeServiceBranch(database.db)).service_subcategory }
    const sister = await make(other)
    const twins = [await make(near), await make({ ...near, next_free_at: new Date().toISOString() })]
    await make({ ...near, is_active: false })
    const { id } = await make(near)
    expect(idsOf((await detailOf(id)).similar)).toEqual([twins[1]!.id, twins[0]!.id, sister.id])
  })

  it('what was switched off, or has nobody who does it, and says that it cannot be asked for', async () => {
    const { id } = await make({ title: 'Old service', is_active: false })
    expect(await detailOf(id)).toMatchObject({ title: 'Old service', is_bookable: false })
    const alone = await make()
    await database.pool.query('update team_members set is_bookable = false where id = $1', [alone.members[0]])
    expect(await detailOf(alone.id)).toMatchObject({ is_bookable: false, members: [] })
  })

  it('of what staff took off its title and their words alone', async () => {
    const { id } = await make({ title: 'Massage', description: '<p>Call me</p>', thumbnail: '/media/services/a.webp', free_days: [inDays(1)] })
    await change(id, OFF)
    const service = await detailOf(id)
    expect(service).toMatchObject({ title: 'Massage', is_bookable: false, taken_off_reason: 'It is <b>not</b> true', thumbnail: null, pictures: [] })
    expect(service).toMatchObject({ members: [], faqs: [], free_days: [], next_free_at: null })
    expect(service.description).toContain('It is &lt;b&gt;not&lt;/b&gt; true')
    expect(service.description).not.toContain('Call me')
  })
})

describe('refuses', () => {
  it('a draft, what does not exist, and the service of a seller who has left, to all readers alike', async () => {
    const draft = await make({ is_active: false, published_at: null })
    const left = await make()
    await database.pool.query('update users set deleted_at = now() where id = $1', [left.seller])
    const answers = await Promise.all([draft.id, left.id, 2_000_000_000].map((id) => ask(`/api/service/${id}/`)))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array.from({ length: 3 }, () => [404, 'not-found']))
  })

  it.each(ATTEMPTS)('%s: words find words, nothing else', async (attempt) => {
    const response = await request(`/api/service/?q=${encodeURIComponent(attempt)}&district=${encodeURIComponent(attempt)}`)
    expect([200, 400]).toContain(response.status)
  })

  it('filters that say nothing, and cursors of another list', async () => {
    for (const query of ['min_price=-1', 'place=moon', 'sort=cheap', 'category=x', 'day=2027-13-01', 'instant=no', 'cursor=abc', 'limit=51'])
      expect((await ask(`/api/service/?${query}`)).status, query).toBe(400)
  })
})
