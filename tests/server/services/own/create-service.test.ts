import { beforeAll, describe, expect, it } from 'vitest'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeServiceBranch, type ServiceBranch, sendForm, serviceTexts } from '#tests/support/server/nouns/offering-services.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let seller: SignedInPerson
let branch: ServiceBranch
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  seller = await joinAsSeller(app, 'plumber')
  branch = await makeServiceBranch(database.db)
  picture = await aPoster('#a04', 64, 32)
})

const create = async (over: Record<string, string> = {}, pictures = [picture], who = seller) => {
  await database.pool.query('delete from rate_limits')
  return sendForm(app, who, { path: '/api/service/create/', texts: serviceTexts(branch, over), files: { pictures } })
}
const made = async (over: Record<string, string> = {}, pictures?: Uint8Array<ArrayBuffer>[]): Promise<OwnServiceDetail> => {
  const response = await create(over, pictures)
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}
const count = async (table: string) => (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
const team = async (who = seller): Promise<{ member_id: number; is_owner: boolean }[]> => (await request('/api/team/', { headers: as(who) })).json()

describe('a service that is posted', () => {
  it('has its terms with Bangla digits, its pictures in every width, the first on its card, and its seller as the one who does it', async () => {
    const before = await count('free_time_tasks')
    const service = await made({}, [picture, await aPoster('#04a', 32, 64)])
    expect(service).toMatchObject({
      title: 'পানির লাইন মেরামত',
      second_title: 'Water line repair',
      ...{ pricing: 'fixed', price: 800, duration: 60, step: '30', seats: 1, pause_before: 0, pause_after: 15, hours_least: 1, hours_most: 4 },
      ...{ notice_hours: 2, horizon_days: 60, answer_hours: 12, confirms: 'ask', is_instant: false, payment: 'after', advance_percent: 10, cancel_hours: '24' },
      ...{ place: 'at-customer', districts: ['Dhaka', 'Gazipur'], reaches: ['Dhaka', 'Gazipur'], at_line: '', link: '' },
      ...{ is_active: true, version: 1, requests: 0, coming: 0, member_count: 1, next_free_at: null, free_days: [], faqs: [] },
      ...branch,
    })
    expect(service.pictures).toHaveLength(2)
    expect(service.thumbnail).toBe(service.pictures[0]?.file)
    for (const { file } of service.pictures) expect(IMAGE_WIDTHS.every((width) => files.has(imageAt(file ?? '', width).replace('/media/', '')))).toBe(true)
    const [owner] = await team()
    expect(owner).toMatchObject({ is_owner: true, name: 'plumber' })
    expect(service.members).toEqual([owner?.member_id])
    expect(await count('free_time_tasks')).toBe(before + 1)
    const { rows } = await database.pool.query('select published_at is not null as is_public from services where id = $1', [service.service_id])
    expect(rows).toEqual([{ is_public: true }])
  })

  it('keeps what belongs to its place and its price alone', async () => {
    const at = {
      at_district: 'Dhaka',
      at_area: 'Dhanmondi',
      at_line: 'House 4',
      directions: 'Second floor',
      link: 'https://meet.example/a',
      districts: 'Dhaka',
    }
    expect(await made({ ...at, place: 'at-provider' })).toMatchObject({ ...at, link: '', districts: [], reaches: ['Dhaka'] })
    expect(await made({ ...at, place: 'online' })).toMatchObject({ at_line: '', directions: '', link: 'https://meet.example/a', reaches: null })
    expect(await made({ districts: '' })).toMatchObject({ districts: [], reaches: null })
    expect(await made({ pricing: 'quote', price: '500' })).toMatchObject({ price: 0 })
    expect(await made({ pricing: 'hourly', price: '৩০০', hours_most: '১২', duration: '90', confirms: 'instant' })).toMatchObject({
      ...{ duration: 60, hours_most: 12, is_instant: true, confirms: 'instant' },
    })
    expect(await made({ seats: '৫০' })).toMatchObject({ seats: 50 })
    const dear = { price: '500000', payment: 'advance', advance_percent: '5', pricing: 'hourly', hours_least: '12', hours_most: '12' }
    expect(await made(dear)).toMatchObject({ price: 500_000, advance_percent: 5 })
  })

  it('is the same one when a phone sends it again under its key, also at the same moment', async () => {
    const client_key = 'a-key-of-a-phone-1'
    const before = await count('services')
    const answers = await Promise.all([1, 2].map(() => create({ client_key })))
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as OwnServiceDetail).service_id))
    expect(new Set(ids).size).toBe(1)
    expect((await made({ client_key })).service_id).toBe(ids[0])
    expect(await count('services')).toBe(before + 1)
    expect(await count('galleries')).toBe(await count('services'))
  })

  it('that two of a new seller’s phones send at once makes one team', async () => {
    const other = await joinAsSeller(app, 'tutor')
    const answers = await Promise.all([1, 2].map(() => create({}, [picture], other)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await team(other)).toHaveLength(1)
  })

  it('keeps no hostile markup, and says texts as they were typed', async () => {
    const title = '<script>alert(1)</script> Repair'
    const hostile = '<p onclick="alert(1)">Good.<script>alert(1)</script></p><svg onload="alert(1)"></svg>'
    const service = await made({ title, second_title: '', second_description: '', description: hostile })
    expect(service.title).toBe(title)
    expect(service.description).toContain('Good.')
    expect(service.description).not.toMatch(/script|onclick|svg/i)
  })
})

