import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { ask, noonIn, refusal } from '#tests/support/server/nouns/bookings.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { joinWithPage } from '#tests/support/server/nouns/posts.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService } from '#tests/support/server/nouns/services.ts'
import { write } from '#tests/support/server/nouns/talking.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let me: SignedInPerson
let other: SignedInPerson
beforeEach(async () => {
  people += 1
  me = await joinAndLogIn(app, `me${people}`)
  other = await joinWithPage(app, `other${people}`)
})

const put = (path: string, body: object, who = me) => change(app, who, { path, method: 'PUT', body })
const mute = (span: string | null, whom = other.id) => put(`/api/mutes/${whom}/`, { span })
const block = (blocked: boolean, { who = me, whom = other.id } = {}) => put(`/api/blocks/${whom}/`, { blocked }, who)
const relations = async (who = me) => (await read(app, who, '/api/relations/')).json()
const related = async (which: string, who = me) => (await read(app, who, `/api/relations/${which}/`)).json()
const DAY_MS = 86_400_000

describe('answers', () => {
  it('mutes for seven days or for good, changes it and ends it; the other is told nothing', async () => {
    const [{ until }] = (await (await mute('week')).json()).muted
    expect(Math.abs(Date.parse(until) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000)
    expect((await (await mute('forever')).json()).muted).toEqual([{ user_id: other.id, until: null }])
    expect(await related('muted')).toMatchObject({ total: 1, results: [{ user_id: other.id, until: null }] })
    expect(await relations(other)).toEqual({ following: [], muted: [], hidden: [] })
    expect((await (await mute(null)).json()).muted).toEqual([])
    expect((await (await mute(null)).json()).muted).toEqual([])
  })

  it('forgets a mute when its days are over', async () => {
    await mute('week')
    await app.database.pool.query(`update mutes set until = now() - interval '1 second' where user_id = $1`, [me.id])
    expect((await relations()).muted).toEqual([])
    expect(await related('muted')).toMatchObject({ total: 0, results: [] })
  })

  it('blocks: hides each from the other, ends follows on both sides, and does not say who it was', async () => {
    const seller = await joinAsSeller(app, `seller${people}`)
    await put(`/api/follows/${other.id}/`, { following: true }, seller)
    await put(`/api/follows/${seller.id}/`, { following: true }, other)
    expect(await (await block(true, { who: other, whom: seller.id })).json()).toEqual({ following: [], muted: [], hidden: [seller.id] })
    expect(await relations(seller)).toEqual({ following: [], muted: [], hidden: [other.id] })
    expect((await related('blocked', other)).results).toMatchObject([{ user_id: seller.id, slug: seller.username }])
    expect((await related('blocked', seller)).results).toEqual([])
  })

  it('one who takes their block back is still hidden while the other’s stands', async () => {
    await Promise.all([block(true), block(true, { who: other, whom: me.id })])
    expect((await (await block(false)).json()).hidden).toEqual([other.id])
    expect((await (await block(false, { who: other, whom: me.id })).json()).hidden).toEqual([])
    expect((await relations()).hidden).toEqual([])
  })
})

describe('refuses', () => {
  it('to mute or block oneself, or an account that is not there', async () => {
    for (const whom of [me.id, 2_000_000_000]) {
      expect(await refusalOf(await mute('week', whom))).toEqual({ status: 404, code: 'not-found' })
      expect(await refusalOf(await block(true, { whom }))).toEqual({ status: 404, code: 'not-found' })
    }
  })

  it('the thousand and first block', async () => {
    await app.database.pool.query(
      `with crowd as (insert into users (username, username_key, email, email_key) select 'b' || n, 'b' || n, n::text, n::text from generate_series(1, 1000) n returning id)
       insert into blocks (user_id, blocked) select $1, id from crowd`,
      [me.id],
    )
    expect(await refusalOf(await block(true))).toMatchObject({ code: 'relations-full', facts: { most: 1000 } })
  })

  it('a booking between buyer and provider of whom one has blocked the other', async () => {
    const { id, seller } = await makeService(app.database.db)
    await block(true, { whom: seller })
    const over = { service: id, starts_at: noonIn(2) }
    expect(await refusal(await ask(app, me, { over }))).toMatchObject({ status: 403, code: 'not-possible' })
    await block(false, { whom: seller })
    await app.database.pool.query('insert into blocks (user_id, blocked) values ($1, $2)', [seller, me.id])
    expect(await refusal(await ask(app, me, { over }))).toMatchObject({ status: 403, code: 'not-possible' })
    await app.database.pool.query('delete from blocks')
    expect((await ask(app, me, { over })).status).toBe(200)
  })

  it('a first question about an event to an organizer with whom there is a block', async () => {
    const organizer = await joinAsSeller(app, `organizer${people}`)
    const event = await makeEvent(app.database.db, { seller: organizer.id })
    await app.database.pool.query('insert into blocks (user_id, blocked) values ($1, $2)', [organizer.id, me.id])
    const question = () => write(app, me, { to: { kind: 'event', subject: event } })
    expect(await refusalOf(await question())).toEqual({ status: 403, code: 'not-possible' })
    await app.database.pool.query('delete from blocks')
    expect((await question()).status).toBe(200)
  })
})

describe('guards', () => {
  it('lists from a cursor of another list', async () => {
    await app.database.pool.query(
      `with crowd as (insert into users (username, username_key, email, email_key) select 'c' || n, 'c' || n, n::text, n::text from generate_series(1, 31) n returning id)
       insert into mutes (user_id, muted) select $1, id from crowd`,
      [me.id],
    )
    const { next_cursor } = await related('muted')
    expect(next_cursor).toEqual(expect.any(String))
    expect((await read(app, me, `/api/relations/muted/?cursor=${next_cursor}`)).status).toBe(200)
    expect(await refusalOf(await read(app, me, `/api/relations/blocked/?cursor=${next_cursor}`))).toMatchObject({ code: 'bad-input' })
  })
})
