import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaseHandler } from '#server/cases/case-handler.ts'
import { BLOG_KIND } from '#server/db/blogs/blog-thread.ts'
import { openCase } from '#server/db/cases/open-case.ts'
import { commentCases } from '#server/threads/comment-cases.ts'
import { useApp } from '#tests/support/server/app.ts'
import { caseAbout, caseOf, casesOf, decideAbout } from '#tests/support/server/cases.ts'
import { ask, makeArticle, makeComment } from '#tests/support/server/nouns/commenting.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

/** A kind that no feature has, and what was done with it. */
const boats = new Map<number, { owner: number | null; isRemoved: boolean }>()
const done: string[] = []
const BOATS: CaseHandler = {
  kind: 'event',
  reasons: ['spam'],
  findPublic: async (_, id) => (boats.get(id)?.isRemoved === false ? { owner: boats.get(id)?.owner ?? null } : undefined),
  describe: async (_, ids) =>
    new Map(
      ids.flatMap((id) =>
        boats.has(id) ? [[id, { title: `Boat ${id}`, path: null, text: '', username: null, is_removed: Boolean(boats.get(id)?.isRemoved) }]] : [],
      ),
    ),
  remove: async (_, id, { reason, onCommit }) => {
    onCommit(async () => void done.push(`removed ${id}: ${reason}`))
    boats.set(id, { owner: boats.get(id)?.owner ?? null, isRemoved: true })
  },
  restore: async (_, id) => void boats.set(id, { owner: boats.get(id)?.owner ?? null, isRemoved: false }),
}

const app = useApp({ settings: { rate_per_minute: 10_000 }, cases: [commentCases([BLOG_KIND]), BOATS] })
const { database } = app
let staff: SignedInPerson
let other: SignedInPerson
let reader: SignedInPerson
beforeAll(async () => {
  staff = await joinAsStaff(app)
  other = await joinAndLogIn(app, 'other-staff')
  await database.pool.query('update users set is_staff = true where id = $1', [other.id])
  reader = await joinAndLogIn(app, 'reader', { email_verified_at: new Date().toISOString() })
})
let boat = 0
beforeEach(async () => {
  await database.pool.query('delete from cases')
  await database.pool.query('truncate rate_limits')
  boat += 1
  boats.set(boat, { owner: null, isRemoved: false })
  done.length = 0
})

let addresses = 0
const anAddress = () => {
  addresses += 1
  return `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`
}
const report = (body: object = {}, { who, from = anAddress() }: { who?: SignedInPerson; from?: string } = {}) =>
  ask(app, '/api/reports/', { body: { kind: 'event', id: boat, reason: 'spam', note: 'See.', ...body }, access: who?.access, from })
const counts = async () => (await database.pool.query('select state, report_count from cases order by id')).rows

describe('a report', () => {
  it('of what is public opens a case, with the reason and the note', async () => {
    expect(await (await report()).json()).toEqual({ reported: true })
    const { results } = await casesOf(app, staff)
    expect(results).toMatchObject([{ kind: 'event', subject: boat, title: `Boat ${boat}`, report_count: 1 }])
    expect(await caseOf(app, staff, results[0]?.id ?? 0)).toMatchObject({ reports: [{ reason: 'spam', note: 'See.' }] })
  })

  it('of what is not public, of what there is not, and of a kind that is not served is not taken', async () => {
    boats.set(boat, { owner: null, isRemoved: true })
    for (const body of [{}, { id: 2_000_000_000 }, { kind: 'seller' }]) expect((await report(body)).status).toBe(404)
    expect(await counts()).toEqual([])
  })

  it('has a reason of its kind', async () => {
    expect((await report({ reason: 'money' })).status).toBe(400)
    expect((await report({ reason: 'false-tickets' })).status).toBe(200)
  })

  it('counts once for an account, wherever it is, and once for an address without one', async () => {
    await Promise.all(Array.from({ length: 10 }, () => report({}, { who: reader })))
    expect(await counts()).toMatchObject([{ report_count: 1 }])
    const from = anAddress()
    await Promise.all(Array.from({ length: 10 }, () => report({}, { from })))
    expect(await counts()).toMatchObject([{ report_count: 2 }])
  })

  it('of one’s own is refused', async () => {
    boats.set(boat, { owner: other.id, isRemoved: false })
    expect((await report({}, { who: other })).status).toBe(403)
    expect((await report({}, { who: staff })).status).toBe(200)
  })

  it('by a hundred from one address is not taken a hundred times', async () => {
    const from = anAddress()
    const statuses: number[] = []
    for (let one = 0; one < 100; one++) statuses.push((await report({}, { from })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(await counts()).toMatchObject([{ report_count: 1 }])
  })

  it('of a comment counts once for an address, whatever account it comes from', async () => {
    const { id } = await makeComment(database.db, { blog: await makeArticle(database.db) })
    const from = anAddress()
    for (const who of [staff, other]) expect((await report({ kind: 'comment', id }, { who, from })).status).toBe(200)
    expect(await counts()).toMatchObject([{ report_count: 1 }])
    for (let more = 0; more < 2; more++) await report({ kind: 'comment', id })
    expect((await database.pool.query('select state from comments where id = $1', [id])).rows).toEqual([{ state: 'held' }])
  })

  it('at the moment in which its writer takes a comment back leaves no open case', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, key } = await makeComment(database.db, { blog: await makeArticle(database.db) })
      await Promise.all([report({ kind: 'comment', id }), ask(app, `/api/guest_comments/${id}/remove/`, { body: { key } })])
      expect((await database.pool.query("select 1 from cases where subject = $1 and state = 'open'", [id])).rows).toEqual([])
    }
  })

  it('goes without its words and its sender when the account ends, and the case without its owner', async () => {
    const [writer, owner] = [
      await joinAndLogIn(app, `leaving-${boat}`, { email_verified_at: new Date().toISOString() }),
      await joinAndLogIn(app, `owner-${boat}`),
    ]
    boats.set(boat, { owner: owner.id, isRemoved: false })
    await report({ note: 'canary-note' }, { who: writer })
    await database.pool.query('update sessions set proved_at = now()')
    for (const who of [writer, owner]) expect((await ask(app, '/api/account/delete/', { body: {}, access: who.access })).status).toBe(200)
    const { rows } = await database.pool.query('select r.sender, r.note, c.owner, c.state, c.report_count from reports r join cases c on c.id = r."case"')
    expect(rows).toEqual([{ sender: expect.stringMatching(/^gone /), note: '', owner: null, state: 'open', report_count: 1 }])
  })
})