describe('is refused', () => {
  it.each([
    ['no picture', {}, [], { pictures: 'required' }],
    ['no title', { title: ' ' }, undefined, { title: 'required' }],
    ['a title that is too long', { title: 'ক'.repeat(81) }, undefined, { title: 'too-long' }],
    ['no price', { price: '' }, undefined, { price: 'required' }],
    ['a price that is no number', { price: 'twelve' }, undefined, { price: 'not-a-number' }],
    ['a price above the limit', { price: '৫০০০০১' }, undefined, { price: 'too-large' }],
    ['a price that no single payment takes', { price: '৪৯৯৯৪১', payment: 'online' }, undefined, { price: 'too-large' }],
    [
      'an advance for the least hours that no single payment takes',
      { price: '500000', payment: 'advance', advance_percent: '10', pricing: 'hourly', hours_least: '12', hours_most: '12' },
      undefined,
      { price: 'too-large' },
    ],
    [
      'hours of which the least exceed a payment',
      { price: '250000', payment: 'online', pricing: 'hourly', hours_least: '2' },
      undefined,
      { price: 'too-large' },
    ],
    ['a time that is too short', { duration: '১৪' }, undefined, { duration: 'too-small' }],
    ['more hours at least than at most', { pricing: 'hourly', hours_least: '5' }, undefined, { hours_most: 'below-least' }],
    ['seats by the hour', { pricing: 'hourly', seats: '2' }, undefined, { seats: 'does-not-fit' }],
    ['a quote that is confirmed at once', { pricing: 'quote', confirms: 'instant' }, undefined, { confirms: 'does-not-fit' }],
    ['no address where the buyer comes', { place: 'at-provider' }, undefined, { at_district: 'required', at_area: 'required', at_line: 'required' }],
    ['a district that is none', { districts: 'Dhaka,Atlantis' }, undefined, { districts: 'not-a-place' }],
    ['an area elsewhere', { place: 'at-provider', at_district: 'Bogura', at_area: 'Dhanmondi', at_line: 'House 4' }, undefined, { at_area: 'not-a-place' }],
    ['no link where nobody goes anywhere', { place: 'online' }, undefined, { link: 'required' }],
    ['a link that is none', { place: 'online', link: 'javascript:alert(1)' }, undefined, { link: 'not-a-url' }],
    ['an advance above the guidelines', { payment: 'advance', advance_percent: '11' }, undefined, { advance_percent: 'too-large' }],
    ['members of nobody’s team', { members: '2147483648' }, undefined, { members: 'does-not-fit' }],
    ['titles in one language', { second_title: 'মেরামত' }, undefined, { second_title: 'same-language' }],
  ])('%s', async (...[, over, pictures, fields]) => {
    const before = [await count('services'), files.size]
    const answer = await create(over as Record<string, string>, pictures as Uint8Array<ArrayBuffer>[] | undefined)
    expect(await refusalOf(answer)).toMatchObject({ status: 400, code: 'bad-input', fields })
    expect([await count('services'), files.size]).toEqual(before)
  })

  it('a category that stands elsewhere, and a member of another seller', async () => {
    const other = await makeServiceBranch(database.db)
    const answer = await create({ service_subcategory: String(other.service_subcategory) })
    expect(await refusalOf(answer)).toMatchObject({ code: 'bad-input', fields: { service_subcategory: 'does-not-fit' } })
    const [stranger] = await team(await joinAsSeller(app, 'stranger'))
    const [owner] = await team()
    const members = `${owner?.member_id},${stranger?.member_id}`
    expect(await refusalOf(await create({ members }))).toMatchObject({ code: 'bad-input', fields: { members: 'does-not-fit' } })
  })

  it('more than twelve pictures, and a file that is none', async () => {
    expect((await create({}, Array(13).fill(picture))).status).toBe(413)
    const before = files.size
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await refusalOf(await create({}, [picture, svg]))).toMatchObject({ code: 'unsupported-media' })
    expect(files.size).toBe(before)
  })

  it('who is no seller, whose shop is off, and who is not signed in', async () => {
    expect((await create({}, [picture], await joinAndLogIn(app, 'buyer'))).status).toBe(403)
    expect((await create({}, [picture], { ...seller, access: 'x' })).status).toBe(401)
    const off = await joinAsSeller(app, 'taken-off-shop')
    await database.pool.query(`update seller_profiles set taken_off_at = now(), taken_off_reason = 'Cheats.' where user_id = $1`, [off.id])
    expect(await refusalOf(await create({}, [picture], off))).toMatchObject({ code: 'shop-taken-off' })
  })

  it('more that are active than an account with an e-mail that is not verified may have; what is not active is taken', async () => {
    const newcomer = await joinAndLogIn(app, 'newcomer')
    await database.pool.query(`insert into seller_profiles (user_id, slug, full_name) values ($1, 'newcomer', 'Newcomer')`, [newcomer.id])
    for (let n = 0; n < UNVERIFIED_LIMITS.servicesMost; n += 1) expect((await create({}, [picture], newcomer)).status).toBe(200)
    expect(await refusalOf(await create({}, [picture], newcomer))).toMatchObject({
      code: 'unverified-limit',
      facts: { servicesMost: UNVERIFIED_LIMITS.servicesMost },
    })
    expect((await create({ is_active: 'false' }, [picture], newcomer)).status).toBe(200)
  })
})
