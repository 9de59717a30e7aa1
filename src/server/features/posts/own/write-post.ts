import { Problem } from '#contract/core/problem.ts'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import { isUndone } from '../../../db/connection/faults.ts'
import type { Database } from '../../../db/connection/open.ts'
import { POST_FOLDER } from '../../../db/posts/post-media.ts'
import { dropPictures, type PictureTools, type StoredPicture, storePictures } from '../../../galleries/store-pictures.ts'
import { insertPost, type NewPost, postOfKey, requireContent } from './insert-post.ts'
import { requirePublicAuthor } from './may-post.ts'
import { readOwnPost } from './read-own-post.ts'

type Tools = PictureTools & { db: Database['db'] }

interface Sent extends NewPost {
  pictures: readonly Uint8Array[]
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Takes a post with its pictures, all or nothing. Who may not write one is refused before a picture is worked on; of what is refused later, and of what was
 * sent before under the same key, no file stays.
 * @throws {Problem} as `insertPost`; bad-input — it says and shows nothing, or has more descriptions than pictures; not-found — it was sent before and deleted
 * since; too-many-requests — uploads of this account; unsupported-media, too-large, busy, pictures-full — of the pictures.
 */
export async function writePost(tools: Tools, { pictures, now, ...post }: Sent): Promise<OwnPost> {
  const { db } = tools
  const { author, form } = post
  requireContent(form, pictures.length)
  if (form.alts.length > pictures.length) throw new Problem('bad-input', { fields: { alts: 'too-many' } })
  const given = await postOfKey(db, author, form.client_key)
  if (given !== undefined) return readOwnPost(db, { post_id: given, author, now })
  await requirePublicAuthor(db, author)
  const stored = await storePictures(tools, { folder: POST_FOLDER, user_id: author, pictures })
  const { id, isGiven } = await insertOrDrop(tools, post, stored)
  if (isGiven) await dropPictures(tools, stored)
  return readOwnPost(db, { post_id: id, author, now })
}

/** Only what was certainly not written loses its files. */
async function insertOrDrop(tools: Tools, post: NewPost, stored: readonly StoredPicture[]): ReturnType<typeof insertPost> {
  try {
    return await insertPost(tools.db, post, stored)
  } catch (error) {
    if (isUndone(error)) await dropPictures(tools, stored)
    throw error
  }
}
