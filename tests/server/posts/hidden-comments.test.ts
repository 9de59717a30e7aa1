import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { caseAbout, caseOf, casesOf, decideAbout, decideComment } from '#tests/support/server/cases.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { ask, newKey, typed } from '#tests/support/server/nouns/commenting.ts'
import { commentOn, joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let people = 0
let author: SignedInPerson
let reader: SignedInPerson
let post = 0
let comment = 0
beforeEach(async () => {
  people += 1
  author = await joinWithPage(app, `author${people}`)
  reader = await joinAndLogIn(app, `reader${people}`)
  post = await makePost(database.db, { author: author.id })
  comment = (await commentOn(database.db, { post, user_id: reader.id, text: 'Too dear' })).id
})

const hide = (hidden = true, { who = author, id = comment, of = post } = {}) =>
  change(app, who, { path: `/api/posts/${of}/comments/${id}/hidden/`, method: 'PUT', body: { hidden } })
const hidden = async (who = author) => (await read(app, who, `/api/posts/${post}/comments/hidden/`)).json()
const list = async () => (await ask(app, `/api/posts/${post}/comments/`)).json()
const mine = async () => (await ask(app, `/api/comments/mine/?page=/posts/${post}`, { access: reader.access })).json()

describe('answers', () => {
  it('takes a comment and its answers out of sight and out of the count, and shows them again', async () => {
    await commentOn(database.db, { post, user_id: author.id, parent: comment })
    await commentOn(database.db, { post, user_id: reader.id })
    expect(await (await hide()).json()).toEqual({ id: comment, hidden: true, comment_count: 1 })
    expect((await list()).results).toHaveLength(1)
    expect(await hidden()).toMatchObject([{ id: comment, text: 'Too dear', parent: null }])
    expect(await (await hide(false)).json()).toEqual({ id: comment, hidden: false, comment_count: 3 })
    expect(await list()).toMatchObject({ total: 3, results: [{}, { id: comment, reply_count: 1 }] })
    expect(await hidden()).toEqual([])
  })

  it('says the same to the same sent twice, and counts once', async () => {
    expect(await (await hide()).json()).toEqual(await (await hide()).json())
    expect(await (await hide(false)).json()).toEqual(await (await hide(false)).json())
    expect((await list()).total).toBe(1)
  })

  it('leaves a hidden comment to its writer, who may take it back', async () => {
    await hide()
    expect(await mine()).toMatchObject([{ id: comment, text: 'Too dear', state: 'hidden' }])
    expect((await ask(app, `/api/comments/${comment}/remove/`, { body: {}, access: reader.access })).status).toBe(200)
    expect(await mine()).toEqual([])
    expect(await hidden()).toEqual([])
  })

  it('leaves it to staff, whose release does not show it', async () => {
    const staff = await joinAsStaff(app, `staff${people}`)
    expect((await ask(app, `/api/comments/${comment}/report/`, { body: { reason: 'abuse' }, from: '203.0.113.7' })).status).toBe(200)
    await hide()
    const [waiting] = (await casesOf(app, staff, '?kind=comment')).results.filter(({ subject }) => subject === comment)
    expect(await caseOf(app, staff, waiting?.id ?? 0)).toMatchObject({ text: 'Too dear', decisions: ['keep', 'remove'] })
    expect((await decideAbout(app, staff, { kind: 'comment', subject: comment, decision: 'keep' })).status).toBe(200)
    expect((await list()).total).toBe(0)
    await hide(false)
    expect((await list()).total).toBe(1)
  })

  it('is hidden again when staff restore what they removed, and its author may show it', async () => {
    const staff = await joinAsStaff(app, `staff${people}`)
    const about = { kind: 'comment', subject: comment } as const
    await hide()
    expect((await decideAbout(app, staff, { ...about, decision: 'remove' })).status).toBe(200)
    expect([await mine(), await hidden()]).toEqual([[], []])
    expect((await decideAbout(app, staff, { ...about, decision: 'restore' })).status).toBe(200)
    expect([(await list()).total, await mine(), await hidden()]).toMatchObject([0, [{ id: comment, state: 'hidden' }], [{ id: comment }]])
    await hide(false)
    expect((await list()).total).toBe(1)
    for (const deed of ['remove', 'release']) expect((await decideComment(app, { staff, id: comment, deed })).status, deed).toBe(200)
    expect((await list()).total).toBe(1)
  })

  it('stays gone when its writer has taken it back, whatever staff had decided before', async () => {
    const staff = await joinAsStaff(app, `staff${people}`)
    const about = { kind: 'comment', subject: comment } as const
    expect((await decideAbout(app, staff, { ...about, decision: 'remove' })).status).toBe(200)
    const case_id = await caseAbout(app, about)
    expect(await caseOf(app, staff, case_id)).toMatchObject({ decisions: ['restore'] })
    expect((await ask(app, `/api/comments/${comment}/remove/`, { body: {}, access: reader.access })).status).toBe(200)
    expect(await caseOf(app, staff, case_id)).toMatchObject({ decisions: [], text: '' })
    expect(await refusalOf(await decideAbout(app, staff, { ...about, decision: 'restore' }))).toMatchObject({ code: 'bad-state' })
    expect([(await list()).total, await mine(), await hidden()]).toEqual([0, [], []])
  })
})

describe('refuses', () => {
  it('to hide what stands below another member’s post, or another post', async () => {
    const others = await makePost(database.db, { author: author.id })
    const missing = { status: 404, code: 'not-found' }
    expect(await refusalOf(await hide(true, { who: reader }))).toEqual(missing)
    expect(await refusalOf(await hide(true, { of: others }))).toEqual(missing)
    expect((await read(app, reader, `/api/posts/${post}/comments/hidden/`)).status).toBe(404)
    expect((await list()).total).toBe(1)
  })

  it.each(['held', 'removed'] as const)('to hide or show what is %s: its author does not see it', async (state) => {
    const { id } = await commentOn(database.db, { post, user_id: reader.id, state })
    expect((await hide(true, { id })).status).toBe(404)
    expect((await hide(false, { id })).status).toBe(404)
    expect((await list()).total).toBe(1)
  })

  it('to change a hidden comment, to answer it, and to report it', async () => {
    await hide()
    const edited = await ask(app, `/api/comments/${comment}/`, { method: 'PATCH', body: { text: 'Not so dear' }, access: reader.access })
    expect(await refusalOf(edited)).toMatchObject({ code: 'bad-state' })
    const answer = { body: typed({ text: newKey(), parent: comment }), access: reader.access }
    expect((await ask(app, `/api/posts/${post}/comments/`, answer)).status).toBe(404)
    expect((await ask(app, `/api/comments/${comment}/replies/`)).status).toBe(404)
    expect((await ask(app, `/api/comments/${comment}/report/`, { body: { reason: 'abuse' } })).status).toBe(404)
  })
})
