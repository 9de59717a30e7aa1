import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { DELIVERY_LIMITS } from '#contract/products/delivery-rules.ts'
import type { OwnShop } from '#contract/products/shops.ts'
import { useApp } from '#tests/support/server/app.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { askAs } from '#tests/support/server/nouns/sellers.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let seller: SignedInPerson
let made = 0
beforeEach(async () => {
  made += 1
  seller = await joinAsSeller(app, `weaver-${made}`)
})

const day = (days: number) => dhakaDay(Date.now() + days * DAY_MS)
const option = (over: object = {}) => ({
  ...{ kind: 'courier', note: 'Pathao', districts: [], areas: [], fee: '৮০', free_from: '', days_least: '1', days_most: '৩', is_cod: true },
  ...over,
})
const ask = (path: string, body?: object, method?: 'PATCH' | 'DELETE') => askAs(app, seller, { path, body, ...(method && { method }) })
const add = (over: object = {}, client_key: string = crypto.randomUUID()) => ask('/api/delivery_option/', { client_key, option: option(over) })
const update = (body: object) => ask('/api/shop/', body, 'PATCH')
const read = async (): Promise<OwnShop> => (await ask('/api/shop/')).body
const reach = async () => (await database.pool.query('select delivers_everywhere, delivers_to, free_from from shops where seller = $1', [seller.id])).rows[0]

describe('a shop', () => {
  it('has no options and says nothing before its seller does', async () => {
    expect(await read()).toEqual({ options: [], closed: null, dbid: '', sms_phone: null, suspended: null, version: 0 })
  })

  it('says where it takes orders by SMS, typed in any way; an empty number takes none any more', async () => {
    expect((await update({ sms_phone: '০১৮১২-৩৪৫৬৭৮' })).body).toMatchObject({ sms_phone: '+8801812345678', dbid: '' })
    expect((await read()).sms_phone).toBe('+8801812345678')
    expect(await update({ sms_phone: '999' })).toMatchObject({ status: 400, body: { code: 'bad-input', fields: { sms_phone: 'not-a-phone' } } })
    expect((await update({ sms_phone: '' })).body).toMatchObject({ sms_phone: null })
  })

  it('says how it delivers, with Bangla numbers as well, and what all options reach together', async () => {
    const { status, body } = await add({ districts: ['Dhaka', 'Gazipur', 'Dhaka'], free_from: '২,০০০' })
    expect(status).toBe(200)
    expect(body.options).toMatchObject([
      { kind: 'courier', districts: ['Dhaka', 'Gazipur'], fee: 80, free_from: 2000, days_least: 1, days_most: 3, is_cod: true },
    ])
    expect(await reach()).toEqual({ delivers_everywhere: false, delivers_to: ['Dhaka', 'Gazipur'], free_from: 2000 })
    await add({ kind: 'rider', districts: [], areas: ['Bogura/Sherpur'], fee: '0' })
    expect(await reach()).toEqual({ delivers_everywhere: false, delivers_to: ['Bogura', 'Dhaka', 'Gazipur'], free_from: 0 })
    await add()
    expect(await reach()).toMatchObject({ delivers_everywhere: true, delivers_to: [] })
  })

  it('keeps an area once, and not beside its district; what is fetched is fetched from anywhere', async () => {
    const { body } = await add({ districts: ['Dhaka'], areas: ['Dhaka/Savar', 'Bogura/Sherpur', 'Bogura/Sherpur'] })
    expect(body.options[0]).toMatchObject({ districts: ['Dhaka'], areas: ['Bogura/Sherpur'] })
    const fetched = await add({ kind: 'pickup', note: 'House 7, Rupganj', districts: ['Dhaka'] })
    expect(fetched.body.options[1]).toMatchObject({ kind: 'pickup', districts: [], areas: [] })
    expect((await add({ kind: 'pickup', note: '' })).body.fields).toEqual({ 'option.note': 'required' })
  })

  it('changes and removes an option; another seller’s is not there', async () => {
    const { body } = await add({ districts: ['Dhaka'] })
    const [{ id }] = body.options
    const changed = await ask(`/api/delivery_option/${id}/`, { option: option({ districts: ['Sylhet'], fee: '150' }) }, 'PATCH')
    expect(changed.body.options).toMatchObject([{ id, districts: ['Sylhet'], fee: 150 }])
    expect(await reach()).toMatchObject({ delivers_to: ['Sylhet'] })
    const other = await joinAsSeller(app, `potter-${made}`)
    expect((await askAs(app, other, { path: `/api/delivery_option/${id}/`, method: 'DELETE' })).status).toBe(404)
    expect((await askAs(app, other, { path: `/api/delivery_option/${id}/`, method: 'PATCH', body: { option: option() } })).status).toBe(404)
    expect((await ask(`/api/delivery_option/${id}/`, undefined, 'DELETE')).body.options).toEqual([])
    expect(await reach()).toEqual({ delivers_everywhere: false, delivers_to: [], free_from: null })
  })

  it('has an option once that was sent twice, and twelve at most, also when they are sent at once', async () => {
    const [key = ''] = [crypto.randomUUID() as string]
    const twice = await Promise.all([add({}, key), add({}, key)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await read()).options).toHaveLength(1)
    await database.pool.query('delete from rate_limits')
    const more = await Promise.all(Array.from({ length: DELIVERY_LIMITS.optionsMost }, () => add()))
    expect(more.filter(({ status }) => status === 200)).toHaveLength(DELIVERY_LIMITS.optionsMost - 1)
    expect(more.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'bad-input', fields: { option: 'too-many' } })
  })

  it.each([
    ['a district that there is not', { districts: ['Atlantis'] }, { 'option.districts': 'not-a-place' }],
    ['an area of another district', { areas: ['Dhaka/Sherpur'] }, { 'option.areas': 'not-a-place' }],
    ['an area without its district', { areas: ['Savar'] }, { 'option.areas': 'not-a-place' }],
    ['a fee that is none', { fee: 'free' }, { 'option.fee': 'not-a-number' }],
    ['a fee above the limit', { fee: '5001' }, { 'option.fee': 'too-large' }],
    ['days that end before they begin', { days_least: '5' }, { 'option.days_most': 'below-least' }],
    ['another way of delivery', { kind: 'drone' }, { 'option.kind': 'required' }],
  ])('refuses %s', async (...[, over, fields]) => {
    expect(await add(over)).toMatchObject({ status: 400, body: { code: 'bad-input', fields } })
    expect((await read()).options).toEqual([])
  })
})

