import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewPicture } from '#contract/reviews/review-fields.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { insertGallery, insertItems, type StoredItem } from '../galleries/insert-gallery.ts'
import { gallery_items } from '../tables/galleries.ts'
import type { ReviewRow } from './change-review.ts'

/** The folder of the store in which they lie. */
export const REVIEW_FOLDER = 'reviews'

export const isReviewPicture = (key: string): boolean => key.startsWith(`${REVIEW_FOLDER}/`)

/** Whether a review that every reader sees has this picture. @param key of its widest, in the store. The account of uploads says whose it is, and each step has its index. */
export async function isShownPicture(db: Pick<Database['db'], 'execute'>, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from uploads u join reviews r on r.writer = u.user_id join gallery_items i on i.gallery = r.gallery
    where u.key = ${key} and r.state = 'shown' and i.file = ${`/media/${key}`} limit 1`)
  return rows.length > 0
}

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

/** Changes the pictures of a review that is held. @param stays ids of those it keeps @param stored come after them. @returns its gallery, and the files that nothing names any more: the caller drops them after the transaction */
export async function changeReviewPictures(
  tx: Pick<Tx, 'insert' | 'delete' | 'select'>,
  { gallery, writer }: Pick<ReviewRow, 'gallery' | 'writer'>,
  { stays, stored }: { stays: readonly number[]; stored: readonly StoredItem[] },
): Promise<{ gallery: number | null; files: string[] }> {
  if (gallery === null) return { gallery: await insertGallery(tx, writer, stored), files: [] }
  const { id, file, position } = gallery_items
  const items = await tx.select({ id, file, position }).from(gallery_items).where(eq(gallery_items.gallery, gallery))
  const gone = items.filter((item) => !stays.includes(item.id))
  if (gone.length > 0)
    await tx.delete(gallery_items).where(
      inArray(
        id,
        gone.map((item) => item.id),
      ),
    )
  if (stored.length > 0) await insertItems(tx, { gallery, stored, from: Math.max(-1, ...items.map((item) => item.position)) + 1 })
  return { gallery, files: gone.flatMap((item) => item.file ?? []) }
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
