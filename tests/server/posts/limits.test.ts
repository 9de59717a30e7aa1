import { beforeEach, describe, expect, it } from 'vitest'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change } from '#tests/support/server/nouns/applying.ts'
import { ask, newKey, typed } from '#tests/support/server/nouns/commenting.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { sendPost } from '#tests/support/server/nouns/sending-posts.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 10_000 } })
const { database } = app
const picture = await aPoster('#0a7', 40, 30)
const LINK = 'https://shop.example/sale'
const FILM = 'https://youtu.be/abcdefghijk'
const REFUSED = { status: 429, code: 'too-many-requests' }
const [HOUR, DAY] = [60, 24 * 60]
let people = 0
let rahima: SignedInPerson
/** Of an account that was made now. */
let fresh: SignedInPerson
beforeEach(async () => {
  people += 1
  rahima = await joinWithPage(app, `rahima-${people}`)
  fresh = await joinWithPage(app, `fresh-${people}`)
  await age(rahima, 2 * DAY)
})

/** Makes an account older, by minutes. */
const age = ({ id }: SignedInPerson, minutes: number) =>
  database.pool.query('update users set created_at = created_at - make_interval(mins => $2) where id = $1', [id, minutes])
/** Has so many minutes pass for what a person has written. */
const pass = (minutes: number, { id }: SignedInPerson = rahima) =>
  database.pool.query('update written_texts set created_at = created_at - make_interval(mins => $2) where user_id = $1', [id, minutes])

const write = (fields: Record<string, string> = {}, { who = rahima, pictures = [] }: { who?: SignedInPerson; pictures?: Uint8Array[] } = {}) =>
  sendPost(app, who, { fields: { text: newKey(), ...fields }, pictures })
/** A post that is taken. */
const written = async (...sent: Parameters<typeof write>) => {
  const answer = await write(...sent)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
/** Counts posts of a person beside those that they send: of one account a minute takes ten calls. */
const count = (posts: number, { id }: SignedInPerson = rahima) =>
  database.pool.query(`insert into written_texts (source, user_id, text_hash) select 'post ' || gen_random_uuid(), $1, '' from generate_series(1, $2::int)`, [
    id,
    posts,
  ])
/** Of one that is refused. */
const secondsUntilNext = async (answer: Response) => {
  expect(await refusalOf(answer)).toEqual(REFUSED)
  return Number(answer.headers.get('retry-after'))
}
const postsOf = async ({ id }: SignedInPerson) => (await database.pool.query('select 1 from posts where author = $1', [id])).rows.length

describe('an author', () => {
  it('writes ten posts in an hour, and the next when the first of them is an hour old', async () => {
    await written()
    await pass(1)
    await count(POST_LIMITS.perHour - 2)
    await written()
    expect(await secondsUntilNext(await write())).toBeLessThanOrEqual(59 * 60)
    await pass(HOUR - 2)
    expect(await secondsUntilNext(await write())).toBeLessThanOrEqual(60)
    await pass(1)
    await written()
  })

  it('writes thirty posts in a day, and the next when the first of them is a day old', async () => {
    await written()
    await pass(12 * HOUR)
    for (let hours = 0; hours < 4; hours++) {
      await count((POST_LIMITS.perDay - 2) / 4)
      await pass(HOUR)
    }
    await written()
    const wait = await secondsUntilNext(await write())
    expect([wait > 6 * 3600, wait <= 8 * 3600]).toEqual([true, true])
    await pass(8 * HOUR)
    await written()
  })

  it('has no more taken when many come at once', async () => {
    await count(POST_LIMITS.perHour - 3)
    const answers = await Promise.all(Array.from({ length: 9 }, () => write()))
    expect([answers.filter(({ status }) => status === 200).length, await postsOf(rahima)]).toEqual([3, 3])
  })

  it('has no more room by deleting posts, and no less by sending one twice, by changing one, or by comments', async () => {
    const client_key = newKey()
    const { id, version } = await written({ client_key })
    await written({ client_key })
    expect((await change(app, rahima, { path: `/api/posts/${id}/`, body: { text: 'Other words', version } })).status).toBe(200)
    const elsewhere = await makePost(database.db, { author: fresh.id })
    const comment = await ask(app, `/api/posts/${elsewhere}/comments/`, { body: typed({ text: newKey() }), access: rahima.access })
    expect(comment.status).toBe(200)
    await count(POST_LIMITS.perHour - 2)
    const last = await written()
    expect((await change(app, rahima, { path: `/api/posts/${last.id}/`, method: 'DELETE' })).status).toBe(200)
    await secondsUntilNext(await write())
    // What was taken is taken again.
    expect(await written({ client_key })).toMatchObject({ id })
  })

  it('takes no room of others, and leaves no picture of what was refused', async () => {
    await count(POST_LIMITS.perHour)
    const before = app.files.size
    await secondsUntilNext(await write({}, { pictures: [picture] }))
    expect([await postsOf(rahima), app.files.size]).toEqual([0, before])
    await written({}, { who: fresh, pictures: [picture] })
    expect(app.files.size).toBeGreaterThan(before)
  })
})

describe('an account that is younger than a day', () => {
  it('writes three posts, and as many as others once it is a day old', async () => {
    for (let one = 0; one < POST_LIMITS.perDayNew; one++) await written({}, { who: fresh })
    expect(await secondsUntilNext(await write({}, { who: fresh }))).toBeGreaterThan(HOUR * 60)
    await pass(2 * HOUR, fresh)
    await secondsUntilNext(await write({}, { who: fresh }))
    await age(fresh, DAY)
    await count(POST_LIMITS.perHour - 1, fresh)
    await written({}, { who: fresh })
    expect(await secondsUntilNext(await write({}, { who: fresh }))).toBeLessThanOrEqual(HOUR * 60)
  })

  it.each([
    ['a link', () => ({ text: `${newKey()} ${LINK}` })],
    ['a film', () => ({ film: FILM })],
    ['a link in the description of a picture', () => ({ alts: JSON.stringify([`See ${LINK}`]) })],
  ])('shows %s only once staff have looked; an older one shows it', async (_, fields) => {
    const sent = { who: fresh, pictures: [picture] }
    expect(await written(fields(), sent)).toMatchObject({ state: 'held', held_reason: 'new-account' })
    await age(fresh, DAY)
    expect(await written(fields(), sent)).toMatchObject({ state: 'shown', held_reason: null })
  })

  it.each([
    ['a link', { text: `Now see ${LINK}`, film: '' }],
    ['a film', { text: 'A boat', film: FILM }],
  ])('has a post wait for staff to which it adds %s', async (_, body) => {
    const { id, version } = await written({ text: 'A boat' }, { who: fresh })
    const edited = await change(app, fresh, { path: `/api/posts/${id}/`, body: { ...body, version } })
    expect(await edited.json()).toMatchObject({ state: 'held', held_reason: 'new-account' })
    expect((await app.request(`/api/posts/${id}/`)).status).toBe(404)
  })

  it('has a post wait for staff to whose picture it adds a link', async () => {
    const post = await written({ text: 'A boat' }, { who: fresh, pictures: [picture] })
    const described = await change(app, fresh, { path: `/api/posts/${post.id}/pictures/${post.pictures[0].id}/`, body: { alt: `See ${LINK}` } })
    expect(await described.json()).toMatchObject({ state: 'held', held_reason: 'new-account' })
  })
})
