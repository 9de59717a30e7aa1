import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import type { ReviewPage } from '#contract/reviews/review-fields.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { REVIEW_KINDS } from '#server/db/review-kinds.ts'
import { reviewData } from '#server/db/reviews/review-data.ts'
import { TEST_ORIGIN, TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { decideAbout } from '#tests/support/server/cases.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { type MadeProduct, makeProduct } from '#tests/support/server/nouns/products.ts'
import { bringProduct } from '#tests/support/server/nouns/reviewing-products.ts'
import { askAs } from '#tests/support/server/nouns/sellers.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'
import { as, joinAsStaff, post } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files } = app
let product: MadeProduct
let buyer: CrowdMember
let keys = 0
let joined: Awaited<ReturnType<typeof joinAsStaff>> | undefined
const theStaff = async () => (joined ??= await joinAsStaff(app))
beforeEach(async () => {
  await database.pool.query('delete from rate_limits')
  product = await makeProduct(database.db)
  ;[buyer] = (await makeCrowd(database, 1, TEST_SECRET)) as [CrowdMember]
  await bringProduct(app, { user_id: buyer.user_id, product })
})

interface Sent {
  count?: number
  who?: CrowdMember
  texts?: Record<string, string>
}

async function send({ count = 2, who = buyer, texts = {} }: Sent = {}): Promise<Response> {
  keys += 1
  const body = new FormData()
  for (const [name, text] of Object.entries({ stars: '4', text: 'As in the picture.', key: `a-key-of-a-phone-${keys}`, ...texts })) body.append(name, text)
  const picture = await aPoster('#04a')
  for (let at = 0; at < count; at += 1) body.append('pictures', new Blob([picture], { type: 'image/png' }), 'picture.png')
  return app.request(`/api/product/${product.id}/pictured_reviews/`, { method: 'POST', body, headers: { ...as(who), origin: TEST_ORIGIN } })
}
const written = async (sent: Sent = {}): Promise<OwnReview> => {
  const answer = await send(sent)
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}
interface Change extends Pick<Sent, 'count' | 'who'> {
  stays?: string
  color?: string
}

async function change(review_id: number, { stays = '', count = 0, who = buyer, color = '#4a0' }: Change): Promise<Response> {
  const body = new FormData()
  for (const [name, text] of Object.entries({ stars: '4', text: 'As in the picture.', stays })) body.append(name, text)
  const picture = await aPoster(color)
  for (let at = 0; at < count; at += 1) body.append('pictures', new Blob([picture], { type: 'image/png' }), 'picture.png')
  return app.request(`/api/reviews/${review_id}/pictures/`, { method: 'PATCH', body, headers: { ...as(who), origin: TEST_ORIGIN } })
}
const changed = async (review_id: number, asked: Change): Promise<OwnReview> => {
  const answer = await change(review_id, asked)
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}
const list = async (): Promise<ReviewPage> => (await app.request(`/api/product/${product.id}/reviews/`)).json()
const picturesOf = async () => (await list()).results[0]?.pictures ?? []
const isThere = async (file: string) => (await app.request(file)).status === 200

