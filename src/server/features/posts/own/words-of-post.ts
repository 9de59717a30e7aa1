import { type SQL, sql } from 'drizzle-orm'
import { linkedItem } from '#contract/posts/linked-item.ts'
import { tagKey, tagsIn } from '#contract/posts/post-tags.ts'
import type { PostAbout } from '#contract/posts/posts.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { learnPostTerms, postingName } from '../../../db/posts/post-words.ts'

interface Said {
  author: number
  text: string
  alts: readonly string[]
  /** Of this market. */
  origin: string
}

const TABLES: Readonly<Record<PostAbout, SQL>> = { events: sql`events`, services: sql`services`, jobs: sql`job_posts`, blogs: sql`blogs` }

/** Everything of a row of `posts` that its words decide: tags, what it is about, and how it is found. */
export async function wordsOfPost(tx: Pick<Tx, 'select' | 'insert' | 'execute'>, { author, text, alts, origin }: Said) {
  const tags = tagsIn(text)
  const linked = linkedItem(text, origin)
  const about = (noun: PostAbout) => (linked?.noun === noun ? sql<number | null>`(select id from ${TABLES[noun]} where id = ${linked.id})` : null)
  return {
    text,
    tags,
    tag_keys: tags.map(tagKey),
    about_event: about('events'),
    about_service: about('services'),
    about_job: about('jobs'),
    about_blog: about('blogs'),
    ...(await learnPostTerms(tx, { text, tags, alts, author_name: await postingName(tx, author) })),
  }
}
