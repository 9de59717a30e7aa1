import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { useApp } from '#tests/support/server/app.ts'
import { listOf, makeBuyers, makePastEvent, makeVisitors, order, type PastEvent, writeReview } from '#tests/support/server/nouns/reviewing.ts'
import { askAs, makeSellers } from '#tests/support/server/nouns/sellers.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'

const app = useApp()
const { database } = app
let past: PastEvent
let visitor: CrowdMember
beforeEach(async () => {
  past = await makePastEvent(app)
  ;[visitor] = (await makeVisitors(app, past, 1)) as [CrowdMember]
})

const write = (who: CrowdMember, over: object = {}) => writeReview(app, who, { event: past.event, ...over })
const codeOf = async (who: CrowdMember, over: object = {}) => {
  const { status, body } = await write(who, over)
  return [status, body.code]
}
const mine = async (who: CrowdMember) => (await askAs(app, who, { path: '/api/reviews/mine/' })).body
/** @param call method and path, such as `PATCH 12/` */
const ask = (who: CrowdMember, call: string, body?: object) => {
  const [method, path] = call.split(' ') as ['PATCH' | 'DELETE' | 'POST', string]
  return askAs(app, who, { path: `/api/reviews/${path}`, method, body })
}

describe('who was at an event', () => {
  it('reviews it once, and every reader sees it', async () => {
    const { status, body } = await write(visitor, { stars: 4, text: 'চমৎকার আয়োজন 🎉' })
    expect([status, body]).toMatchObject([
      200,
      { stars: 4, text: 'চমৎকার আয়োজন 🎉', state: 'shown', about: 'event', page: `/eventdetails/${past.event}`, answer: null },
    ])
    expect(await listOf(app, past.event)).toMatchObject({
      results: [{ review_id: body.review_id, stars: 4 }],
      rating: { count: 1, mean: null },
      stars: [0, 0, 0, 1, 0],
    })
    expect(await codeOf(visitor)).toEqual([409, 'taken'])
  })

  it('has the same review again for the same key, as a phone that heard no answer sends it', async () => {
    const key = 'a-key-of-a-phone-again'
    const first = await write(visitor, { key })
    expect(await write(visitor, { key, stars: 1 })).toEqual(first)
  })

  it('sees what may be reviewed, and what was', async () => {
    expect(await mine(visitor)).toMatchObject({ open: [{ about: 'event', subject: past.event, page: `/eventdetails/${past.event}` }], reviews: [] })
    await write(visitor, { text: 'www.one.example www.two.example www.three.example' })
    expect(await mine(visitor)).toMatchObject({ open: [], reviews: [{ subject: past.event, state: 'held' }] })
    expect((await listOf(app, past.event)).rating.count).toBe(0)
  })

  it('is anybody who was let in, whatever became of the order', async () => {
    const [one] = (await makeBuyers(app, 1)) as [CrowdMember]
    const { ticket } = await order(app, past, { user_id: one.user_id, state: 'refunded' })
    expect(await codeOf(one)).toEqual([403, 'not-allowed'])
    const { rows } = await database.pool.query(`insert into gate_passes (event, label, secret_hash, expires_at) values ($1, 'North', $2, now()) returning id`, [
      past.event,
      `hash ${ticket}`,
    ])
    const scan = `insert into gate_scans (event, ticket, gate_pass, key, way, scanned_at, undone_at) values ($1, $2, $3, $4, 'qr', now(), $5)`
    await database.pool.query(scan, [past.event, ticket, rows[0].id, 'undone', new Date().toISOString()])
    expect(await codeOf(one)).toEqual([403, 'not-allowed'])
    await database.pool.query(scan, [past.event, ticket, rows[0].id, 'in', null])
    expect((await write(one)).status).toBe(200)
  })
})