describe('a decision', () => {
  const about = () => ({ kind: 'event', subject: boat }) as const

  it('is made by one of two members of staff who decide at one moment', async () => {
    for (const decisions of [
      ['keep', 'remove'],
      ['remove', 'remove'],
      ['remove', 'keep'],
    ]) {
      boat += 1
      boats.set(boat, { owner: null, isRemoved: false })
      await report()
      const answers = await Promise.all([staff, other].map((who, at) => decideAbout(app, who, { ...about(), decision: decisions[at] ?? '' })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
    expect((await counts()).filter(({ state }) => state === 'open')).toEqual([])
  })

  it('needs a reason, and staff', async () => {
    await report()
    for (const reason of ['', '  ', 'x'.repeat(301)]) expect((await decideAbout(app, staff, { ...about(), decision: 'remove', reason })).status).toBe(400)
    expect((await decideAbout(app, reader, { ...about(), decision: 'remove' })).status).toBe(403)
    expect(done).toEqual([])
  })

  it('does what it leaves to do once it is written down, and is undone once', async () => {
    await report()
    const removed = await (await decideAbout(app, staff, { ...about(), decision: 'remove', reason: 'No such boat.' })).json()
    expect(removed).toMatchObject({ state: 'removed', is_removed: true, decided: { by: staff.username, reason: 'No such boat.' }, decisions: ['restore'] })
    expect(done).toEqual([`removed ${boat}: No such boat.`])
    const restore = (who: SignedInPerson) =>
      ask(app, `/api/desk/cases/${removed.id}/decide/`, { body: { decision: 'restore', reason: 'It is one.' }, access: who.access })
    const answers = await Promise.all([restore(staff), restore(other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await counts()).map(({ state }) => state)).toEqual(['removed', 'restored'])
  })

  it('only closes a case of something that is gone', async () => {
    await report()
    boats.delete(boat)
    const id = await caseAbout(app, about())
    expect(await caseOf(app, staff, id)).toMatchObject({ title: '', is_gone: true, decisions: ['keep'] })
    expect((await decideAbout(app, staff, { ...about(), decision: 'remove' })).status).toBe(409)
    expect((await decideAbout(app, staff, { ...about(), decision: 'keep' })).status).toBe(200)
  })
})

describe('the queue', () => {
  it('is read page by page, the oldest first, of one kind or all, and closed ones the latest first', async () => {
    await database.pool.query(
      `insert into cases (kind, subject, opened_at) select case n % 2 when 0 then 'event' else 'job' end, n, now() - make_interval(mins => n) from generate_series(1, 65) n`,
    )
    await database.pool.query(
      `insert into cases (kind, subject, state, decided_at) select 'event', n, 'kept', now() - make_interval(mins => n) from generate_series(1, 40) n`,
    )
    const read = async (query: string) => {
      const seen: number[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page = await casesOf(app, staff, `?${query}${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.results.map(({ subject }) => subject))
        cursor = page.next_cursor
      }
      return seen
    }
    const numbers = Array.from({ length: 65 }, (_, at) => 65 - at)
    expect(await read('state=open')).toEqual(numbers)
    expect(await read('kind=event')).toEqual(numbers.filter((n) => n % 2 === 0))
    expect(await read('state=closed')).toEqual(numbers.filter((n) => n <= 40).toReversed())
    expect(await read('kind=job&state=closed')).toEqual([])
    expect((await casesOf(app, staff, '?kind=job')).total).toBe(33)
  })

  it('is counted up to ten thousand', async () => {
    await database.pool.query(`insert into cases (kind, subject) select 'event', n from generate_series(1, 10001) n`)
    expect(await casesOf(app, staff)).toMatchObject({ total: 10_000, total_is_exact: false, results: { length: 30 } })
    await database.pool.query('delete from cases where subject = 7')
    expect(await casesOf(app, staff)).toMatchObject({ total: 10_000, total_is_exact: true })
  })

  it('takes no cursor of the other list, and none that it has not given', async () => {
    for (let subject = 1; subject <= 31; subject++) await openCase(database.db, { kind: 'event', subject, owner: null })
    const { next_cursor } = await casesOf(app, staff)
    for (const query of [`?state=closed&cursor=${next_cursor}`, '?cursor=x', '?kind=boat', '?state=old'])
      expect((await ask(app, `/api/desk/cases/${query}`, { access: staff.access })).status).toBe(400)
  })
})
