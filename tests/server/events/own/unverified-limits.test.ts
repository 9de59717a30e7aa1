import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'
import { useApp } from '#tests/support/server/app.ts'
import { joinAsAuthor, sendBlog, writtenBlog } from '#tests/support/server/nouns/blogs.ts'
import { jobTexts, postedJob, sendJob } from '#tests/support/server/nouns/hiring.ts'
import { type JobBranch, makeJob, makeJobBranch } from '#tests/support/server/nouns/jobs.ts'
import { aPoster, type Chain, eventTexts, makeChain, posted, sendForm } from '#tests/support/server/nouns/posting.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
const { eventsMost, jobsMost, picturesMost, textLongest, writesPerHour } = UNVERIFIED_LIMITS
let chain: Chain
let branch: JobBranch
let seller: SignedInPerson
let people = 0
beforeAll(async () => {
  chain = await makeChain(database.db)
  branch = await makeJobBranch(database.db)
})
beforeEach(async () => {
  people += 1
  seller = await joinAndLogIn(app, `newcomer${people}`)
  await database.db.insert(seller_profiles).values({ user_id: seller.id, slug: seller.username, full_name: 'Newcomer' })
})

const verify = () => database.pool.query('update users set email_verified_at = now() where id = $1', [seller.id])
const LONG = `<p>${'a river '.repeat(textLongest / 8)}</p>`
const createEvent = async (over: Record<string, string> = {}) =>
  sendForm(app, seller, { path: '/api/event/create/', texts: eventTexts(chain, over), thumbnail: { bytes: await aPoster() } })
const updateEvent = (id: number, texts: Record<string, string>) => sendForm(app, seller, { path: `/api/event/${id}/update/`, method: 'PATCH', texts })
const switchEvent = (id: number, is_active: boolean) => post(app, `/api/event/${id}/active/`, { body: { is_active }, headers: as(seller) })
const createJob = (over: Record<string, string> = {}) => sendJob(app, seller, { path: '/api/job_post/create/', texts: jobTexts(branch, over) })
const refused = (limit: keyof typeof UNVERIFIED_LIMITS, fields?: Record<string, string>) => ({
  status: 403,
  code: 'unverified-limit',
  facts: { [limit]: UNVERIFIED_LIMITS[limit] },
  ...(fields && { fields }),
})
const postMany = async (count: number) => {
  const events = []
  for (let n = 0; n < count; n++) events.push(await posted(app, seller, eventTexts(chain)))
  return events
}

