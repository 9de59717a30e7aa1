import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS } from '#contract/core/images.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { TEAM_LIMITS, type TeamMember } from '#contract/services/team.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import {
  makeBooking,
  makeServiceBranch,
  postedService,
  type ServiceBranch,
  sendForm,
  sendJson,
  serviceTexts,
} from '#tests/support/server/nouns/offering-services.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let seller: SignedInPerson
let other: SignedInPerson
let branch: ServiceBranch
let sellers = 0
let keys = 0
beforeAll(async () => {
  other = await joinAsSeller(app, 'electrician')
  branch = await makeServiceBranch(database.db)
})
beforeEach(async () => {
  sellers += 1
  await database.pool.query('delete from rate_limits')
  seller = await joinAsSeller(app, `plumber-${sellers}`)
})

const team = async (who = seller): Promise<TeamMember[]> => (await request('/api/team/', { headers: as(who) })).json()
const add = (name: string, over: Record<string, string> = {}, picture?: Uint8Array<ArrayBuffer>) => {
  keys += 1
  const texts = { name, client_key: `a-key-of-a-phone-${keys}`, ...over }
  return sendForm(app, seller, { path: '/api/team/', texts, files: { picture: picture ? [picture] : [] } })
}
const added = async (...args: Parameters<typeof add>): Promise<TeamMember> => {
  const response = await add(...args)
  if (response.status !== 200) throw new Error(await response.text())
  return ((await response.json()) as TeamMember[]).at(-1)!
}
const change = (member: number, texts: Record<string, string>, { picture, who = seller }: { picture?: Uint8Array<ArrayBuffer>; who?: SignedInPerson } = {}) =>
  sendForm(app, who, { path: `/api/team/${member}/`, method: 'PATCH', texts, files: { picture: picture ? [picture] : [] } })
const remove = (member: number, who = seller) => sendJson(app, who, { path: `/api/team/${member}/`, method: 'DELETE' })
const calendarsOf = async (member: number) => (await database.pool.query('select 1 from calendars where member = $1', [member])).rowCount
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const setShopPicture = async (colour: string) => {
  const headers = { ...as(seller), origin: TEST_ORIGIN, 'content-type': 'image/png' }
  return (await request('/api/account/seller_picture/', { method: 'POST', body: await aPoster(colour), headers })).json()
}

