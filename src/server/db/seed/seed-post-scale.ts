import { sql } from 'drizzle-orm'
import type { Language } from '#contract/core/languages.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { tagKey, tagsIn } from '#contract/posts/post-tags.ts'
import type { Database } from '../connection/open.ts'
import { learnTermsOfPosts } from '../posts/post-words.ts'
import { DISTRICTS } from './districts.ts'
import { type Dice, makeDice } from './drawing/random.ts'
import { insertRecords } from './insert-records.ts'
import { inSeedTransaction, type SeedDb } from './seed-transaction.ts'

/** So many posts for each time. */
const AT_A_TIME = 1000
const BATCH = 2000
/** Published within so many days. */
const PUBLISHED_DAYS = 2 * 365

/**
 * Adds `times` a thousand posts: for benchmarks. Each is one of the demo market, told of another district, with the same pictures, by the sellers that
 * `seedServiceScale` has made, or else by those of the demo market, which must be there.
 * @returns how many were added.
 */
export async function seedPostScale(database: Database, times: number, now: number = Date.now()): Promise<number> {
  return inSeedTransaction(database, async (db) => {
    const stock = await readStock(db)
    const count = AT_A_TIME * times
    const dice = makeDice(count)
    for (let from = 0; from < count; from += BATCH) {
      const some = Math.min(BATCH, count - from)
      await writePosts(
        db,
        Array.from({ length: some }, (_, at) => inventPost(stock, { dice, now, number: from + at, count })),
      )
    }
    return count
  })
}

type Stock = Awaited<ReturnType<typeof readStock>>

interface Model extends Record<string, unknown> {
  text: string
  language: Language
  gallery: number | null
  alts: string[]
}

interface Seller extends Record<string, unknown> {
  id: number
  name: string
}

async function readStock(db: SeedDb) {
  const { rows: models } = await db.execute<Model>(sql`
    select p.text, p.language, p.gallery, array(select alt from gallery_items i where i.gallery = p.gallery order by i.position, i.id) as alts
    from posts p join users u on u.id = p.author
    where p.state = 'shown' and p.text <> '' and p.text not like '%://%' and u.username not like 'provider-%' order by p.id limit 300`)
  const { rows: sellers } = await db.execute<Seller>(sql`
    with known as (select s.user_id as id, s.full_name as name, u.username like 'provider-%' as is_made from seller_profiles s join users u on u.id = s.user_id)
    select id, name from known where is_made or not exists (select from known where is_made) order by id`)
  const [model, seller] = [models[0], sellers[0]]
  if (!model || !seller) throw new Error('Scaling needs the demo market: seed that first.')
  return { models, sellers, first: { model, seller } }
}

type Invented = ReturnType<typeof inventPost>

function inventPost({ models, sellers, first }: Stock, { dice, now, number, count }: { dice: Dice; now: number; number: number; count: number }) {
  const model = dice.pick([first.model, ...models])
  const [district, district_bn] = dice.pick(DISTRICTS)
  const text = model.language === 'bn' ? `${district_bn}: ${model.text}` : `${district}: ${model.text}`
  // Spread evenly, so that no two are of one moment.
  const age = ((number + dice.next()) / count) * PUBLISHED_DAYS * DAY_MS
  return { ...model, text, tags: tagsIn(text), seller: dice.pick([first.seller, ...sellers]), published_at: new Date(now - 60_000 - age).toISOString() }
}

/** One statement for each kind of row. Words travel as one text each, since arrays of arrays would be flattened. */
async function writePosts(db: SeedDb, rows: readonly Invented[]): Promise<void> {
  const terms = await learnTermsOfPosts(
    db,
    rows.map(({ text, tags, alts, seller }) => ({ text, tags, alts, author_name: seller.name })),
  )
  const withPictures = rows.filter(({ gallery }) => gallery !== null)
  const galleries = await insertRecords(db, { table: 'galleries', columns: ['owner'], rows: withPictures.map(({ seller }) => ({ owner: seller.id })) })
  const galleryOf = new Map(withPictures.map((row, at) => [row, galleries[at]]))
  await db.execute(sql`
    insert into gallery_items (gallery, position, name, alt, file, tone, bytes)
    select made, position, name, alt, file, tone, bytes
    from unnest(${sql.param(galleries)}::integer[], ${sql.param(withPictures.map(({ gallery }) => gallery))}::integer[]) as copied (made, model)
    join gallery_items on gallery = model`)
  const given = rows.map((row, at) => ({
    author: row.seller.id,
    gallery: galleryOf.get(row) ?? null,
    text: row.text,
    language: row.language,
    tags: row.tags,
    tag_keys: row.tags.map(tagKey),
    published_at: row.published_at,
    words: terms[at]?.join(' ') ?? '',
  }))
  await db.execute(sql`
    insert into posts (author, gallery, text, language, tags, tag_keys, published_at, search_words)
    select author, gallery, text, language, tags, tag_keys, published_at, array_to_tsvector(string_to_array(words, ' '))
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as new (author integer, gallery integer, text text, language text, tags text[], tag_keys text[],
      published_at timestamptz, words text)`)
}