describe('closed days', () => {
  it('are kept until they are over, and are taken back; registration stays beside them', async () => {
    const first = await update({ closed: { from: day(0), until: day(3) }, dbid: 'DBID 123/4' })
    expect(first.body).toMatchObject({ closed: { from: day(0), until: day(3) }, dbid: 'DBID 123/4', version: 1 })
    await database.pool.query(`update shops set closed_from = $2, closed_until = $2 where seller = $1`, [seller.id, day(-1)])
    expect(await read()).toMatchObject({ closed: null, dbid: 'DBID 123/4' })
    expect((await update({ closed: null, version: 1 })).body).toMatchObject({ closed: null, version: 2 })
  })

  it('are refused as stale where the shop changed since it was seen', async () => {
    await update({ dbid: 'A' })
    expect(await update({ dbid: 'B', version: 0 })).toMatchObject({ status: 409, body: { code: 'stale', facts: { version: 1 } } })
  })

  it.each([
    ['are over', -3, -1, 'in-the-past'],
    ['are too many', 0, DELIVERY_LIMITS.closedDaysMost, 'too-many'],
    ['are too far', 360, 370, 'too-far'],
    ['end before they begin', 3, 1, 'ends-before-start'],
  ])('that %s are refused', async (...[, from, until, reason]) => {
    expect(await update({ closed: { from: day(from), until: day(until) } })).toMatchObject({ status: 400, body: { fields: { 'closed.until': reason } } })
  })

  it('of a shop that staff have taken off cannot be changed', async () => {
    await database.pool.query(`update seller_profiles set taken_off_at = now(), taken_off_reason = 'Cheats.' where user_id = $1`, [seller.id])
    expect((await update({ dbid: 'A' })).body).toMatchObject({ code: 'shop-taken-off' })
    expect((await add()).body).toMatchObject({ code: 'shop-taken-off' })
  })
})
