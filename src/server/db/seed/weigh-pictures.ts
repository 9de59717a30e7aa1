import { sql } from 'drizzle-orm'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import type { PictureStore } from './pictures.ts'
import type { SeedDb } from './seed-transaction.ts'

const MEDIA = '/media/'

/** Writes down how much the pictures of posts and profiles weigh, in all widths, so that readers who save data are told. They must be stored. */
export async function weighPictures(db: SeedDb, { sizeOf }: PictureStore): Promise<void> {
  if (!sizeOf) return
  const { rows } = await db.execute<{ file: string }>(sql`
    select distinct i.file from gallery_items i where i.file is not null and (i.of_profile or exists (select from posts p where p.gallery = i.gallery))`)
  const weights = await Promise.all(
    rows.map(async ({ file }) => {
      const sizes = await Promise.all(IMAGE_WIDTHS.map((width) => sizeOf(imageAt(file.slice(MEDIA.length), width))))
      return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
    }),
  )
  await db.execute(sql`
    update gallery_items i set bytes = n.bytes from unnest(${sql.param(rows.map(({ file }) => file))}::text[], ${sql.param(weights)}::integer[]) as n (file, bytes)
    where i.file = n.file and i.bytes = 0`)
}