describe('a team', () => {
  it('begins with its seller, and grows by members with pictures, each with a calendar', async () => {
    expect(await team()).toMatchObject([{ name: seller.username, is_owner: true, is_bookable: true, coming: 0 }])
    const rina = await added(' রিনা  বেগম ', { role: 'Plumber', is_bookable: 'false' }, await aPoster('#a04', 64, 32))
    expect(rina).toMatchObject({ name: 'রিনা বেগম', role: 'Plumber', is_owner: false, is_bookable: false })
    expect(files.has(rina.picture!.replace('/media/', ''))).toBe(true)
    expect(await calendarsOf(rina.member_id)).toBe(1)
    expect((await team()).map(({ is_owner }) => is_owner)).toEqual([true, false])
  })

  it('has a member once who is sent twice under one key', async () => {
    const client_key = 'a-key-of-a-phone-once'
    const answers = await Promise.all([1, 2].map(() => add('Rina', { client_key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await add('Rina', { client_key })
    expect(await team()).toHaveLength(2)
  })

  it('has twenty members at most, also when two come at once', async () => {
    await team()
    await database.pool.query(`insert into team_members (seller, name) select $1, 'M' || n from generate_series(1, $2::int) n`, [
      seller.id,
      TEAM_LIMITS.most - 2,
    ])
    const before = files.size
    const answers = await Promise.all(['A', 'B'].map(async (name) => add(name, {}, await aPoster('#a04'))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await refusalOf(await add('C'))).toMatchObject({ code: 'bad-input', fields: { name: 'too-many' } })
    expect(await team()).toHaveLength(TEAM_LIMITS.most)
    expect(files.size).toBe(before + IMAGE_WIDTHS.length)
  })

  it('refuses a name that is none', async () => {
    expect(await refusalOf(await add(' '))).toMatchObject({ code: 'bad-input', fields: { name: 'required' } })
    expect(await refusalOf(await add('x'.repeat(TEAM_LIMITS.nameLongest + 1)))).toMatchObject({ fields: { name: 'too-long' } })
  })

  it('of a shop that staff have taken off gets nobody new', async () => {
    await database.pool.query(`update seller_profiles set taken_off_at = now(), taken_off_reason = 'Cheats.' where user_id = $1`, [seller.id])
    expect(await refusalOf(await add('Rina'))).toMatchObject({ code: 'shop-taken-off' })
  })
})

describe('a member', () => {
  it('is changed; a new picture takes the place of the old one, and none of it stays', async () => {
    const rina = await added('Rina', {}, await aPoster('#a04'))
    const kept = ((await (await change(rina.member_id, { name: 'Rina B', role: 'Boss' })).json()) as TeamMember[]).at(-1)
    expect(kept).toMatchObject({ name: 'Rina B', role: 'Boss', picture: rina.picture, is_bookable: true })
    const renewed = ((await (await change(rina.member_id, { name: 'Rina' }, { picture: await aPoster('#0a4') })).json()) as TeamMember[]).at(-1)
    expect(renewed?.picture).not.toBe(rina.picture)
    expect(files.has(rina.picture!.replace('/media/', ''))).toBe(false)
    const bare = ((await (await change(rina.member_id, { name: 'Rina', no_picture: 'true' })).json()) as TeamMember[]).at(-1)
    expect(bare).toMatchObject({ picture: null, role: '' })
    expect(files.has(renewed!.picture!.replace('/media/', ''))).toBe(false)
  })

  it('is not bookable any more where its seller says so, and the times are looked at again', async () => {
    const { member_id } = await added('Rina')
    await database.pool.query('delete from free_time_tasks')
    expect(await (await change(member_id, { name: 'Rina', is_bookable: 'false' })).json()).toMatchObject([{}, { is_bookable: false }])
    expect((await database.pool.query('select seller from free_time_tasks')).rows).toEqual([{ seller: seller.id }])
  })

  it('who is the seller has the picture of the shop until there is another, and the shop keeps its own', async () => {
    await team()
    const { profile_picture } = await setShopPicture('#a04')
    const [owner] = await team()
    expect(owner?.picture).toBe(profile_picture.url ?? profile_picture)
    const [changed] = (await (await change(owner!.member_id, { name: 'Me' }, { picture: await aPoster('#0a4') })).json()) as TeamMember[]
    expect(files.has(owner!.picture!.replace('/media/', ''))).toBe(true)
    await setShopPicture('#00a')
    expect((await team())[0]?.picture).toBe(changed?.picture)
  })

  it('of another seller’s team is not there', async () => {
    const { member_id } = await added('Rina')
    expect((await change(member_id, { name: 'Mine' }, { who: other })).status).toBe(404)
    expect((await remove(member_id, other)).status).toBe(404)
    expect((await team()).at(-1)).toMatchObject({ name: 'Rina' })
  })
})

describe('who is removed', () => {
  const offered = (members: number[]): Promise<OwnServiceDetail> => postedService(app, seller, serviceTexts(branch, { members: members.join(',') }))

  it('does no service any more, has no picture, and is not added again by an old key', async () => {
    const client_key = 'a-key-of-a-phone-removed'
    const rina = await added('Rina', { client_key }, await aPoster('#a04'))
    const [owner] = await team()
    const { service_id } = await offered([owner!.member_id, rina.member_id])
    expect(await (await remove(rina.member_id)).json()).toMatchObject([{ is_owner: true }])
    expect(await (await request(`/api/service/${service_id}/own/`, { headers: as(seller) })).json()).toMatchObject({ members: [owner?.member_id] })
    expect(files.has(rina.picture!.replace('/media/', ''))).toBe(false)
    expect((await remove(rina.member_id)).status).toBe(404)
    await add('Rina', { client_key })
    expect(await team()).toHaveLength(1)
  })

  it('has no bookings ahead: with some nobody is removed, with others that are over they are', async () => {
    const rina = await added('Rina')
    const { service_id: service } = await offered([rina.member_id])
    const booked = (state: 'asked' | 'confirmed' | 'cancelled' | 'done', hours: number) =>
      makeBooking(app, { service, member: rina.member_id, state, starts_at: inHours(hours) })
    await booked('cancelled', 30)
    await booked('done', -30)
    const number = await booked('asked', 50)
    await booked('confirmed', 60)
    expect((await team()).at(-1)).toMatchObject({ coming: 2 })
    expect(await refusalOf(await remove(rina.member_id))).toMatchObject({ status: 409, code: 'bookings-open', facts: { bookings: 2 } })
    await database.pool.query(`update bookings set state = 'declined', due_at = null where number = $1`, [number])
    await database.pool.query(`update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours' where state = 'confirmed'`)
    expect((await remove(rina.member_id)).status).toBe(200)
  })

  it('is wanted by nobody for another time that is proposed', async () => {
    const rina = await added('Rina')
    const [owner] = await team()
    const { service_id: service } = await offered([owner!.member_id, rina.member_id])
    const number = await makeBooking(app, { service, member: owner!.member_id, starts_at: inHours(30) })
    await database.pool.query(
      `update bookings set proposed_by = 'buyer', proposed_member = $2, proposed_starts_at = $3, proposed_ends_at = $3::timestamptz + interval '1 hour',
         proposed_until = now() + interval '12 hours' where number = $1`,
      [number, rina.member_id, inHours(50)],
    )
    expect((await team()).map(({ coming }) => coming)).toEqual([1, 1])
    expect(await refusalOf(await remove(rina.member_id))).toMatchObject({ code: 'bookings-open', facts: { bookings: 1 } })
  })

  it('is never the seller', async () => {
    const [owner] = await team()
    expect(await refusalOf(await remove(owner!.member_id))).toMatchObject({ status: 409, code: 'bad-state' })
  })
})