describe('an account whose e-mail is not verified', () => {
  it('posts at once, and may have so many events on sale; the same posting goes through once the e-mail is verified', async () => {
    await postMany(eventsMost)
    const client_key = 'b5a8b9c0-1f0a-4c55-9d0e-5a1d4a0f7c11'
    expect(await refusalOf(await createEvent({ client_key }))).toEqual(refused('eventsMost'))
    await verify()
    expect((await createEvent({ client_key })).status).toBe(200)
  })

  it('keeps no picture of an event that was refused', async () => {
    await postMany(eventsMost)
    const pictures = () => database.pool.query('select count(*)::int as n from uploads where user_id = $1', [seller.id])
    const before = (await pictures()).rows
    await createEvent()
    expect((await pictures()).rows).toEqual(before)
  })

  it('makes drafts beside them, which go on sale when another is taken off, and not before', async () => {
    const [first] = await postMany(eventsMost)
    const draft = await (await createEvent({ is_active: 'false' })).json()
    expect(await refusalOf(await switchEvent(draft.event_id, true))).toEqual(refused('eventsMost'))
    expect(await refusalOf(await updateEvent(draft.event_id, { is_active: 'true' }))).toEqual(refused('eventsMost'))
    expect((await switchEvent(first?.event_id ?? 0, false)).status).toBe(200)
    expect((await switchEvent(draft.event_id, true)).status).toBe(200)
  })

  it('has one of two events that are posted at the same moment refused where there is room for one', async () => {
    await postMany(eventsMost - 1)
    const answers = await Promise.all([createEvent(), createEvent()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  it('keeps and changes what it had on sale before', async () => {
    await verify()
    const many = await postMany(eventsMost + 2)
    await database.pool.query('update users set email_verified_at = null where id = $1', [seller.id])
    const [one] = many
    expect((await updateEvent(one?.event_id ?? 0, { title: 'Another title' })).status).toBe(200)
    expect((await app.request(`/api/event/${one?.event_id}/`)).status).toBe(200)
  })

  it('brings an event that is over back on sale only where there is room', async () => {
    const [over] = await postMany(1)
    const id = over?.event_id ?? 0
    await database.pool.query(`update events set from_time = now() - interval '2 days', to_time = now() - interval '1 day' where id = $1`, [id])
    await postMany(eventsMost)
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
    const moved = { from_time: inDays(3), to_time: inDays(4) }
    expect(await refusalOf(await updateEvent(id, moved))).toEqual(refused('eventsMost'))
    await verify()
    expect((await updateEvent(id, moved)).status).toBe(200)
  })

  it('has so many jobs open, and extends those that it has', async () => {
    for (let n = 0; n < jobsMost; n++) await postedJob(app, seller, jobTexts(branch))
    expect(await refusalOf(await createJob())).toEqual(refused('jobsMost'))
    const draft = await (await createJob({ is_published: 'false' })).json()
    expect(
      await refusalOf(await sendJob(app, seller, { path: `/api/job_post/${draft.job_post_id}/update/`, method: 'PATCH', texts: { is_published: 'true' } })),
    ).toEqual(refused('jobsMost'))
    const more = await makeJob(database.db, { employer: seller.id, ...branch })
    const extend = () => post(app, `/api/job_post/${more}/open/`, { body: { is_open: true }, headers: as(seller) })
    expect((await extend()).status).toBe(200)
    await verify()
    expect((await createJob()).status).toBe(200)
  })

  it('writes texts up to a length, and is told which is too long', async () => {
    expect(await refusalOf(await createEvent({ description: LONG, terms_and_condition: LONG }))).toEqual(
      refused('textLongest', { description: 'too-long', terms_and_condition: 'too-long' }),
    )
    expect(await refusalOf(await createJob({ description: LONG }))).toEqual(refused('textLongest', { description: 'too-long' }))
    const [event] = await postMany(1)
    expect(await refusalOf(await updateEvent(event?.event_id ?? 0, { description: LONG }))).toEqual(refused('textLongest', { description: 'too-long' }))
    await verify()
    const long = await (await createEvent({ description: LONG })).json()
    expect(long.description.length).toBeGreaterThan(textLongest)
    await database.pool.query('update users set email_verified_at = null where id = $1', [seller.id])
    expect((await updateEvent(long.event_id, { description: long.description, title: 'Its text stays' })).status).toBe(200)
  })

  it('writes articles up to the same length', async () => {
    const author = await joinAsAuthor(app, `essayist${people}`)
    await database.pool.query('update users set email_verified_at = null where id = $1', [author.id])
    expect((await writtenBlog(app, author)).title).toBe('নকশি কাঁথার গল্প')
    const answer = await sendBlog(app, author, { texts: { title: 'A long one', content: LONG } })
    expect(await refusalOf(answer)).toEqual(refused('textLongest', { content: 'too-long' }))
  })

  it('has so many pictures at a time, those within texts too', async () => {
    const picture = async () =>
      app.request('/api/selling/picture/', { method: 'POST', body: await aPoster(), headers: { ...as(seller), 'content-type': 'image/png' } })
    expect((await picture()).status).toBe(200)
    await database.pool.query(
      `insert into uploads (key, user_id, bytes, look_at) select concat_ws('/', 'events', $1::int, n), $1::int, 1, now() + interval '1 day' from generate_series(2, $2::int) n`,
      [seller.id, picturesMost],
    )
    expect(await refusalOf(await picture())).toEqual(refused('picturesMost'))
    expect(await refusalOf(await createEvent())).toEqual(refused('picturesMost'))
    await verify()
    expect((await picture()).status).toBe(200)
  })

  it('exchanges the cover of an event where all pictures are used up, and the old one goes', async () => {
    const [event] = await postMany(1)
    await database.pool.query(
      `insert into uploads (key, user_id, bytes, look_at) select concat_ws('/', 'events', $1::int, n), $1::int, 1, now() + interval '1 day' from generate_series(2, $2::int) n`,
      [seller.id, picturesMost],
    )
    const answer = await sendForm(app, seller, {
      path: `/api/event/${event?.event_id}/update/`,
      method: 'PATCH',
      texts: {},
      thumbnail: { bytes: await aPoster() },
    })
    expect(answer.status).toBe(200)
    expect((await answer.json()).thumbnail).not.toBe(event?.thumbnail)
    const { rows } = await database.pool.query('select count(*)::int as kept from uploads where user_id = $1', [seller.id])
    expect(rows).toEqual([{ kept: picturesMost }])
  })

  it('exchanges a logo and its own picture there too', async () => {
    const ownPicture = async () =>
      app.request('/api/account/picture/', { method: 'POST', body: await aPoster(), headers: { ...as(seller), 'content-type': 'image/png' } })
    const job = await (await sendJob(app, seller, { path: '/api/job_post/create/', texts: jobTexts(branch), logo: await aPoster() })).json()
    expect((await ownPicture()).status).toBe(200)
    await database.pool.query(
      `insert into uploads (key, user_id, bytes, look_at) select concat_ws('/', 'events', $1::int, n), $1::int, 1, now() + interval '1 day' from generate_series(3, $2::int) n`,
      [seller.id, picturesMost],
    )
    expect((await ownPicture()).status).toBe(200)
    const path = `/api/job_post/${job.job_post_id}/update/`
    expect((await sendJob(app, seller, { path, method: 'PATCH', texts: {}, logo: await aPoster() })).status).toBe(200)
  })

  it('posts and changes so often in an hour, and is told when to go on', async () => {
    const [event] = await postMany(1)
    const change = () => updateEvent(event?.event_id ?? 0, { title: 'Once more' })
    for (let n = 1; n < writesPerHour; n++) expect((await change()).status).toBe(200)
    const answer = await change()
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusalOf(answer)).toEqual(refused('writesPerHour'))
    expect(await refusalOf(await createJob())).toEqual(refused('writesPerHour'))
    await verify()
    expect((await change()).status).toBe(200)
  })
})
