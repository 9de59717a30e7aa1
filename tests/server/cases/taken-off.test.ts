import { beforeAll, describe, expect, it } from 'vitest'
import { EVENT_CASES } from '#server/features/events/event-cases.ts'
import { useApp } from '#tests/support/server/app.ts'
import { apply } from '#tests/support/server/nouns/applying.ts'
import { blogTexts, joinAsAuthor, sendBlog, writtenBlog } from '#tests/support/server/nouns/blogs.ts'
import { jobTexts, postedJob, sendJob } from '#tests/support/server/nouns/hiring.ts'
import { type JobBranch, makeJobBranch } from '#tests/support/server/nouns/jobs.ts'
import { aPoster, type Chain, eventTexts, makeChain, posted, sendForm } from '#tests/support/server/nouns/posting.ts'
import { orderBody, place, refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'
import { isReportable, restore, takeOff, takeOffAgain } from '#tests/support/server/taken-off.ts'

const app = useApp()
const HOSTILE = '<img src=x onerror=alert(1)> & "scam"'
let staff: SignedInPerson
const AGAIN = { staff: 0, reason: 'A mistake of ours.' }
let owner: SignedInPerson
let buyer: SignedInPerson
let branch: JobBranch
let chain: Chain

const read = async (path: string, who?: SignedInPerson) => (await app.request(path, who ? { headers: as(who) } : {})).json()
const noticesOf = async (who: SignedInPerson): Promise<{ kind: string; event_title: string; text: string | null; taken_off: object }[]> =>
  (await read('/api/notice/', who)).filter(({ kind }: { kind: string }) => kind === 'taken-off' || kind === 'restored')

beforeAll(async () => {
  staff = await joinAsStaff(app)
  AGAIN.staff = staff.id
  owner = await joinAsAuthor(app, 'rupsha')
  buyer = await joinAndLogIn(app, 'buyer', { email_verified_at: new Date().toISOString() })
  branch = await makeJobBranch(app.database.db)
  chain = await makeChain(app.database.db)
})

describe('a job that staff took off', () => {
  let job = 0
  beforeAll(async () => {
    job = (await postedJob(app, owner, jobTexts(branch, { title: 'Earn at home', needs_cv: 'false' }))).job_post_id
    await takeOff(app, { kind: 'job', id: job }, { staff: staff.id, reason: HOSTILE })
  })

  it('has a page that says so and why, as text, and nothing of what stood there', async () => {
    const page = await read(`/api/job_post/${job}/`)
    expect(page).toMatchObject({ title: 'Earn at home', is_open: false, is_closed: true, taken_off_reason: HOSTILE, second_description: '' })
    expect(page.description).toContain('Hatkhola has removed this job')
    expect(page.description).toContain('হাটখোলা')
    expect(page.description).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;scam&quot;')
    expect(page.description).not.toContain('<img')
    expect(page.description).not.toContain('mathematics')
  })

  it('takes no application and stands in no list', async () => {
    expect(await refusalOf(await apply(app, buyer, { job }))).toMatchObject({ status: 409, code: 'job-closed' })
    expect((await read('/api/job_post/?limit=50')).results.map(({ job_post_id }: { job_post_id: number }) => job_post_id)).not.toContain(job)
  })

  it('cannot be opened again by its employer, who sees why and has a notice', async () => {
    const opened = await send(app, owner, { path: `/api/job_post/${job}/open/`, body: { is_open: true } })
    expect(await refusalOf(opened)).toMatchObject({ status: 403, code: 'taken-off' })
    expect((await read('/api/job_post/?mine=true&limit=10', owner)).results[0]).toMatchObject({ job_post_id: job, phase: 'closed', taken_off_reason: HOSTILE })
    expect(await noticesOf(owner)).toMatchObject([{ kind: 'taken-off', event_title: 'Earn at home', text: HOSTILE, taken_off: { subject: 'job', id: job } }])
  })

  it('cannot be reported again, nor taken off twice', async () => {
    expect(await isReportable(app, { kind: 'job', id: job })).toBe(false)
    await takeOffAgain(app, { kind: 'job', id: job }, AGAIN)
    expect(await noticesOf(owner)).toHaveLength(1)
  })

  it('is open again when staff restore it, once', async () => {
    await restore(app, { kind: 'job', id: job }, AGAIN)
    expect(await read(`/api/job_post/${job}/`)).toMatchObject({ is_open: true, taken_off_reason: null })
    expect((await read(`/api/job_post/${job}/`)).description).toContain('mathematics')
    expect((await apply(app, buyer, { job })).status).toBe(200)
    expect((await noticesOf(owner))[0]).toMatchObject({ kind: 'restored', event_title: 'Earn at home', text: 'A mistake of ours.' })
  })

  it('stays closed when its employer closed it meanwhile', async () => {
    await takeOff(app, { kind: 'job', id: job }, { staff: staff.id, reason: 'It asks for money.' })
    expect((await send(app, owner, { path: `/api/job_post/${job}/open/`, body: { is_open: false } })).status).toBe(200)
    await restore(app, { kind: 'job', id: job }, AGAIN)
    expect(await read(`/api/job_post/${job}/`)).toMatchObject({ is_open: false, is_closed: true, taken_off_reason: null })
  })
})

describe('an article that staff took off', () => {
  let blog = 0
  beforeAll(async () => {
    blog = (await writtenBlog(app, owner, { title: 'Hateful words' })).id
    await takeOff(app, { kind: 'article', id: blog }, { staff: staff.id, reason: HOSTILE })
  })

  it('is not public: its page says that it was removed and why', async () => {
    const page = await read(`/api/blogs/${blog}/`)
    expect(page).toMatchObject({ title: 'Article removed', author: null, taken_off_reason: HOSTILE, comments: [], tags: [], related: [] })
    expect(page.content).not.toContain('<img')
    expect(JSON.stringify(page)).not.toContain('Hateful')
    expect(JSON.stringify(await read('/api/blogs/?limit=20'))).not.toContain('Hateful')
    expect(JSON.stringify(await read('/api/search/?q=Hateful'))).not.toContain('Hateful words')
    expect(await (await app.request('/sitemap.xml')).text()).not.toContain(`/blogs/${blog}<`)
  })

  it('cannot be published again by its author, who sees why', async () => {
    for (const texts of [{ publishing: 'now' }, { publishing: 'later', publish_at: new Date(Date.now() + 86_400_000).toISOString() }]) {
      const sent = await sendBlog(app, owner, { path: `/api/blogs/${blog}/update/`, method: 'PATCH', texts })
      expect(await refusalOf(sent)).toMatchObject({ status: 403, code: 'taken-off' })
    }
    expect((await sendBlog(app, owner, { path: `/api/blogs/${blog}/update/`, method: 'PATCH', texts: { title: 'Kind words' } })).status).toBe(200)
    expect((await read('/api/blogs/?mine=true', owner)).results[0]).toMatchObject({ id: blog, phase: 'withdrawn', taken_off_reason: HOSTILE })
  })

  it('is public again when staff restore it', async () => {
    await restore(app, { kind: 'article', id: blog }, AGAIN)
    expect(await read(`/api/blogs/${blog}/`)).toMatchObject({ title: 'Kind words', taken_off_reason: null })
  })

  it('cannot be restored once its author has deleted it', async () => {
    await takeOff(app, { kind: 'article', id: blog }, { staff: staff.id, reason: 'It asks for money.' })
    expect((await app.request(`/api/blogs/${blog}/`, { method: 'DELETE', headers: as(owner) })).status).toBe(200)
    await expect(restore(app, { kind: 'article', id: blog }, AGAIN)).rejects.toMatchObject({ code: 'bad-state' })
    expect((await app.request(`/api/blogs/${blog}/`)).status).toBe(404)
  })
})

describe('an event that staff took off', () => {
  it('is called off with their words, sells nothing, and stays so', async () => {
    const event = await posted(app, owner, eventTexts(chain, { title: 'False tickets', price: '0' }))
    const { related_event_tickets: tickets } = await read(`/api/event/${event.event_id}/`)
    await takeOff(app, { kind: 'event', id: event.event_id }, { staff: staff.id, reason: HOSTILE })
    const page = await read(`/api/event/${event.event_id}/`)
    expect(page).toMatchObject({ title: 'False tickets', event_status: 'Cancelled', is_active: false, thumbnail: null, taken_off_reason: HOSTILE })
    expect(page.description).not.toContain('<img')
    const order = orderBody([{ event_ticket: tickets[0].id, quantity: 1 }], 0)
    expect(await refusalOf(await place(app, buyer, order))).toMatchObject({ code: 'event-closed' })
    const on = await send(app, owner, { path: `/api/event/${event.event_id}/active/`, body: { is_active: true } })
    expect(await refusalOf(on)).toMatchObject({ status: 403, code: 'taken-off' })
    expect(await read(`/api/event/${event.event_id}/own/`, owner)).toMatchObject({ phase: 'called-off', called_off_reason: HOSTILE, taken_off_reason: HOSTILE })
    expect(EVENT_CASES.restore).toBeUndefined()
  })

  it('is not called off when it is over: what was sold stays sold', async () => {
    const event = await posted(app, owner, eventTexts(chain, { title: 'Last week' }))
    await app.database.pool.query(`update events set from_time = now() - interval '2 days', to_time = now() - interval '1 day' where id = $1`, [event.event_id])
    await takeOff(app, { kind: 'event', id: event.event_id }, { staff: staff.id, reason: 'It asks for money.' })
    expect(await read(`/api/event/${event.event_id}/`)).toMatchObject({ event_status: 'Upcoming', is_active: false, taken_off_reason: 'It asks for money.' })
  })
})

describe('a seller whose shop staff took off', () => {
  let seller: SignedInPerson
  let job = 0
  let closed = 0
  let blog = 0
  let event = 0
  beforeAll(async () => {
    seller = await joinAsAuthor(app, 'cheat')
    job = (await postedJob(app, seller, jobTexts(branch, { title: 'A job' }))).job_post_id
    closed = (await postedJob(app, seller, jobTexts(branch, { title: 'A closed job' }))).job_post_id
    await send(app, seller, { path: `/api/job_post/${closed}/open/`, body: { is_open: false } })
    blog = (await writtenBlog(app, seller, { title: 'An article' })).id
    event = (await posted(app, seller, eventTexts(chain, { title: 'An event' }))).event_id
    await takeOff(app, { kind: 'seller', id: seller.id }, { staff: staff.id, reason: 'Sells what does not exist.' })
  })

  it('has a page with no more than the name and why, and is found by no search', async () => {
    const page = await read('/api/seller/cheat/')
    expect(page).toMatchObject({ full_name: 'cheat', profile_picture: null, taken_off_reason: 'Sells what does not exist.' })
    expect(page.about).toContain('Hatkhola has removed this shop.')
    expect(JSON.stringify(await read('/api/search/?q=cheat'))).not.toContain('"slug":"cheat"')
  })

  it('has its event called off, its jobs closed and its articles hidden, with one notice', async () => {
    expect(await read(`/api/event/${event}/`)).toMatchObject({ event_status: 'Cancelled', taken_off_reason: 'Sells what does not exist.' })
    expect(await read(`/api/job_post/${job}/`)).toMatchObject({ is_open: false, taken_off_reason: 'Sells what does not exist.' })
    expect(await read(`/api/blogs/${blog}/`)).toMatchObject({ title: 'Article removed' })
    expect(await noticesOf(seller)).toMatchObject([{ kind: 'taken-off', event_title: 'cheat', taken_off: { subject: 'seller', id: seller.id } }])
  })

  it('can post nothing by any way', async () => {
    const poster = { bytes: await aPoster() }
    const later = new Date(Date.now() + 86_400_000).toISOString()
    const ways: [string, Promise<Response>][] = [
      ['an event', sendForm(app, seller, { path: '/api/event/create/', texts: eventTexts(chain), thumbnail: poster })],
      ['a draft of one', sendForm(app, seller, { path: '/api/event/create/', texts: eventTexts(chain, { is_active: 'false' }), thumbnail: poster })],
      ['a copy of one', send(app, seller, { path: `/api/event/${event}/duplicate/`, body: {} })],
      ['a job', sendJob(app, seller, { path: '/api/job_post/create/', texts: jobTexts(branch) })],
      ['a draft of one', sendJob(app, seller, { path: '/api/job_post/create/', texts: jobTexts(branch, { is_published: 'false' }) })],
      ['an article', sendBlog(app, seller, { texts: blogTexts() })],
      ['one for later', sendBlog(app, seller, { texts: blogTexts({ publishing: 'later', publish_at: later }) })],
    ]
    for (const [name, way] of ways) expect(await refusalOf(await way), name).toMatchObject({ status: 403, code: 'shop-taken-off' })
    for (const id of [job, closed]) {
      const opened = await send(app, seller, { path: `/api/job_post/${id}/open/`, body: { is_open: true } })
      expect(await refusalOf(opened), 'an old job').toMatchObject({ status: 403, code: 'taken-off' })
    }
    const published = await sendBlog(app, seller, { path: `/api/blogs/${blog}/update/`, method: 'PATCH', texts: { publishing: 'now' } })
    expect(await refusalOf(published), 'an old article').toMatchObject({ code: 'taken-off' })
  })

  it('has an article that staff restore stay off with the shop', async () => {
    const own = await joinAsAuthor(app, 'twice')
    const { id } = await writtenBlog(app, own, { title: 'Twice' })
    await takeOff(app, { kind: 'article', id }, { staff: staff.id, reason: 'It asks for money.' })
    await takeOff(app, { kind: 'seller', id: own.id }, { staff: staff.id, reason: 'It asks for money.' })
    await restore(app, { kind: 'article', id }, AGAIN)
    expect(await read(`/api/blogs/${id}/`)).toMatchObject({ title: 'Article removed' })
    await restore(app, { kind: 'seller', id: own.id }, AGAIN)
    expect(await read(`/api/blogs/${id}/`)).toMatchObject({ title: 'Twice' })
  })

  it('has shop, jobs and articles back when staff restore it; the event stays called off', async () => {
    await restore(app, { kind: 'seller', id: seller.id }, AGAIN)
    expect(await read('/api/seller/cheat/')).toMatchObject({ full_name: 'cheat', taken_off_reason: null })
    expect(await read(`/api/job_post/${job}/`)).toMatchObject({ is_open: true, taken_off_reason: null })
    expect(await read(`/api/job_post/${closed}/`)).toMatchObject({ is_open: false, taken_off_reason: null })
    expect(await read(`/api/blogs/${blog}/`)).toMatchObject({ title: 'An article' })
    expect(await read(`/api/event/${event}/`)).toMatchObject({ event_status: 'Cancelled' })
    expect((await sendJob(app, seller, { path: '/api/job_post/create/', texts: jobTexts(branch) })).status).toBe(200)
  })

  it('has what was taken off in their export, and nothing public again after they left', async () => {
    await takeOff(app, { kind: 'job', id: job }, { staff: staff.id, reason: 'Gone' })
    const exported = await read('/api/account/export/', seller)
    expect(JSON.stringify(exported.job_posts)).toContain('"taken_off_reason":"Gone"')
  })
})
