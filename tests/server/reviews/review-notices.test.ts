import { beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import { useApp } from '#tests/support/server/app.ts'
import { sendTogether } from '#tests/support/server/barrier.ts'
import { decideAbout } from '#tests/support/server/cases.ts'
import { browserOf, tellNow } from '#tests/support/server/notices.ts'
import { ask } from '#tests/support/server/nouns/commenting.ts'
import { makePastEvent, makeVisitors, type PastEvent, reviewed, writeReview } from '#tests/support/server/nouns/reviewing.ts'
import { askAs, type SellerAsk } from '#tests/support/server/nouns/sellers.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'
import { joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const MANY_LINKS = 'www.a.example www.b.example www.c.example'
const app = useApp({ push_reach: { allowsLoopback: true } })
const { database } = app
let past: PastEvent
let seller: CrowdMember
let visitors: CrowdMember[]
let joined = 0
beforeEach(async () => {
  past = await makePastEvent(app, { title: 'Baul night' })
  seller = past.seller
  visitors = await makeVisitors(app, past, 3)
  for (const [at, { user_id }] of visitors.entries())
    await database.pool.query('update users set full_name = $2 where id = $1', [user_id, ['Rahima', 'Karim', 'Anika'][at]])
})

const visitor = (at = 0) => visitors[at] as CrowdMember
const write = async (who: CrowdMember, over: object = {}): Promise<number> => (await writeReview(app, who, { event: past.event, ...over })).body.review_id
const noticesOf = async (who: CrowdMember): Promise<Notice[]> => (await askAs(app, who, { path: '/api/notice/' })).body
const told = async (who: CrowdMember) => (await noticesOf(who)).map(({ kind, review, is_read }) => ({ kind, is_read, ...review }))
const readAll = async (who: CrowdMember) => askAs(app, who, { path: '/api/notice/read/', body: { up_to: (await noticesOf(who))[0]?.id } })
const about = () => ({ page: `/eventdetails/${past.event}`, title: 'Baul night' })
const received = (name: string, people: number, is_read = false) => ({ kind: 'new-reviews', is_read, ...about(), name, people })
const review = (who: CrowdMember, id: number, { path = '', ...asked }: Partial<SellerAsk>) => askAs(app, who, { path: `/api/reviews/${id}/${path}`, ...asked })
const answer = (id: number, text: string) => review(seller, id, { path: 'answer/', body: { text } })
const switchOff = (who: CrowdMember, what: string) => database.pool.query('update users set notices_off = array[$2] where id = $1', [who.user_id, what])
const staffMember = (): Promise<SignedInPerson> => joinAsStaff(app, `keeper${joined++}`)
const keep = async (staff: SignedInPerson, subject: number) =>
  expect((await decideAbout(app, staff, { kind: 'review', subject, decision: 'keep' })).status).toBe(200)

describe('a seller whose event is reviewed', () => {
  it('has one notice of several reviews, with the last writer, and a new one once that was read', async () => {
    await write(visitor(0))
    expect(await told(seller)).toEqual([received('Rahima', 1)])
    await write(visitor(1))
    expect(await told(seller)).toEqual([received('Karim', 2)])
    await readAll(seller)
    await write(visitor(2))
    expect(await told(seller)).toEqual([received('Anika', 1), received('Karim', 2, true)])
    expect(await told(visitor(0))).toEqual([])
  })

  it('has a notice for each event', async () => {
    await write(visitor(0))
    const other = await makePastEvent(app, { title: 'Boat race', seller: seller.user_id })
    const [rower] = (await makeVisitors(app, other, 1)) as [CrowdMember]
    await writeReview(app, rower, { event: other.event })
    expect((await told(seller)).map(({ title }) => title)).toEqual(['Boat race', 'Baul night'])
  })

  it('has one notice of a review, whatever is changed in it, and of one that is sent twice', async () => {
    const key = 'a-key-of-a-phone-twice'
    const id = await write(visitor(), { key })
    expect(await write(visitor(), { key })).toBe(id)
    await readAll(seller)
    await review(visitor(), id, { method: 'PATCH', body: { stars: 2, text: 'Too loud' } })
    expect(await told(seller)).toEqual([received('Rahima', 1, true)])
  })

  it('has a notice of a held one only when staff have released it, and then one', async () => {
    const staff = await staffMember()
    const id = await write(visitor(), { text: MANY_LINKS })
    expect(await told(seller)).toEqual([])
    await keep(staff, id)
    expect(await told(seller)).toEqual([received('Rahima', 1)])
    await readAll(seller)
    await review(visitor(), id, { method: 'PATCH', body: { stars: 5, text: `${MANY_LINKS} www.d.example` } })
    expect(await told(seller), 'it waits for staff again').toEqual([])
    await keep(staff, id)
    expect(await told(seller)).toEqual([received('Rahima', 1, true)])
  })

  it('does not hear of reviews any more that are gone, or hidden until staff have looked', async () => {
    const first = await write(visitor(0))
    const second = await write(visitor(1))
    for (const last of [1, 2, 3]) await ask(app, '/api/reports/', { body: { kind: 'review', id: second, reason: 'spam', note: '' }, from: `203.0.113.${last}` })
    expect(await told(seller)).toEqual([received('Rahima', 1)])
    await review(visitor(0), first, { method: 'DELETE' })
    expect(await told(seller)).toEqual([])
    await keep(await staffMember(), second)
    expect(await told(seller)).toEqual([received('Karim', 1)])
  })

  it('hears nothing of it where that is switched off, and phones do not ring where those are', async () => {
    const service = await startPushService()
    const phone = await browserOf(app, service, seller)
    await switchOff(seller, 'reviews-received.app')
    await write(visitor(0))
    expect(await told(seller)).toEqual([])
    await switchOff(seller, 'reviews-received.push')
    await write(visitor(1))
    await tellNow(app)
    expect(await told(seller)).toEqual([received('Karim', 1)])
    expect(phone.messages).toEqual([])
    await readAll(seller)
    await switchOff(seller, 'reviews.app')
    await write(visitor(2))
    await tellNow(app)
    expect(phone.messages.map(({ message }) => message)).toMatchObject([
      { kind: 'new-reviews', event_order_id: '', event_title: 'Baul night', path: `/eventdetails/${past.event}#reviews` },
    ])
  })

  it('has one notice of all that come in the same moment, and phones ring once', async () => {
    const phone = await browserOf(app, await startPushService(), seller)
    const crowd = await makeVisitors(app, past, 12)
    const { port } = await app.startServer()
    const sent = crowd.map(({ access }) => ({ path: `/api/event/${past.event}/reviews/`, body: reviewed(), headers: { authorization: `Bearer ${access}` } }))
    expect((await sendTogether(port, sent)).map(({ status }) => status)).toEqual(crowd.map(() => 200))
    expect(await told(seller)).toMatchObject([{ kind: 'new-reviews', people: 12 }])
    await tellNow(app)
    expect(phone.messages).toHaveLength(1)
  })

  it('whose account is locked has no notice', async () => {
    await database.pool.query('update users set locked_at = now() where id = $1', [seller.user_id])
    await write(visitor())
    expect((await database.pool.query('select from notices where user_id = $1', [seller.user_id])).rowCount).toBe(0)
  })
})

describe('who wrote a review', () => {
  const answered = (is_read = false) => ({ kind: 'review-answered', is_read, ...about() })

  it('has one notice of an answer, however it is changed, and none of an answer that is gone', async () => {
    const id = await write(visitor())
    await answer(id, 'Thank you!')
    expect(await told(visitor())).toEqual([answered()])
    await readAll(visitor())
    await answer(id, 'Thank you, come again!')
    expect(await told(visitor())).toEqual([answered(true)])
    await review(seller, id, { path: 'answer/', method: 'DELETE' })
    expect(await told(visitor())).toEqual([])
    // Their own answer is no news to sellers.
    expect((await told(seller)).map(({ kind }) => kind)).toEqual(['new-reviews'])
  })

  it('is not told where that is switched off, nor while the review is hidden', async () => {
    await switchOff(visitor(0), 'reviews.app')
    await answer(await write(visitor(0)), 'Thank you!')
    expect(await told(visitor(0))).toEqual([])
    const id = await write(visitor(1))
    await answer(id, 'Thank you!')
    await review(visitor(1), id, { method: 'PATCH', body: { stars: 1, text: MANY_LINKS } })
    expect(await told(visitor(1))).toEqual([])
    await keep(await staffMember(), id)
    expect(await told(visitor(1))).toEqual([answered()])
  })

  it('reads it on the phone, and is led to the reviews', async () => {
    const phone = await browserOf(app, await startPushService(), visitor())
    await answer(await write(visitor()), 'Thank you!')
    await tellNow(app)
    expect(phone.messages.map(({ message }) => message)).toMatchObject([{ kind: 'review-answered', path: `/eventdetails/${past.event}#reviews` }])
  })
})
