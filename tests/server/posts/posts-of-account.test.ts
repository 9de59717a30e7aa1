import { expect, it } from 'vitest'
import { insertGallery } from '#server/db/galleries/insert-gallery.ts'
import { POST_DATA } from '#server/db/posts/post-data.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { joinWithPage, makePost, threadOfPost } from '#tests/support/server/nouns/posts.ts'
import { as, post } from '#tests/support/server/people.ts'

const app = useApp()

it('posts, reactions and where one stopped are in the export of the account, and go with it: counts stay right', async () => {
  const { db, pool } = app.database
  const [me, other] = [await joinWithPage(app, 'rahima'), await joinWithPage(app, 'karim')]
  app.files.set('posts/mine.webp', new Uint8Array([1]))
  const gallery = await db.transaction((tx) => insertGallery(tx, me.id, [{ file: '/media/posts/mine.webp', tone: 0, bytes: 1, alt: 'A sari' }]))
  const mine = await makePost(db, { author: me.id, text: 'Mine', gallery })
  const theirs = await makePost(db, { author: other.id, text: 'Theirs' })
  const react = (who: typeof me, id: number, kind: string) =>
    app.request(`/api/posts/${id}/reaction/`, {
      method: 'PUT',
      headers: { ...as(who), 'content-type': 'application/json', origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ kind }),
    })
  for (const [who, id, kind] of [
    [me, theirs, 'love'],
    [other, theirs, 'love'],
    [other, mine, 'wow'],
  ] as const)
    expect((await react(who, id, kind)).status).toBe(200)
  await pool.query(`insert into feed_markers (user_id, feed, post, published_at) values ($1, 'all', $2, now())`, [me.id, theirs])

  const exported = await POST_DATA.exportOf(db, me.id)
  expect(exported).toMatchObject({
    posts: [{ id: mine, text: 'Mine', pictures: [{ alt: 'A sari' }] }],
    reactions: [{ post: theirs, kind: 'love' }],
    feed_markers: [{ feed: 'all', post: theirs }],
  })
  expect(JSON.stringify(exported)).not.toMatch(/search_words|client_key/)

  const left = await post(app, '/api/account/delete/', { headers: { ...as(me), cookie: me.cookies } })
  expect(left.status, await left.clone().text()).toBe(200)
  expect((await app.request(`/api/posts/${mine}/`)).status).toBe(404)
  expect((await pool.query('select text, state, gallery from posts where id = $1', [mine])).rows).toEqual([{ text: '', state: 'removed', gallery: null }])
  expect((await pool.query('select reactions from threads where id = $1', [await threadOfPost(db, theirs)])).rows[0]?.reactions).toEqual([0, 1, 0, 0, 0])
  expect((await pool.query('select 1 from feed_markers')).rows).toEqual([])
  expect(app.files.has('posts/mine.webp')).toBe(false)
})
