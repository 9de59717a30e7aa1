import { eq } from 'drizzle-orm'
import { insertGallery } from '#server/db/galleries/insert-gallery.ts'
import { gallery_items } from '#server/db/tables/galleries.ts'
import type { TestApp } from '../app.ts'
import { commentOn, makePost, openPage } from '../nouns/posts.ts'

/** A post of theirs that is shown, its picture, and a comment of theirs below it. */
export interface Posting {
  post: number
  picture: number
  comment: number
}

type Where = Pick<TestApp, 'database' | 'files'>

/** A person's own page, and a post on it. */
export async function makePosting({ database: { db }, files }: Where, person: { id: number; username: string }): Promise<Posting> {
  await openPage(db, person)
  const key = `posts/of-${person.id}.webp`
  files.set(key, new Uint8Array([1]))
  const gallery = await db.transaction((tx) => insertGallery(tx, person.id, [{ file: `/media/${key}`, tone: 0, bytes: 1, alt: '' }]))
  const post = await makePost(db, { author: person.id, gallery })
  const [picture] = await db
    .select({ id: gallery_items.id })
    .from(gallery_items)
    .where(eq(gallery_items.gallery, gallery ?? 0))
  return { post, picture: picture?.id ?? 0, comment: (await commentOn(db, { post, user_id: person.id })).id }
}
