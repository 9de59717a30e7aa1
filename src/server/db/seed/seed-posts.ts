import type { SQL } from 'drizzle-orm'
import type { Language } from '#contract/core/languages.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { linkedItem } from '#contract/posts/linked-item.ts'
import { tagKey, tagsIn } from '#contract/posts/post-tags.ts'
import { learnTermsOfPosts } from '../posts/post-words.ts'
import { vectorOf } from '../search/search-words.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'
import { post_revisions, posts } from '../tables/posts.ts'
import type { PictureBook } from './pictures.ts'
import { openFindLinks } from './posts/find-links.ts'
import type { FindPictures, FoundPicture } from './posts/find-pictures.ts'
import { type Member, readMembers } from './posts/members-of.ts'
import { type PlannedPost, planPosts } from './posts/plan-posts.ts'
import { seedPages } from './posts/seed-pages.ts'
import { seedReactions } from './posts/seed-reactions.ts'
import { seedRelations } from './posts/seed-relations.ts'
import { seedTalk } from './posts/seed-talk.ts'
import type { SeededPost } from './posts/seeded-post.ts'
import { seedCase } from './seed-case.ts'
import type { SeedDb } from './seed-transaction.ts'

interface PostSeeding {
  book: PictureBook
  find: FindPictures
  /** Of this market: links in posts begin with it. */
  origin: string
  now: number
}

/** Authors change their words so long after they have published them. */
const EDITED_MS = 35 * 60_000

/** Writes every post of the market, the oldest first, with what members say to it, and who follows whom. Whatever posts may be about must be there. */
export async function seedPosts(db: SeedDb, { book, find, origin, now }: PostSeeding): Promise<void> {
  const members = await readMembers(db)
  const known = new Map(members.map((one) => [one.username, one]))
  const member = (username: string): Member => {
    const found = known.get(username)
    if (!found) throw new Error(`${username}: no such account to post`)
    return found
  }
  await seedPages(db, { book, member, now })
  const link = await openFindLinks(db, origin)
  const drafts = planPosts(now, (username) => member(username).since).map((planned) => draftOf(planned, { member, link, find }))
  const written = await writePosts(db, drafts, { origin, now })
  await seedRelations(db, { members, member, now })
  await seedReactions(db, written, { members, now })
  await seedTalk(db, written, { members, member, now })
}

interface Draft {
  planned: PlannedPost
  author: Member
  /** As it is stored, with its link. */
  text: string
  language: Language
  pictures: readonly FoundPicture[]
}

function draftOf(
  planned: PlannedPost,
  { member, link, find }: { member: (username: string) => Member; link: (text: string) => string; find: FindPictures },
): Draft {
  const author = member(planned.by)
  // Of pictures alone it is that of the name above them. Addresses are in no language.
  const language = scriptLanguage(planned.text || author.name)
  return { planned, author, language, text: link(planned.text), pictures: find(planned.shows ?? [], language) }
}

/** Each kind of row by one statement, in the order of the drafts. @returns those that are shown */
async function writePosts(db: SeedDb, drafts: readonly Draft[], { origin, now }: { origin: string; now: number }): Promise<SeededPost[]> {
  const texts = drafts.map(({ author, text, pictures }) => ({ text, tags: tagsIn(text), alts: pictures.map(({ alt }) => alt), author_name: author.name }))
  const terms = await learnTermsOfPosts(db, texts)
  const shown = await writeGalleries(db, drafts)
  const rows = drafts.map((draft, at) =>
    rowOf(draft, { origin, gallery: shown.get(draft) ?? null, tags: texts[at]?.tags ?? [], search_words: vectorOf(terms[at] ?? []) }),
  )
  const made = await db.insert(posts).values(rows).returning({ id: posts.id, thread: posts.thread })
  const withIds = drafts.map((draft, at) => ({ ...draft, id: made[at]?.id ?? 0, thread: made[at]?.thread ?? 0 }))
  const edited = withIds.flatMap(({ id, planned: { before, at } }) =>
    before === undefined ? [] : [{ post: id, version: 1, text: before, saved_at: new Date(at + EDITED_MS).toISOString() }],
  )
  await db.insert(post_revisions).values(edited)
  for (const { id, author, planned } of withIds)
    await seedCase(db, { kind: 'post', subject: id, owner: author.id, at: planned.at, now, held: planned.held, told: planned.reports })
  return withIds.flatMap(({ id, thread, author, text, language, planned: { by, topic, at, held, isClosed = false } }) =>
    held ? [] : [{ id, thread, author: author.id, by, text, language, topic, at, isClosed }],
  )
}

/** @returns the gallery of each draft that has pictures */
async function writeGalleries(db: SeedDb, drafts: readonly Draft[]): Promise<ReadonlyMap<Draft, number>> {
  const withPictures = drafts.filter(({ pictures }) => pictures.length > 0)
  const made = await db
    .insert(galleries)
    .values(withPictures.map(({ author }) => ({ owner: author.id })))
    .returning({ id: galleries.id })
  const shown = new Map(withPictures.map((draft, at) => [draft, made[at]?.id ?? 0]))
  await db
    .insert(gallery_items)
    .values([...shown].flatMap(([{ pictures }, gallery]) => pictures.map((picture, position) => ({ ...picture, name: '', gallery, position }))))
  return shown
}

interface Parts {
  origin: string
  gallery: number | null
  tags: string[]
  search_words: SQL<string>
}

/** As the service would have stored it. */
function rowOf({ planned, author, text, language }: Draft, { origin, gallery, tags, search_words }: Parts) {
  const linked = linkedItem(text, origin)
  const about = (noun: string) => (linked?.noun === noun ? linked.id : null)
  const { at, film, held, before, isClosed = false } = planned
  return {
    author: author.id,
    gallery,
    text,
    film: film ?? null,
    about_event: about('events'),
    about_service: about('services'),
    about_job: about('jobs'),
    about_blog: about('blogs'),
    language,
    tags,
    tag_keys: tags.map(tagKey),
    state: held ? ('held' as const) : ('shown' as const),
    held_reason: held ?? null,
    comments_closed: isClosed,
    published_at: new Date(at).toISOString(),
    edited_at: before === undefined ? null : new Date(at + EDITED_MS).toISOString(),
    version: before === undefined ? 1 : 2,
    search_words,
  }
}