describe('a review is refused', () => {
  it('of who did not buy, of who had all money back, and of the seller', async () => {
    const [stranger, refunded, unpaid] = (await makeBuyers(app, 3)) as [CrowdMember, CrowdMember, CrowdMember]
    await order(app, past, { user_id: refunded.user_id, state: 'refunded' })
    await order(app, past, { user_id: unpaid.user_id, state: 'expired' })
    await database.pool.query('insert into buyers (user_id) values ($1) on conflict do nothing', [past.seller.user_id])
    await order(app, past, { user_id: past.seller.user_id })
    for (const who of [stranger, refunded, unpaid, past.seller]) {
      expect(await codeOf(who)).toEqual([403, 'not-allowed'])
      expect((await mine(who)).open).toEqual([])
    }
  })

  it('before the end', async () => {
    await database.pool.query(`update events set to_time = now() + interval '1 hour' where id = $1`, [past.event])
    expect(await codeOf(visitor)).toEqual([409, 'bad-state'])
    expect((await mine(visitor)).open).toEqual([])
  })

  it('of an event that was called off', async () => {
    await database.pool.query(`update events set called_off_at = now(), called_off_reason = '' where id = $1`, [past.event])
    expect(await codeOf(visitor)).toEqual([403, 'not-allowed'])
    expect((await mine(visitor)).open).toEqual([])
  })

  it('where there is no event, it is a draft, or its seller has left; nothing of them is listed', async () => {
    expect((await writeReview(app, visitor, { event: 2_000_000_000 })).status).toBe(404)
    await write(visitor)
    for (const change of [
      'update events set published_at = null where id = $1',
      'update users set deleted_at = now() where id = (select seller from events where id = $1)',
    ]) {
      await database.pool.query(change, [past.event])
      expect((await write(visitor)).status).toBe(404)
      expect((await app.request(`/api/event/${past.event}/reviews/`)).status).toBe(404)
      expect(await mine(visitor)).toMatchObject({ open: [], reviews: [] })
      await database.pool.query('update events set published_at = now() where id = $1', [past.event])
    }
  })

  it.each([
    ['no stars', { stars: undefined }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 4.5 }],
    ['stars as a text', { stars: '5' }],
    ['a text that is too long', { text: 'ক'.repeat(1001) }],
    ['a text that turns the reading direction', { text: 'a\u202eb' }],
    ['no key', { key: undefined }],
    ['a text that is none', { text: ['a'] }],
  ])('with %s', async (_, over) => expect(await codeOf(visitor, over)).toEqual([400, 'bad-input']))

  it('never for its length in code points: a thousand emoji are a thousand', async () => {
    expect((await write(visitor, { text: '🎉'.repeat(1000) })).status).toBe(200)
  })
})

describe('a review of one’s own', () => {
  it('is changed for 30 days, and judged again', async () => {
    const { review_id } = (await write(visitor, { stars: 5 })).body
    expect(await ask(visitor, `PATCH ${review_id}/`, { stars: 2, text: 'Too loud' })).toMatchObject({
      status: 200,
      body: { stars: 2, text: 'Too loud', edited_at: expect.any(String) },
    })
    expect((await listOf(app, past.event)).stars).toEqual([0, 1, 0, 0, 0])
    const held = await ask(visitor, `PATCH ${review_id}/`, { stars: 2, text: 'www.a.example www.b.example www.c.example' })
    expect(held.body.state).toBe('held')
    expect(await listOf(app, past.event)).toMatchObject({ results: [], stars: [0, 0, 0, 0, 0] })
    await database.pool.query('update reviews set created_at = $2 where id = $1', [review_id, new Date(Date.now() - 30 * DAY_MS - 60_000).toISOString()])
    expect((await ask(visitor, `PATCH ${review_id}/`, { stars: 1, text: '' })).body.code).toBe('bad-state')
  })

  it('is taken back for good: no words of it are kept, and no second one is taken', async () => {
    const { review_id } = (await write(visitor, { text: 'A canary in the review' })).body
    await ask(past.seller, `POST ${review_id}/answer/`, { text: 'Thanks' })
    expect((await ask(visitor, `DELETE ${review_id}/`)).body).toEqual({ removed: true })
    expect((await database.pool.query('select author, text, answer, state from reviews where id = $1', [review_id])).rows).toEqual([
      { author: '', text: '', answer: null, state: 'removed' },
    ])
    expect(await listOf(app, past.event)).toMatchObject({ results: [], rating: { count: 0 } })
    expect(await codeOf(visitor)).toEqual([409, 'taken'])
    expect((await ask(visitor, `PATCH ${review_id}/`, { stars: 1, text: '' })).status).toBe(409)
  })

  it('is no other user’s', async () => {
    const { review_id } = (await write(visitor)).body
    for (const who of [past.seller, ...(await makeBuyers(app, 1))]) {
      expect((await ask(who, `PATCH ${review_id}/`, { stars: 1, text: '' })).status).toBe(404)
      expect((await ask(who, `DELETE ${review_id}/`)).status).toBe(404)
    }
  })
})

