import { Tinypool } from 'tinypool'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { blogTexts, joinAsAuthor, sendBlog, writtenBlog } from '#tests/support/server/nouns/blogs.ts'
import { jobTexts, postedJob, sendJob } from '#tests/support/server/nouns/hiring.ts'
import { makeJobBranch } from '#tests/support/server/nouns/jobs.ts'
import { eventTexts, makeChain, posted, sendForm } from '#tests/support/server/nouns/posting.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let seller: SignedInPerson
/** What was sent to a thread, and whether a row was held at that moment. */
let cleaned: { html: unknown; isHeld: boolean }[] = []

/** Rows of the market, and accounts, that some transaction holds. */
async function isAnyRowHeld(): Promise<boolean> {
  const counts = ['events', 'job_posts', 'blogs', 'users'].map(
    (table) => `(select count(*) from ${table}) - (select count(*) from (select from ${table} for update skip locked) as free)`,
  )
  const { rows } = await database.pool.query(`select ${counts.join(' + ')} as held`)
  return Number(rows[0].held) > 0
}

const run = Tinypool.prototype.run
beforeAll(async () => {
  seller = await joinAsAuthor(app, 'editor')
  vi.spyOn(Tinypool.prototype, 'run').mockImplementation(async function (this: Tinypool, html: unknown, ...rest) {
    cleaned.push({ html, isHeld: await isAnyRowHeld() })
    return run.call(this, html, ...rest)
  })
})
afterAll(() => vi.restoreAllMocks())
beforeEach(async () => {
  await database.pool.query('delete from rate_limits')
})

/** What an edit has cleaned. */
async function cleanedBy(edit: () => Promise<Response>) {
  cleaned = []
  const response = await edit()
  expect(response.status, await response.clone().text()).toBe(200)
  return cleaned
}
const TEXT = '<p>Another text.</p>'
const once = [{ html: TEXT, isHeld: false }]

describe('an edit has its rich text cleaned once, while no row is held, and none that it does not change', () => {
  it('of an event', async () => {
    const { id } = await posted(app, seller, eventTexts(await makeChain(database.db)))
    const edit = (texts: Record<string, string>) => cleanedBy(() => sendForm(app, seller, { path: `/api/event/${id}/update/`, method: 'PATCH', texts }))
    expect(await edit({ description: TEXT })).toEqual(once)
    expect(await edit({ title: 'Another title' })).toEqual([])
  })

  it('of a job', async () => {
    const { job_post_id } = await postedJob(app, seller, jobTexts(await makeJobBranch(database.db)))
    const edit = (texts: Record<string, string>) =>
      cleanedBy(() => sendJob(app, seller, { path: `/api/job_post/${job_post_id}/update/`, method: 'PATCH', texts }))
    expect(await edit({ description: TEXT })).toEqual(once)
    expect(await edit({ title: 'Another title' })).toEqual([])
  })

  it('of an article', async () => {
    const { id } = await writtenBlog(app, seller, blogTexts())
    const edit = (texts: Record<string, string>) => cleanedBy(() => sendBlog(app, seller, { path: `/api/blogs/${id}/update/`, method: 'PATCH', texts }))
    expect(await edit({ content: TEXT })).toEqual(once)
    expect(await edit({ title: 'Another title' })).toEqual([])
  })
})

describe('a thread that does not come to an end', () => {
  it('costs its sender the edit, and changes nothing', async () => {
    const { id } = await writtenBlog(app, seller, blogTexts())
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    const response = await sendBlog(app, seller, { path: `/api/blogs/${id}/update/`, method: 'PATCH', texts: { content: TEXT } })
    expect([response.status, (await response.json()).code]).toEqual([503, 'busy'])
    const { rows } = await database.pool.query('select version from blogs where id = $1', [id])
    expect(rows[0].version).toBe(1)
  })
})
