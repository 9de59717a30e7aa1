import { beforeEach, describe, expect, it } from 'vitest'
import type { PostDetail, PostPage } from '#contract/posts/posts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { makeListedService } from '#tests/support/server/nouns/listed-services.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let staff: SignedInPerson
let seller: SignedInPerson
/** One about an event, a service and a job of the seller each, written by somebody else. */
let posts: number[]
beforeEach(async () => {
  people += 1
  const { db } = app.database
  staff = await joinAsStaff(app, `staff${people}`)
  seller = await joinAsSeller(app, `seller${people}`)
  const { id: author } = await joinWithPage(app, `writer${people}`)
  const service = await makeListedService(db, { seller: seller.id })
  posts = [
    await makePost(db, { author, about_event: await makeEvent(db, { seller: seller.id }) }),
    await makePost(db, { author, about_service: service.id }),
    await makePost(db, { author, about_job: await makeJob(db, { employer: seller.id }) }),
  ]
})

const act = async (name: string) => {
  const response = await send(app, staff, { path: `/api/desk/people/%23${seller.id}/${name}/`, body: { reason: 'Buyers got empty boxes.' } })
  expect(response.status, name).toBe(200)
}
/** What the posts are about, as their pages say, and as the feed does. */
async function shown(): Promise<(string | undefined)[]> {
  const pages = await Promise.all(posts.map(async (id) => (await (await app.request(`/api/posts/${id}/`)).json()) as PostDetail))
  const { results }: PostPage = await (await app.request(`/api/posts/?limit=20&by=writer${people}`)).json()
  const of = new Map(results.map(({ id, about }) => [id, about?.noun]))
  const nouns = pages.map(({ about }) => about?.noun)
  expect(posts.map((id) => of.get(id))).toEqual(nouns)
  return nouns
}

describe('a post about something of a shop', () => {
  it('has no card of a service that cannot be asked for while staff let the shop sell nothing', async () => {
    expect(await shown()).toEqual(['events', 'services', 'jobs'])
    await act('suspend_selling')
    expect(await shown()).toEqual(['events', undefined, 'jobs'])
    await act('release_selling')
    expect(await shown()).toEqual(['events', 'services', 'jobs'])
  })

  it('has no card of anything once the account is locked', async () => {
    await act('lock')
    expect(await shown()).toEqual([undefined, undefined, undefined])
  })
})
