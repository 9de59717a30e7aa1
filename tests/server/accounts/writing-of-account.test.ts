import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { joinAsAuthor, makeBlog, sendBlog, writtenBlog } from '#tests/support/server/nouns/blogs.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let author: SignedInPerson
let people = 0
beforeEach(async () => {
  people += 1
  author = await joinAsAuthor(app, `author${people}`)
})
const change = (id: number, texts: Record<string, string>, thumbnail?: Uint8Array<ArrayBuffer>) =>
  sendBlog(app, author, { path: `/api/blogs/${id}/update/`, method: 'PATCH', texts, thumbnail })
const leave = () => send(app, author, { path: '/api/account/delete/', body: {} })
const covers = () => [...files.keys()].filter((key) => /^blogs\/[0-9a-f]{32}\.webp$/.test(key))

describe('answers', () => {
  it('an export with articles of every kind, what they were before, and who may write', async () => {
    const out = await writtenBlog(app, author)
    await change(out.id, { content: '<p>Two.</p>' })
    const draft = await writtenBlog(app, author, { title: 'Only mine', publishing: 'draft' })
    await makeBlog(database.db, { title: 'canary' })
    const everything = await (await request('/api/account/export/', { headers: as(author) })).json()
    expect(everything).toMatchObject({
      author: { state: 'granted' },
      blogs: [
        { id: draft.id, title: 'Only mine', published_at: null },
        { id: out.id, content: '<p>Two.</p>' },
      ],
      blog_revisions: [{ blog: out.id, version: 1, content: out.content }],
    })
    expect(JSON.stringify(everything)).not.toContain('canary')
  })

  it('a deletion: published articles are taken off; drafts, scheduled articles and earlier versions are removed', async () => {
    const out = await writtenBlog(app, author)
    await change(out.id, {}, await aPoster())
    await change(out.id, {}, await aPoster('#a07'))
    const [shown] = (await database.pool.query('select thumbnail from blogs where id = $1', [out.id])).rows
    await makeBlog(database.db, { author: author.id, published_at: null })
    await makeBlog(database.db, { author: author.id, published_at: new Date(Date.now() + 60_000).toISOString() })
    expect((await leave()).status).toBe(200)
    const { rows } = await database.pool.query('select id, is_withdrawn, search_words::text as words from blogs where author = $1', [author.id])
    expect(rows).toEqual([{ id: out.id, is_withdrawn: true, words: '' }])
    expect((await request(`/api/blogs/${out.id}/`)).status).toBe(404)
    expect((await database.pool.query('select 1 from blog_revisions where blog = $1', [out.id])).rowCount).toBe(0)
    expect((await database.pool.query('select 1 from authors where user_id = $1', [author.id])).rowCount).toBe(0)
    expect(covers()).toEqual([shown.thumbnail.replace('/media/', '')])
  })
})

describe('refuses', () => {
  it('to change articles by other users', async () => {
    const theirs = await makeBlog(database.db)
    await leave()
    expect((await request(`/api/blogs/${theirs}/`)).status).toBe(200)
  })
})
