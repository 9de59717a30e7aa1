import { sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/core/time.ts'
import { learnBlogTerms } from '../blogs/blog-words.ts'
import type { Database } from '../connection/open.ts'
import { blogs } from '../tables/blogs.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { DISTRICTS } from './districts.ts'
import { type Dice, makeDice } from './drawing/random.ts'
import { inSeedTransaction, type SeedDb } from './seed-transaction.ts'

const BATCH = 2000
/** Published within so many days. */
const PUBLISHED_DAYS = 3 * 365

/**
 * Adds `times` as many articles as the demo market shows: for benchmarks. Each is one of those under another title, told of another district, on
 * another day; the demo market must be there.
 * @returns how many were added.
 */
export async function seedBlogScale(database: Database, times: number, now: number = Date.now()): Promise<number> {
  return inSeedTransaction(database, async (db) => {
    const models = await readModels(db, now)
    const count = models.length * times
    const dice = makeDice(count)
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => inventBlog(models, { dice, now, number: from + index }))
      await writeBlogs(db, rows)
    }
    return count
  })
}

type Model = Awaited<ReturnType<typeof readModels>>[number]

async function readModels(db: SeedDb, now: number) {
  const models = await db
    .select({
      id: blogs.id,
      title: blogs.title,
      summary: blogs.summary,
      tags: blogs.tags,
      category: blogs.category,
      language: blogs.language,
      author: seller_profiles.full_name,
    })
    .from(blogs)
    .innerJoin(seller_profiles, sql`${seller_profiles.user_id} = ${blogs.author}`)
    .where(sql`${blogs.published_at} <= ${new Date(now).toISOString()} and not ${blogs.is_withdrawn}`)
    .orderBy(blogs.id)
  if (models.length === 0) throw new Error('Scaling needs the demo market: seed that first.')
  return models
}

type Invented = Omit<Model, 'language'> & { published_at: string }

function inventBlog(models: readonly Model[], { dice, now, number }: { dice: Dice; now: number; number: number }): Invented {
  const { language, ...model } = models[number % models.length] as Model
  const [district, district_bn] = dice.pick(DISTRICTS)
  // A title of a hundred characters would not leave room for the district.
  const begun = model.title.split(':')[0] ?? model.title
  const title = language === 'bn' ? `${begun}, ${district_bn}` : `${begun}, ${district}`
  return { ...model, title, published_at: new Date(now - dice.whole(60, PUBLISHED_DAYS * (DAY_MS / 60_000)) * 60_000).toISOString() }
}

/** One statement. Words travel as one text each, since arrays of arrays would be flattened. */
async function writeBlogs(db: SeedDb, rows: readonly Invented[]): Promise<void> {
  const terms = await learnBlogTerms(db, rows)
  const column = (name: 'id' | 'title' | 'published_at') => sql.param(rows.map((row) => row[name]))
  const words = sql.param(terms.map((one) => one.join(' ')))
  await db.execute(sql`
    insert into blogs (author, title, summary, tags, tag_keys, thumbnail, thumbnail_tone, content, category, language, reading_minutes, offline_bytes,
      published_at, created_at, updated_at, search_words)
    select b.author, new.title, b.summary, b.tags, b.tag_keys, b.thumbnail, b.thumbnail_tone, b.content, b.category, b.language, b.reading_minutes,
      b.offline_bytes, published, published, published, array_to_tsvector(string_to_array(words, ' '))
    from unnest(${column('id')}::int[], ${column('title')}::text[], ${column('published_at')}::timestamptz[], ${words}::text[])
      as new (model, title, published, words)
    join blogs b on b.id = new.model`)
}
