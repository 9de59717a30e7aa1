import { beforeAll, describe, expect, it } from 'vitest'
import type { PostCard } from '#contract/posts/posts.ts'
import { readPostCards } from '#server/db/posts/post-cards.ts'
import { galleries, gallery_items } from '#server/db/tables/galleries.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBlog } from '#tests/support/server/nouns/blogs.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService } from '#tests/support/server/nouns/services.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let member: SignedInPerson
let seller: SignedInPerson
beforeAll(async () => {
  member = await joinWithPage(app, 'rahima')
  seller = await joinAsSeller(app, 'potter')
})

const cards = (ids: number[], over: { hasAllPictures?: boolean } = {}) => readPostCards(app.database.db, ids, { now: Date.now(), ...over })
const cardOf = async (id: number): Promise<PostCard> => (await cards([id]))[0]!
const db = () => app.database.db
const query = (text: string, values: unknown[]) => app.database.pool.query(text, values)

describe('cards of posts', () => {
  it('come in the order asked, without what is held, removed or not there', async () => {
    const [one, held, other, removed] = await Promise.all([
      makePost(db(), { author: member.id }),
      makePost(db(), { author: member.id, state: 'held' }),
      makePost(db(), { author: seller.id }),
      makePost(db(), { author: member.id, state: 'removed' }),
    ])
    expect((await cards([other!, held!, one!, removed!, 2_000_000_000])).map(({ id }) => id)).toEqual([other, one])
    expect(await cards([])).toEqual([])
  })

  it('name a seller by their shop, anybody else by their own page', async () => {
    expect(await cardOf(await makePost(db(), { author: seller.id }))).toMatchObject({
      ...{ author: seller.id, author_name: 'potter', author_slug: 'potter', author_username: 'potter', author_is_verified: false },
    })
    expect(await cardOf(await makePost(db(), { author: member.id, text: 'Hello\nthere', tags: ['Eid'] }))).toMatchObject({
      ...{ author_name: 'rahima', author_slug: null, author_picture: null, title: 'Hello', text: 'Hello\nthere', tags: ['Eid'] },
      ...{ reactions: [0, 0, 0, 0, 0], comment_count: 0, comments_closed: false, edited_at: null, about: null, film: null, picture_count: 0, pictures: [] },
    })
  })

  it('show four pictures and say how many there are, or all of them', async () => {
    const [gallery] = await db().insert(galleries).values({ owner: member.id }).returning()
    const items = Array.from({ length: 6 }, (_, position) => ({
      gallery: gallery!.id,
      position,
      name: '',
      alt: `No. ${position}`,
      file: `/media/posts/${position}.webp`,
      bytes: 9,
    }))
    await db().insert(gallery_items).values(items)
    const id = await makePost(db(), { author: member.id, gallery: gallery!.id, text: '' })
    const card = await cardOf(id)
    expect([card.title, card.picture_count, card.pictures.map(({ alt }) => alt)]).toEqual(['No. 0', 6, ['No. 0', 'No. 1', 'No. 2', 'No. 3']])
    expect((await cards([id], { hasAllPictures: true }))[0]!.pictures).toHaveLength(6)
  })

  it('have a card of the thing they are about while that is public', async () => {
    const event = await makeEvent(db(), { seller: seller.id })
    const { id: service } = await makeService(db())
    const [job, blog] = [await makeJob(db(), {}), await makeBlog(db(), {})]
    const posts = await Promise.all([
      makePost(db(), { author: member.id, about_event: event }),
      makePost(db(), { author: member.id, about_service: service }),
      makePost(db(), { author: member.id, about_job: job }),
      makePost(db(), { author: member.id, about_blog: blog }),
    ])
    const abouts = (await cards(posts)).map(({ about }) => [about?.noun, about?.id])
    expect(abouts).toEqual([
      ['events', event],
      ['services', service],
      ['jobs', job],
      ['blogs', blog],
    ])
    await query('update events set is_active = false where id = $1', [event])
    await query('update blogs set is_withdrawn = true where id = $1', [blog])
    expect((await cards(posts)).map(({ about }) => about?.noun)).toEqual([undefined, 'services', 'jobs', undefined])
  })

  it('are gone with the account', async () => {
    const gone = await joinWithPage(app, 'gone')
    const id = await makePost(db(), { author: gone.id })
    await query('update users set locked_at = now() where id = $1', [gone.id])
    expect(await cards([id])).toEqual([])
  })
})
