import { beforeAll, describe, expect, it } from 'vitest'
import type { PostPage } from '#contract/posts/posts.ts'
import { learnPostTerms } from '#server/db/posts/post-words.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { commentOn, joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
/** A word that stands nowhere else. */
const WORD = 'zamindarbari'
let author: SignedInPerson
let reader: SignedInPerson
const posts: number[] = []

/** Of a post that search engines are told of. */
const TEXT = `${WORD} #${WORD}, as it stood above the river before the water came and took the garden with it.`

beforeAll(async () => {
  author = await joinWithPage(app, 'seen_author')
  reader = await joinAndLogIn(app, 'seen_reader')
  await app.database.pool.query('insert into follows (follower, followed) values ($1, $2)', [reader.id, author.id])
  const said = { text: TEXT, tags: [WORD], alts: [], author_name: 'seen_author' }
  const { search_words } = await learnPostTerms(app.database.db, said)
  for (let at = 0; at < 5; at++)
    posts.push(
      await makePost(app.database.db, {
        ...{ author: author.id, text: `Post ${at}`, ...(at === 0 && { text: TEXT, tags: [WORD], tag_keys: [WORD], search_words }) },
        published_at: new Date(Date.now() - (at + 1) * 60_000).toISOString(),
      }),
    )
  await commentOn(app.database.db, { post: posts[0]!, user_id: reader.id, text: `What a ${WORD}` })
  const liked = await change(app, reader, { path: `/api/posts/${posts[0]}/reaction/`, method: 'PUT', body: { kind: 'love' } })
  expect(liked.status).toBe(200)
})

/** Every public answer that has a post of this author in it. */
const placesOf = (id: number) => [
  '/api/posts/',
  '/api/posts/?limit=50',
  `/api/posts/?limit=50&q=${WORD}`,
  `/api/posts/?limit=50&tag=${WORD}`,
  '/api/posts/?limit=50&by=seen_author',
  `/api/posts/?limit=50&around=${id}`,
  `/api/posts/${id}/`,
  `/api/posts/${id}/comments/`,
  '/api/home/',
  `/api/search/?q=${WORD}`,
  `/api/search/suggest/?q=${WORD}`,
  '/sitemap.xml',
]
/** The same to a follower who has liked it, and commented on it. */
const placesOfFollower = (id: number) => [
  '/api/feed/',
  '/api/feed/?limit=50',
  `/api/feed/?limit=50&around=${id}`,
  '/api/reactions/mine/',
  `/api/comments/mine/?page=/posts/${id}`,
]
const setState = (id: number, state: string) => app.database.pool.query('update posts set state = $2 where id = $1', [id, state])

/** The answers that say something of a post. */
async function thatName(id: number): Promise<string[]> {
  const isNamed = new RegExp(`${WORD}|/posts/${id}\\b|"post":${id}\\b`)
  const named: string[] = []
  for (const [places, ask] of [
    [placesOf(id), (path: string) => app.request(path)],
    [placesOfFollower(id), (path: string) => read(app, reader, path)],
  ] as const)
    for (const path of places) {
      const answer = await ask(path)
      expect([200, 404], path).toContain(answer.status)
      const said = await answer.text()
      // Words that were asked for come back.
      if (isNamed.test(said.replaceAll(/"(?:q|words|corrected)":"[^"]*"/g, ''))) named.push(path)
    }
  return named
}

describe('a post that is not shown', () => {
  it.each([
    ['is held', `update posts set state = 'held' where author = $1`, `update posts set state = 'shown' where author = $1`],
    ['was removed', `update posts set state = 'removed' where author = $1`, `update posts set state = 'shown' where author = $1`],
    [
      'has an author whose page is off',
      `update people set taken_off_reason = 'Insults' where user_id = $1`,
      'update people set taken_off_reason = null where user_id = $1',
    ],
  ])('as it %s stands in no answer to readers, of all that had it', { timeout: 30_000 }, async (_, hide, show) => {
    const id = posts[0]!
    expect(await thatName(id)).toEqual([...placesOf(id), ...placesOfFollower(id)])
    await app.database.pool.query(hide, [author.id])
    expect(await thatName(id)).toEqual([])
    await app.database.pool.query(show, [author.id])
  })

  it('is not the latest of all on Home: the one before it is', async () => {
    await setState(posts[0]!, 'held')
    expect((await (await app.request('/api/home/')).json()).post.id).toBe(posts[1])
    await setState(posts[0]!, 'shown')
    expect((await (await app.request('/api/home/')).json()).post.id).toBe(posts[0])
  })

  it('keeps its place for a reader who had stopped there: what stands around it is read on', async () => {
    await setState(posts[2]!, 'removed')
    const ids = ({ results }: PostPage) => results.map(({ id }) => id)
    const around = async (path: string, who?: SignedInPerson): Promise<PostPage> => (await (who ? read(app, who, path) : app.request(path))).json()
    const [all, followed] = [await around(`/api/posts/?limit=2&around=${posts[2]}`), await around(`/api/feed/?limit=2&around=${posts[2]}`, reader)]
    expect([ids(all), ids(followed)]).toEqual([
      [posts[1], posts[3]],
      [posts[1], posts[3]],
    ])
    expect(ids(await around(`/api/posts/?limit=2&cursor=${all.next_cursor}`))).toEqual([posts[4]])
    expect(ids(await around(`/api/feed/?limit=2&back=${followed.previous_cursor}`, reader))).toEqual([posts[0]])
  })
})
