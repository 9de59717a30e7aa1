import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { caseAbout, caseOf, casesOf, decideAbout, decideComment } from '#tests/support/server/cases.ts'
import { ask, makeArticle, makeComment, typed, WRITER_EMAIL } from '#tests/support/server/nouns/commenting.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let staff: SignedInPerson
let member: SignedInPerson
let blog = 0
beforeAll(async () => {
  staff = await joinAndLogIn(app, 'moderator')
  await database.pool.query('update users set is_staff = true where id = $1', [staff.id])
  member = await joinAndLogIn(app, 'member')
})
beforeEach(async () => {
  await database.pool.query('delete from comments')
  await database.pool.query('delete from cases')
  blog = await makeArticle(database.db, { title: 'নৌকা' })
})

const waiting = (query = '') => casesOf(app, staff, `?kind=comment${query}`)
const closed = () => waiting('&state=closed')
const decide = (id: number, deed: string, who = staff) => decideComment(app, { staff: who, id, deed })
const shown = async () => (await ask(app, `/api/blogs/${blog}/comments/`)).json()
const report = (id: number, from: string, body: object = { reason: 'abuse', note: 'Look.' }) => ask(app, `/api/comments/${id}/report/`, { body, from })
const events = async () =>
  (await database.pool.query(`select by, user_id, details - 'case' as details from security_events where kind = 'case-decided' order by id`)).rows
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('answers', () => {
  it('what waits, the oldest first: held ones with why, shown ones with their reports', async () => {
    const reported = await makeComment(database.db, { blog, created_at: minutesAgo(5), user_id: member.id })
    const held = await makeComment(database.db, { blog, created_at: minutesAgo(9), state: 'held', held_reason: 'links' })
    await makeComment(database.db, { blog })
    await report(reported.id, '192.0.2.1')
    const { results, total, next_cursor } = await waiting()
    expect([total, next_cursor]).toEqual([2, null])
    expect(results).toMatchObject([
      { subject: held.id, state: 'open', held_reason: 'links', report_count: 0, title: 'নৌকা' },
      { subject: reported.id, state: 'open', held_reason: null, report_count: 1 },
    ])
    const [first, second] = await Promise.all(results.map(({ id }) => caseOf(app, staff, id)))
    expect(first).toMatchObject({ author: 'Rahima', username: null, path: `/blogs/${blog}`, reports: [], earlier: { subject: 0, owner: null } })
    expect(second).toMatchObject({ username: 'member', path: `/blogs/${blog}#comment-${reported.id}`, reports: [{ reason: 'abuse', note: 'Look.' }] })
  })

  it('a release: the comment is public, with its answers, and nothing waits; once more changes nothing', async () => {
    const { id } = await makeComment(database.db, { blog })
    await makeComment(database.db, { blog, parent: id })
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await report(id, from)
    expect(await shown()).toMatchObject({ total: 0, results: [] })
    const before = (await events()).length
    const released = await (await decide(id, 'release')).json()
    expect(released).toMatchObject({ subject: id, state: 'kept', held_reason: 'reports', is_removed: false, reports: [{}, {}, {}], decisions: [] })
    expect(await shown()).toMatchObject({ total: 2, results: [{ id, reply_count: 1 }] })
    expect(await waiting()).toMatchObject({ total: 0, results: [] })
    expect((await decideAbout(app, staff, { kind: 'comment', subject: id, decision: 'keep' })).status).toBe(409)
    expect((await events()).slice(before)).toEqual([
      { by: 'staff', user_id: null, details: { about: 'comment', subject: id, decision: 'keep', staff: staff.id } },
    ])
  })

  it('a release as the last word on reports: more of them are told, and hide nothing', async () => {
    const { id } = await makeComment(database.db, { blog })
    await report(id, '192.0.2.1')
    await decide(id, 'release')
    for (const last of [2, 3, 4, 5]) expect((await report(id, `192.0.2.${last}`)).status).toBe(200)
    expect(await shown()).toMatchObject({ total: 1 })
    expect((await waiting()).results).toMatchObject([{ subject: id, state: 'open', held_reason: null, report_count: 4 }])
    expect(await caseOf(app, staff, await caseAbout(app, { kind: 'comment', subject: id }))).toMatchObject({ earlier: { subject: 1 } })
  })

  it('a removal: only staff see the comment, keep its text, and may take the removal back', async () => {
    const own = await (await ask(app, `/api/blogs/${blog}/comments/`, { body: typed({ text: 'Rude words' }), access: member.access })).json()
    await makeComment(database.db, { blog, parent: own.id })
    await report(own.id, '192.0.2.1')
    const gone = await (await decide(own.id, 'remove')).json()
    expect(gone).toMatchObject({ state: 'removed', text: 'Rude words', is_removed: true, reports: [{ reason: 'abuse' }], decisions: ['restore'] })
    expect(await shown()).toMatchObject({ total: 0, results: [] })
    expect(await waiting()).toMatchObject({ total: 0 })
    expect(await closed()).toMatchObject({ total: 1, results: [{ subject: own.id, first_words: 'Rude words' }] })
    expect(await (await ask(app, `/api/comments/mine/?blog_id=${blog}`, { access: member.access })).json()).toEqual([])
    expect((await decideAbout(app, staff, { kind: 'comment', subject: own.id, decision: 'remove' })).status).toBe(409)
    const back = await decide(own.id, 'release')
    expect([back.status, await caseOf(app, staff, gone.id)]).toMatchObject([200, { state: 'removed', is_removed: false, text: 'Rude words', decisions: [] }])
    expect((await closed()).results).toMatchObject([{ state: 'restored' }, { state: 'removed', id: gone.id }])
    expect(await shown()).toMatchObject({ total: 2 })
  })

  it('what staff have removed can still be taken back by its writer, and then staff do not have it either', async () => {
    const { id, key } = await makeComment(database.db, { blog, text: 'Rude words' })
    await decide(id, 'remove')
    expect((await ask(app, `/api/guest_comments/${id}/remove/`, { body: { key } })).status).toBe(200)
    const { id: about } = (await closed()).results[0] ?? { id: 0 }
    expect(await caseOf(app, staff, about)).toMatchObject({ text: '', author: '', is_gone: true, decisions: [] })
    expect((await decide(id, 'release')).status).toBe(409)
  })
})

