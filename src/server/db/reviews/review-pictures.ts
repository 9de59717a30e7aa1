import { and, asc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewPicture } from '#contract/reviews/review-fields.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'
import type { ReviewRow } from './change-review.ts'

/** Gives the pictures of each of these reviews, in their order. */
export async function readReviewPictures(
  db: Pick<Database['db'], 'select'>,
  rows: readonly Pick<ReviewRow, 'gallery'>[],
): Promise<(row: Pick<ReviewRow, 'gallery'>) => ReviewPicture[]> {
  const ids = rows.flatMap(({ gallery }) => gallery ?? [])
  if (ids.length === 0) return () => []
  const { id, gallery, file, tone, position } = gallery_items
  const items = await db
    .select({ id, gallery, file, tone })
    .from(gallery_items)
    .where(and(inArray(gallery, ids), isNotNull(file)))
    .orderBy(asc(position), asc(id))
  const of = Map.groupBy(items, (item) => item.gallery)
  return (row) => (of.get(row.gallery ?? 0) ?? []).map((item) => ({ id: item.id, file: item.file ?? '', tone: item.tone }))
}

/** What every reader sees of the pictures of a review `r`, as JSON; null: it has none. */
export const PICTURES_SQL: SQL = sql`(
  select json_agg(json_build_object('id', i.id, 'file', i.file, 'tone', i.tone) order by i.position, i.id)
  from gallery_items i where i.gallery = r.gallery and i.file is not null) as pictures`

/** Keeps pictures that are stored for a review of this account. Gives their gallery; null: there are none. */
export async function insertReviewPictures(
  tx: Tx,
  owner: number,
  stored: readonly Pick<typeof gallery_items.$inferInsert, 'file' | 'tone' | 'bytes'>[],
): Promise<number | null> {
  if (stored.length === 0) return null
  const [made] = await tx.insert(galleries).values({ owner }).returning({ id: galleries.id })
  if (!made) throw new TypeError('the database took a gallery and gave none back')
  await tx.insert(gallery_items).values(stored.map((picture, position) => ({ ...picture, gallery: made.id, name: '', position })))
  return made.id
}

/** Takes the pictures from reviews. @param which of `reviews` @returns their files: the caller drops them after the transaction */
export async function takeReviewPictures(tx: Pick<Tx, 'execute'>, which: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ gallery: number; file: string | null }>(sql`
    select r.gallery, i.file from reviews r left join gallery_items i on i.gallery = r.gallery where r.gallery is not null and ${which}`)
  if (rows.length === 0) return []
  const ids = sql`${sql.param([...new Set(rows.map(({ gallery }) => gallery))])}::integer[]`
  await tx.execute(sql`update reviews set gallery = null where gallery = any(${ids})`)
  await tx.execute(sql`delete from galleries where id = any(${ids})`)
  return rows.flatMap(({ file }) => file ?? [])
}
