import { sql } from 'drizzle-orm'
import { POST_ABOUT, type PostAbout } from '#contract/posts/posts.ts'
import { resourceOf } from '#contract/resources.ts'
import type { SeedDb } from '../seed-transaction.ts'

/** `{event:Title}` */
const LINK = /\{(event|service|job|blog):([^}]+)\}/g
const NOUNS = { event: 'events', service: 'services', job: 'jobs', blog: 'blogs' } as const satisfies Record<string, PostAbout>

/**
 * Puts the addresses of things of the market in the place of their titles.
 * @param origin of this market
 * @returns what does it. @throws {Error} nothing public has that title
 */
export async function openFindLinks(db: SeedDb, origin: string): Promise<(text: string) => string> {
  const { rows } = await db.execute<{ noun: PostAbout; title: string; id: number }>(sql`
    select 'events' as noun, title, id from events where is_active
    union all select 'services', title, id from services where is_active and published_at is not null
    union all select 'jobs', title, id from job_posts where published_at is not null and not is_closed
    union all select 'blogs', title, id from blogs where published_at is not null and not is_withdrawn
    order by id`)
  const ids = new Map(rows.map(({ noun, title, id }) => [`${noun} ${title}`, id]))
  const pages = new Map(POST_ABOUT.map((noun) => [noun, resourceOf(noun).pages.one]))
  return (text) =>
    text.replace(LINK, (_, kind: keyof typeof NOUNS, title: string) => {
      const noun = NOUNS[kind]
      const id = ids.get(`${noun} ${title}`)
      if (id === undefined) throw new Error(`${title}: nothing in the market to link to`)
      return `${origin}${pages.get(noun)}/${id}`
    })
}