describe('refuses', () => {
  it('all callers but staff', async () => {
    const { id } = await makeComment(database.db, { blog, state: 'held', held_reason: 'links' })
    for (const [who, status] of [
      [member, 403],
      [{ ...member, access: 'nobody' }, 401],
    ] as const) {
      expect((await decide(id, 'release', who)).status).toBe(status)
      expect((await ask(app, '/api/desk/cases/', { access: who.access })).status).toBe(status)
    }
    expect(await shown()).toMatchObject({ total: 0 })
  })

  it('to decide about what its writer took back: nothing waits any more', async () => {
    const { id, key } = await makeComment(database.db, { blog })
    await report(id, '192.0.2.1')
    await ask(app, `/api/guest_comments/${id}/remove/`, { body: { key } })
    expect((await closed()).results).toMatchObject([{ subject: id, state: 'gone', first_words: '' }])
    for (const decision of ['keep', 'remove', 'restore']) {
      const response = await decideAbout(app, staff, { kind: 'comment', subject: id, decision })
      expect([response.status, (await response.json()).code]).toEqual([409, 'bad-state'])
    }
    expect((await decideAbout(app, staff, { kind: 'comment', subject: id, decision: 'praise' })).status).toBe(400)
  })
})

describe('guards', () => {
  it('the e-mail of writers: it is in no answer of any endpoint, and in no line of the log', async () => {
    const answers: string[] = []
    const keep = async (response: Response) => {
      const text = await response.text()
      answers.push(text)
      return JSON.parse(text)
    }
    const guest = typed({ text: 'A guest' })
    const mine = await keep(await ask(app, `/api/blogs/${blog}/comments/`, { body: typed({ text: 'A member' }), access: member.access }))
    const theirs = await keep(await ask(app, `/api/blogs/${blog}/guest_comments/`, { body: guest }))
    await keep(await ask(app, `/api/blogs/${blog}/guest_comments/`, { body: guest }))
    await keep(await ask(app, `/api/blogs/${blog}/guest_comments/`, { body: typed({ parent: theirs.id }) }))
    await keep(await ask(app, `/api/blogs/${blog}/guest_comments/`, { body: typed({ text: '' }) }))
    await keep(await ask(app, `/api/comments/${mine.id}/`, { method: 'PATCH', body: { text: 'Changed' }, access: member.access }))
    await keep(await ask(app, `/api/guest_comments/${theirs.id}/`, { method: 'PATCH', body: { text: 'Changed too', key: guest.key } }))
    await keep(await ask(app, `/api/blogs/${blog}/`))
    await keep(await ask(app, `/api/blogs/${blog}/comments/`))
    await keep(await ask(app, `/api/comments/${theirs.id}/replies/`))
    await keep(await ask(app, `/api/comments/mine/?blog_id=${blog}`, { access: member.access }))
    await keep(await report(theirs.id, '192.0.2.1'))
    await keep(await ask(app, '/api/desk/cases/', { access: staff.access }))
    await keep(await decide(theirs.id, 'remove'))
    await keep(await ask(app, '/api/desk/cases/?state=closed', { access: staff.access }))
    await keep(await ask(app, '/api/account/export/', { access: member.access }))
    await keep(await ask(app, `/api/guest_comments/${theirs.id}/remove/`, { body: { key: guest.key } }))
    await keep(await ask(app, `/api/comments/${mine.id}/remove/`, { method: 'POST', access: member.access }))
    expect(answers.length).toBe(18)
    for (const answer of answers) {
      expect(answer).not.toContain('canary')
      expect(answer).not.toContain(String(guest.key))
    }
    expect(JSON.stringify(app.logged)).not.toContain(WRITER_EMAIL)
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})
