import { beforeAll, describe, expect, it } from 'vitest'
import type { PostPage } from '#contract/posts/posts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
/** A word that stands nowhere else. */
const WORD = 'zamindarbari'
let author: SignedInPerson
let reader: SignedInPerson
const posts: number[] = []

beforeAll(async () => {
  author = await joinWithPage(app, 'seen_author')
  reader = await joinAndLogIn(app, 'seen_reader')
  await app.database.pool.query('insert into follows (follower, followed) values ($1, $2)', [reader.id, author.id])
  for (let at = 0; at < 5; at++)
    posts.push(
      await makePost(app.database.db, {
        ...{ author: author.id, text: at === 2 ? `${WORD} #${WORD}` : `Post ${at}`, ...(at === 2 && { tags: [WORD], tag_keys: [WORD] }) },
        published_at: new Date(Date.UTC(2026, 2, 1) - at * 60_000).toISOString(),
      }),
    )
  await app.database.pool.query(`update posts set search_words = to_tsvector('simple', text) where id = $1`, [posts[2]])
})

/** Every public answer, and every answer to a follower, that could have a post of this author in it. */
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
  '/api/people/seen_author/',
  `/api/search/?q=${WORD}`,
  '/sitemap.xml',
]
const placesOfFollower = (id: number) => ['/api/feed/', '/api/feed/?limit=50', `/api/feed/?limit=50&around=${id}`, '/api/reactions/mine/']
const setState = (id: number, state: string) => app.database.pool.query('update posts set state = $2 where id = $1', [id, state])

/** The answers that say something of a post. */
async function thatName(id: number): Promise<string[]> {
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
      if (said.replaceAll(/"(?:q|words|corrected)":"[^"]*"/g, '').includes(WORD) || said.includes(`/posts/${id}`)) named.push(path)
    }
  return named
}

describe('a post that is not shown', () => {
  it.each(['held', 'removed'])('as it is %s stands in no answer to readers', { timeout: 30_000 }, async (state) => {
    await setState(posts[2]!, 'shown')
    const before = await thatName(posts[2]!)
    for (const path of ['/api/posts/?limit=50', `/api/posts/?limit=50&q=${WORD}`, `/api/posts/${posts[2]}/`, '/api/feed/']) expect(before).toContain(path)
    await setState(posts[2]!, state)
    expect(await thatName(posts[2]!)).toEqual([])
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
