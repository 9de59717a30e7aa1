import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { makePost, openPage } from '#tests/support/server/nouns/posts.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let me: SignedInPerson
beforeEach(async () => {
  people += 1
  me = await joinAndLogIn(app, `rahima${people}`, { email_verified_at: new Date().toISOString() })
})

const open = (name: string, who = me) => post(app, '/api/account/person/', { body: { name }, headers: as(who) })
const page = (username = me.username) => app.request(`/api/people/${encodeURIComponent(username)}/`)
const picture = await aPoster('#0a7', 8, 8)
const savePicture = (who = me) =>
  app.request('/api/account/person_picture/', {
    method: 'POST',
    body: picture,
    headers: { ...as(who), 'content-type': 'image/png', origin: 'http://localhost:3000' },
  })

describe('answers', () => {
  it('opens a page, changes its name, and shows it to everybody', async () => {
    expect(await (await read(app, me, '/api/account/person/')).json()).toEqual({ person: null })
    expect((await page()).status).toBe(404)
    expect(await (await open('Rahima of the river')).json()).toMatchObject({ person: { username: me.username, name: 'Rahima of the river', picture: null } })
    expect(await (await open('রহিমা')).json()).toMatchObject({ person: { name: 'রহিমা', taken_off_reason: null } })
    await makePost(app.database.db, { author: me.id })
    await makePost(app.database.db, { author: me.id, state: 'held' })
    expect(await (await page()).json()).toMatchObject({ id: me.id, username: me.username, name: 'রহিমা', follower_count: 0, post_count: 1, slug: null })
  })

  it('keeps a picture, exchanges and removes it: no file is left behind', async () => {
    await open('Rahima')
    const before = app.files.size
    const first = (await (await savePicture()).json()).person.picture
    const second = (await (await savePicture()).json()).person.picture
    expect(second).toMatch(/^\/media\/people\/.+\.webp$/)
    expect(second).not.toBe(first)
    expect(await (await page()).json()).toMatchObject({ picture: second })
    expect(await (await change(app, me, { path: '/api/account/person_picture/', method: 'DELETE' })).json()).toMatchObject({ person: { picture: null } })
    expect(app.files.size).toBe(before)
  })

  it('leads to the shop of a member who has one, with a page of their own beside it or without, and whatever became of that', async () => {
    await app.database.pool.query(`insert into seller_profiles (user_id, slug, full_name) values ($1, $2, 'A shop')`, [me.id, `shop-${people}`])
    expect(await (await page(me.username.toUpperCase())).json()).toMatchObject({ id: me.id, username: me.username, name: 'A shop', slug: `shop-${people}` })
    await open('Rahima')
    expect(await (await page()).json()).toMatchObject({ name: 'Rahima', slug: `shop-${people}` })
    await app.database.pool.query(`update people set taken_off_reason = 'Insults' where user_id = $1`, [me.id])
    expect(await (await page()).json()).toMatchObject({ name: 'A shop', slug: `shop-${people}` })
  })

  it('leads to no shop that staff have taken off', async () => {
    await app.database.pool.query(`insert into seller_profiles (user_id, slug, full_name, taken_off_at) values ($1, $2, 'A shop', now())`, [
      me.id,
      `shop-${people}`,
    ])
    expect((await page()).status).toBe(404)
    await open('Rahima')
    expect(await (await page()).json()).toMatchObject({ name: 'Rahima', slug: null })
  })
})

describe('refuses', () => {
  it('a page to an account whose e-mail is not verified', async () => {
    const unverified = await joinAndLogIn(app, `unverified${people}`)
    expect(await refusalOf(await open('Rahima', unverified))).toMatchObject({ status: 403, code: 'not-verified' })
  })

  it.each([
    ['', 'required'],
    ['\u200b\u200d', 'required'],
    ['x'.repeat(61), 'too-long'],
    ['a\u202eb', 'bad-characters'],
    ['Hatkhola', 'reserved'],
    ['HATKH0LA support', 'reserved'],
    ['হাটখোলা', 'reserved'],
    ['Admin', 'reserved'],
    ['\u0405upport', 'mixed-scripts'],
    ['R\u0430hima', 'mixed-scripts'],
  ])('%j as a name: %s', async (name, fault) => {
    expect(await refusalOf(await open(name))).toMatchObject({ code: 'bad-input', fields: { name: fault } })
    expect((await page()).status).toBe(404)
  })

  it('a picture where there is no page', async () => {
    const before = app.files.size
    expect((await savePicture()).status).toBe(404)
    expect(app.files.size).toBe(before)
  })
})

describe('guards', () => {
  it.each([
    ['whose page staff have taken off', `update people set taken_off_reason = 'Insults' where user_id = $1`],
    ['whose account was locked', 'update users set locked_at = now() where id = $1'],
    ['whose account was deleted', 'update users set deleted_at = now() where id = $1'],
    [
      'who has a shop, and whose account was locked',
      `with shop as (insert into seller_profiles (user_id, slug, full_name) values ($1, 'locked-one', 'A shop')) update users set locked_at = now() where id = $1`,
    ],
  ])('a member %s is not there to others', async (_, statement) => {
    await openPage(app.database.db, me)
    expect((await page()).status).toBe(200)
    await app.database.pool.query(statement, [me.id])
    expect(await refusalOf(await page())).toEqual({ status: 404, code: 'not-found' })
  })

  it('nothing of an account without a page is public', async () => {
    expect(await refusalOf(await page())).toEqual(await refusalOf(await page('unknown-member')))
  })

  it('why a page was taken off is told to its owner alone', async () => {
    await openPage(app.database.db, me)
    await app.database.pool.query(`update people set taken_off_reason = 'Insults' where user_id = $1`, [me.id])
    expect(await (await read(app, me, '/api/account/person/')).json()).toMatchObject({ person: { taken_off_reason: 'Insults' } })
  })
})