describe('the seller', () => {
  it('answers once, changes the answer and takes it away', async () => {
    const { review_id } = (await write(visitor)).body
    const answered = await ask(past.seller, `POST ${review_id}/answer/`, { text: 'ধন্যবাদ' })
    expect(answered).toMatchObject({ status: 200, body: { answer: { text: 'ধন্যবাদ', at: expect.any(String) } } })
    await ask(past.seller, `POST ${review_id}/answer/`, { text: 'Thank you' })
    expect((await listOf(app, past.event)).results).toMatchObject([{ answer: { text: 'Thank you' } }])
    expect((await ask(past.seller, `DELETE ${review_id}/answer/`)).body.answer).toBeNull()
    expect((await ask(past.seller, `POST ${review_id}/answer/`, { text: '  ' })).body.code).toBe('bad-input')
    expect((await ask(past.seller, `POST ${review_id}/answer/`, { text: 'x'.repeat(1001) })).body.code).toBe('bad-input')
  })

  it('answers no review of another seller’s event, and none that is not shown', async () => {
    const { review_id } = (await write(visitor)).body
    for (const who of [visitor, ...(await makeSellers(app, 1))]) {
      expect((await ask(who, `POST ${review_id}/answer/`, { text: 'Thanks' })).status).toBe(404)
      expect((await ask(who, `DELETE ${review_id}/answer/`)).status).toBe(404)
    }
    await database.pool.query(`update reviews set state = 'held' where id = $1`, [review_id])
    expect((await ask(past.seller, `POST ${review_id}/answer/`, { text: 'Thanks' })).status).toBe(404)
  })
})

describe('the list', () => {
  it('comes in pages, the latest first, also of those with so many stars', async () => {
    const people = await makeVisitors(app, past, 12)
    for (const [at, who] of people.entries()) await write(who, { stars: 4 + (at % 2) })
    const first = await listOf(app, past.event)
    expect(first.results).toHaveLength(10)
    const second = await listOf(app, past.event, `?cursor=${first.next_cursor}`)
    const ids = [...first.results, ...second.results].map(({ review_id }) => review_id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(12)
    expect(second.next_cursor).toBeNull()
    const four = await listOf(app, past.event, '?stars=4&limit=5')
    expect(four.results.map(({ stars }) => stars)).toEqual([4, 4, 4, 4, 4])
    expect((await listOf(app, past.event, `?stars=4&cursor=${four.next_cursor}`)).results).toHaveLength(1)
    expect(four).toMatchObject({ rating: { count: 12, mean: 4.5 }, stars: [0, 0, 0, 6, 6] })
    for (const query of ['?stars=6', '?stars=0', '?cursor=made-up', '?limit=100'])
      expect((await app.request(`/api/event/${past.event}/reviews/${query}`)).status).toBe(400)
  })

  it('has a mean from three on: on the page of the event, and of the seller over all events', async () => {
    const rating = async (path: string) => (await (await app.request(path)).json()).rating
    const people = await makeVisitors(app, past, 3)
    const paths = [`/api/event/${past.event}/`, `/api/seller/shop-${past.seller.user_id}/`]
    for (const [at, who] of people.entries()) {
      for (const path of paths) expect(await rating(path)).toEqual({ count: at, mean: null })
      await write(who, { stars: 3 + (at % 2) })
    }
    for (const path of paths) expect(await rating(path)).toEqual({ count: 3, mean: 10 / 3 })
  })
})