describe('a review with pictures', () => {
  it('is shown with them to every reader, and to its writer', async () => {
    const review = await written()
    expect(review).toMatchObject({ state: 'shown', stars: 4, pictures: [{ file: expect.stringMatching(/^\/media\/reviews\//) }, {}] })
    expect(await picturesOf()).toEqual(review.pictures)
    expect(await isThere(review.pictures?.[0]?.file ?? '')).toBe(true)
    const mine = await askAs(app, buyer, { path: '/api/reviews/mine/' })
    expect(mine.body.reviews).toMatchObject([{ pictures: review.pictures }])
    expect((await list()).results[0]).toMatchObject({ text: 'As in the picture.' })
  })

  it('that is sent again under its key is the same one, and leaves no further file', async () => {
    const texts = { key: 'a-key-of-a-phone-again' }
    const review = await written({ texts })
    const before = files.size
    expect(await written({ texts })).toEqual(review)
    expect(files.size).toBe(before)
  })

  it('keeps its pictures when its words are changed or answered', async () => {
    const { review_id, pictures } = await written()
    const edited = await askAs(app, buyer, { path: `/api/reviews/${review_id}/`, method: 'PATCH', body: { stars: 2, text: 'It faded.' } })
    expect(edited.body).toMatchObject({ text: 'It faded.', pictures })
    expect(await picturesOf()).toEqual(pictures)
  })

  it('takes its pictures along when its writer takes it back', async () => {
    const before = files.size
    const { review_id, pictures = [] } = await written()
    await askAs(app, buyer, { path: `/api/reviews/${review_id}/`, method: 'DELETE' })
    expect(await isThere(pictures[0]?.file ?? '')).toBe(false)
    expect(files.size).toBe(before)
    expect((await database.pool.query('select 1 from galleries where owner = $1', [buyer.user_id])).rows).toEqual([])
  })

  it('takes its pictures along when the account of its writer ends', async () => {
    const { pictures = [] } = await written()
    const left = await inTransaction(database.db, async (tx) => reviewData(REVIEW_KINDS).end?.(tx, buyer.user_id))
    expect(left?.pictures).toEqual(pictures.map(({ file }) => file))
    expect((await list()).results).toEqual([])
  })

  it('that a rule holds is seen by staff with its pictures, and by no reader', async () => {
    const review = await written({ texts: { text: 'https://win.example https://win.example https://win.example' } })
    expect(review.state).toBe('held')
    expect((await list()).results).toEqual([])
    const staff = await theStaff()
    const [open] = (await database.pool.query(`select id from cases where kind = 'review' and subject = $1`, [review.review_id])).rows
    const found = await (await app.request(`/api/desk/cases/${open.id}/`, { headers: as(staff) })).json()
    expect(found.pictures).toEqual(review.pictures?.map(({ id }) => id))
    expect((await post(app, `/api/desk/cases/${open.id}/decide/`, { body: { decision: 'remove', reason: 'Advertising.' }, headers: as(staff) })).status).toBe(
      200,
    )
    expect((await list()).results).toEqual([])
    expect((await askAs(app, buyer, { path: '/api/reviews/mine/' })).body.reviews[0].pictures).toBeUndefined()
  })
})

describe('the files of pictures', () => {
  const decide = (staff: { access: string }, subject: number, decision: string) => decideAbout(app, staff, { kind: 'review', subject, decision })
  const fetched = (who: { access: string }, review_id: number, id: number) =>
    app.request(`/api/reviews/${review_id}/pictures/${id}/`, { headers: as(who) }).then(({ status, headers }) => [status, headers.get('content-type')])
  const WIDTHS = ['', '-320', '-480', '-720']

  it('are at their address only while every reader sees the review: not while it is held or taken off, again once it is released', async () => {
    const staff = await theStaff()
    const { review_id, pictures = [] } = await written()
    const [picture] = pictures
    const file = picture?.file ?? ''
    const all = () => Promise.all(WIDTHS.map((width) => isThere(file.replace('.webp', `${width}.webp`))))
    expect(await all()).toEqual([true, true, true, true])
    expect((await app.request(file)).headers.get('cache-control')).toBe('public, max-age=600')
    await decide(staff, review_id, 'remove')
    expect(await all()).toEqual([false, false, false, false])
    await decide(staff, review_id, 'restore')
    expect(await all()).toEqual([true, true, true, true])
    await database.pool.query(`update reviews set state = 'held' where id = $1`, [review_id])
    expect(await all()).toEqual([false, false, false, false])
  })

  it('are seen by the writer while the review is held and by staff who decide about it, and by no other account', async () => {
    const staff = await theStaff()
    const [other] = (await makeCrowd(database, 1, TEST_SECRET)) as [CrowdMember]
    const { review_id, pictures = [] } = await written({ texts: { text: 'https://win.example https://win.example https://win.example' } })
    const id = pictures[0]?.id ?? 0
    expect(await fetched(buyer, review_id, id)).toEqual([200, 'image/webp'])
    expect(await fetched(staff, review_id, id)).toEqual([200, 'image/webp'])
    expect((await fetched(other, review_id, id))[0]).toBe(404)
    await decide(staff, review_id, 'remove')
    expect((await fetched(buyer, review_id, id))[0]).toBe(404)
    expect(await fetched(staff, review_id, id)).toEqual([200, 'image/webp'])
  })

  it('are no business of staff where nothing was reported', async () => {
    const staff = await theStaff()
    const { review_id, pictures = [] } = await written()
    expect((await fetched(staff, review_id, pictures[0]?.id ?? 0))[0]).toBe(404)
  })
})

describe('pictures of a review that is edited', () => {
  const filesOf = ({ pictures = [] }: OwnReview) => pictures.map(({ file }) => file)

  it('are taken away and added: those that stay come first, and no file of the others is left', async () => {
    const review = await written({ count: 3 })
    const before = files.size
    const [first, second, third] = review.pictures ?? []
    const edited = await changed(review.review_id, { stays: `${third?.id},${first?.id}`, count: 1, color: '#a40' })
    expect(edited.edited_at).not.toBeNull()
    expect(filesOf(edited).slice(0, 2)).toEqual([first?.file, third?.file])
    expect(edited.pictures).toHaveLength(3)
    expect(await picturesOf()).toEqual(edited.pictures)
    expect(await isThere(second?.file ?? '')).toBe(false)
    expect(files.size).toBe(before)
  })

  it('come to the same where the phone heard no answer and sends them again', async () => {
    const review = await written({ count: 1 })
    const stays = String(review.pictures?.[0]?.id)
    await changed(review.review_id, { stays, count: 1 })
    const before = files.size
    expect((await changed(review.review_id, { stays, count: 1 })).pictures).toHaveLength(2)
    expect(files.size).toBe(before)
  })

  it('can be added where there were none, and all be taken away', async () => {
    const { review_id } = await written({ count: 0 })
    expect((await changed(review_id, { count: 2 })).pictures).toHaveLength(2)
    expect((await changed(review_id, {})).pictures).toBeUndefined()
    expect(await picturesOf()).toEqual([])
    expect((await changed(review_id, { count: 1 })).pictures).toHaveLength(1)
  })

  it('are refused beyond three, after 30 days, of others and of a removed review; no file stays', async () => {
    const { review_id, pictures = [] } = await written({ count: 3 })
    const stays = pictures.map(({ id }) => id).join(',')
    const [other] = (await makeCrowd(database, 1, TEST_SECRET)) as [CrowdMember]
    const before = files.size
    expect((await change(review_id, { stays, count: 1 })).status).toBe(413)
    expect((await change(review_id, { stays, who: other })).status).toBe(404)
    await database.pool.query(`update reviews set created_at = now() - interval '31 days' where id = $1`, [review_id])
    expect((await change(review_id, { count: 1 })).status).toBe(409)
    await database.pool.query(`update reviews set created_at = now(), state = 'removed' where id = $1`, [review_id])
    expect((await change(review_id, { count: 1 })).status).toBe(409)
    expect(files.size).toBe(before)
  })

  it('stay held with a review that is held', async () => {
    const { review_id } = await written({ texts: { text: 'https://win.example https://win.example https://win.example' } })
    const edited = await changed(review_id, { count: 1 })
    expect(edited.state).toBe('held')
    expect(await isThere(filesOf(edited)[0] ?? '')).toBe(false)
  })
})

describe('is refused, and no file stays', () => {
  it('of four pictures, without stars, of a reader who was not brought it, and a second one', async () => {
    const before = files.size
    const [other] = (await makeCrowd(database, 1, TEST_SECRET)) as [CrowdMember]
    expect((await send({ count: 4 })).status).toBe(413)
    expect((await send({ texts: { stars: '' } })).status).toBe(400)
    expect((await send({ who: other })).status).toBe(403)
    await written({ count: 3 })
    const kept = files.size
    expect((await send()).status).toBe(409)
    expect(kept).toBeGreaterThan(before)
    expect(files.size).toBe(kept)
  })
})
