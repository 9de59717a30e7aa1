import { DAY_MS } from '#contract/core/time.ts'
import { offlineBytes, readingOf, textBytes } from '../blogs/blog-measures.ts'
import { blogTermColumn, learnBlogTerms, tagColumns } from '../blogs/blog-words.ts'
import { authors, blog_revisions, blogs } from '../tables/blogs.ts'
import { categories } from '../tables/categories.ts'
import { blogHtml } from './blog-markup.ts'
import type { BlogSketch } from './blogs/blog-sketch.ts'
import { BLOGS } from './blogs/blogs.ts'
import { BLOGS_IN_SECOND_LANGUAGES } from './blogs/second-languages.ts'
import { chooseFamilies, type Family, familyOf } from './drawing/family-choice.ts'
import { makeDice, seedOf } from './drawing/random.ts'
import type { PictureBook } from './pictures.ts'
import type { SeedDb } from './seed-transaction.ts'

/** Accounts by username. */
export type People = ReadonlyMap<string, { id: number; full_name: string }>

interface BlogSeeding {
  book: PictureBook
  people: People
  now: number
}

/** An article that was written, for the comments on it. */
export interface SeededBlog {
  id: number
  thread: number
  title: string
  author: string
  /** Milliseconds since the epoch. */
  published: number
}

const HOUR_MS = 3_600_000
/** Authors got the right to write so many days before their first article. */
const GRANTED_DAYS = 4
/** A member who asked for the right to write, and waits. */
const ASKING = {
  username: 'anwar',
  days: 2,
  note: 'Thirty years of mathematics in a village school. I would like to write about teaching with what is in the bazaar: scales, brick stacks, bus tables.',
}

/** Writes every article of the magazine with its earlier versions, the oldest first, and the authors. @returns those that are public */
export async function seedBlogs(db: SeedDb, seeding: BlogSeeding): Promise<SeededBlog[]> {
  const slugs = new Map((await db.select({ id: categories.id, slug: categories.slug }).from(categories)).map(({ id, slug }) => [slug, id]))
  const families = familiesOf(BLOGS)
  const written = BLOGS.map((sketch) => writtenOf(sketch, seeding, { category: slugs.get(sketch.category), family: families.get(sketch) ?? 'panel' })).sort(
    (a, b) => a.at - b.at,
  )
  await db.insert(authors).values(authorRows(written, seeding))
  const terms = await learnBlogTerms(
    db,
    written.map(({ texts }) => texts),
  )
  const sizes: number[] = []
  for (const { row } of written) sizes.push(await offlineBytes(db, { ...row, text_bytes: await textBytes(row) }))
  const rows = written.map(({ row }, index) => ({ ...row, ...blogTermColumn(terms[index]), offline_bytes: sizes[index] ?? 0 }))
  const made = await db.insert(blogs).values(rows).returning({ id: blogs.id, thread: blogs.thread })
  const withIds = written.map((one, index) => ({ ...one, id: made[index]?.id ?? 0, thread: made[index]?.thread ?? 0 }))
  await db.insert(blog_revisions).values(withIds.flatMap(({ id, revisions }) => revisions.map((revision) => ({ ...revision, blog: id }))))
  return withIds.flatMap(({ id, thread, sketch: { title, author, state }, at }) =>
    state || at > seeding.now ? [] : [{ id, thread, title, author, published: at }],
  )
}

/** So that covers differ from their neighbours in the magazine, which begins with the latest. */
function familiesOf(sketches: readonly BlogSketch[]): ReadonlyMap<BlogSketch, Family> {
  const listed = sketches.toSorted((a, b) => a.days - b.days)
  const families = chooseFamilies(listed.map(({ title, motif }) => ({ key: title, motif })))
  return new Map(listed.map((sketch, index) => [sketch, families[index] ?? 'panel']))
}

type Written = ReturnType<typeof writtenOf>

function writtenOf(sketch: BlogSketch, { book, people, now }: BlogSeeding, { category, family }: { category: number | undefined; family: Family }) {
  const { title, summary, state, days, motif, tone, before = [] } = sketch
  const author = people.get(sketch.author)
  if (!author || category === undefined) throw new Error(`${title}: no account ${sketch.author} or no category ${sketch.category}`)
  const dice = makeDice(seedOf(`published ${title}`))
  const at = now - days * DAY_MS - dice.whole(10, 600) * 60_000
  const thumbnail = book.cover({ key: title, motif, tone, family })
  const html = (text: string) =>
    blogHtml(text, (inside, ground) => {
      const key = `${title} ${inside} ${ground}`
      return book.cover({ key, motif: inside, tone: ground, family: familyOf({ key, motif: inside }) })
    })
  const begun = Math.min(at, now) - (before.length + 1) * 9 * HOUR_MS
  const iso = (ms: number) => new Date(ms).toISOString()
  const same = { summary, thumbnail, thumbnail_tone: tone }
  const tags = tagColumns(sketch.tags)
  const content = html(sketch.text)
  const second = BLOGS_IN_SECOND_LANGUAGES[title]
  const seconds = { second_title: second?.title ?? '', second_summary: second?.summary ?? '', second_content: second ? html(second.text) : '' }
  const row = {
    author: author.id,
    title,
    ...same,
    ...tags,
    content,
    ...seconds,
    category,
    ...readingOf({ title, content, ...seconds }),
    published_at: state === 'draft' ? null : iso(at),
    is_withdrawn: state === 'withdrawn',
    is_featured: sketch.isFeatured ?? false,
    version: before.length + 1,
    created_at: iso(begun),
    updated_at: iso(Math.min(at, now)),
  }
  const revisions = before.map((one, index) => ({
    version: index + 1,
    ...same,
    tags: tags.tags,
    title: one.title ?? title,
    content: one.text === undefined ? content : html(one.text),
    saved_at: iso(begun + (index + 1) * 9 * HOUR_MS),
  }))
  return { sketch, at, row, revisions, texts: { title, summary, ...seconds, tags: tags.tags, author: author.full_name, category } }
}

/** Every author of an article has the right to write; one member waits for it. */
function authorRows(written: readonly Written[], { people, now }: BlogSeeding) {
  const iso = (ms: number) => new Date(ms).toISOString()
  const firsts = new Map(written.toReversed().map(({ row, at }) => [row.author, Math.min(at, now)]))
  const granted = [...firsts].map(([user_id, first]) => ({
    user_id,
    state: 'granted' as const,
    asked_at: iso(first - (GRANTED_DAYS + 1) * DAY_MS),
    decided_at: iso(first - GRANTED_DAYS * DAY_MS),
  }))
  const asking = { user_id: people.get(ASKING.username)?.id ?? 0, state: 'asked' as const, note: ASKING.note, asked_at: iso(now - ASKING.days * DAY_MS) }
  return [...granted, asking]
}
