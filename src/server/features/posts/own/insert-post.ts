import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { PostForm } from '#contract/posts/own-posts.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { openCase } from '../../../db/cases/open-case.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { insertGallery } from '../../../db/galleries/insert-gallery.ts'
import { posts } from '../../../db/tables/posts.ts'
import type { StoredPicture } from '../../../galleries/store-pictures.ts'
import { isMuchLately } from '../../../spam/much-lately.ts'
import { holdWriter, noteWritten } from '../../../spam/written-texts.ts'
import { judgePost, sourceOf } from './judge-post.ts'
import { isNewAccount, requirePublicAuthor, requireRoom } from './may-post.ts'
import { wordsOfPost } from './words-of-post.ts'

export interface NewPost {
  author: number
  form: PostForm
  /** Of this market. */
  origin: string
  /** Whether the network it comes from has sent too many. */
  isCrowd: () => Promise<boolean>
  /** Whether floods are looked for. */
  isLimited: boolean
}

/** The post that this author has sent under this key before, also where it was removed; undefined: there is none. */
export async function postOfKey(db: Pick<Database['db'], 'select'>, author: number, client_key: string): Promise<number | undefined> {
  const [given] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.author, author), eq(posts.client_key, client_key)))
  return given?.id
}

interface Inserted {
  id: number
  /** It was there before: the pictures that were stored for it are not needed. */
  isGiven: boolean
}

/**
 * Writes a post with pictures that are stored; what may be spam is held, and opens a case. The same key again is the same post.
 * @throws {Problem} not-verified, page-needed, shop-taken-off, taken-off; too-many-requests — of this author; not-signed-in — the account was deleted meanwhile.
 */
export function insertPost(db: Pick<Database['db'], 'transaction'>, post: NewPost, pictures: readonly StoredPicture[]): Promise<Inserted> {
  const { author, form, origin } = post
  return inTransaction(db, async (tx) => {
    await holdPerson(tx, author)
    await holdWriter(tx, { user_id: author })
    const given = await postOfKey(tx, author, form.client_key)
    if (given !== undefined) return { id: given, isGiven: true }
    await requirePublicAuthor(tx, author)
    const { held_reason, text_hash } = await judge(tx, post)
    const alts = pictures.map((_, at) => form.alts[at] ?? '')
    const gallery = await insertGallery(
      tx,
      author,
      pictures.map((picture, at) => ({ ...picture, alt: alts[at] ?? '' })),
    )
    const [made] = await tx
      .insert(posts)
      .values({
        author,
        gallery,
        film: form.film || null,
        language: form.language,
        client_key: form.client_key,
        state: held_reason === null ? 'shown' : 'held',
        held_reason,
        ...(await wordsOfPost(tx, { author, text: form.text, alts, origin })),
      })
      .returning({ id: posts.id })
    if (!made) throw new TypeError('the database took a post and gave none back')
    if (held_reason !== null) await openCase(tx, { kind: 'post', subject: made.id, owner: author, held_reason })
    await noteWritten(tx, { source: sourceOf(made.id), writer: { user_id: author }, text_hash })
    return { id: made.id, isGiven: false }
  })
}

async function judge(tx: Tx, { author, form, isCrowd, isLimited }: NewPost) {
  const isNew = await isNewAccount(tx, author)
  if (isLimited) await requireRoom(tx, author, isNew)
  const isFlood = (isLimited && (await isMuchLately(tx, { user_id: author }))) || (await isCrowd())
  return judgePost(tx, { ...form, isNew, isFlood })
}

/** @throws {Problem} bad-input — a post says or shows something. */
export function requireContent({ text, film }: Pick<PostForm, 'text' | 'film'>, pictures: number): void {
  if (text === '' && pictures === 0 && film === '') throw new Problem('bad-input', { fields: { text: 'required' } })
}
