import { and, eq } from 'drizzle-orm'
import type { addGuestComment as contract, OwnComment } from '#contract/blogs/comments.ts'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { holdBlog, insertComment } from '../../../db/blogs/change-comment.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { comments } from '../../../db/tables/blogs.ts'
import { ownComment } from './own-comment.ts'
import { keyHash } from './own-key.ts'
import { publicBlog } from './public-blog.ts'
import { isFlood as isManyLately, refusedFor } from './spam/flood.ts'
import { judgeText } from './spam/judge-text.ts'
import { holdSender, readLately, wasWritten } from './spam/read-lately.ts'
import { textMark } from './spam/text-mark.ts'

interface NewComment {
  blog_id: number
  body: BodyOf<typeof contract>
  /** Undefined: a visitor without an account. */
  user_id: number | undefined
  /** The mark of where it comes from; undefined: floods are not looked for. */
  sender: string | undefined
  /** Counts it for its network; whether that has written too many. */
  isCrowd: () => Promise<boolean>
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Takes a comment on an article, or an answer to one; what may be spam is held. The same key again is the same comment.
 * @throws {Problem} not-found — no such public article, or what is answered is not shown there; bad-input — an answer to an answer;
 * too-many-requests — of this sender; key-reused — another user's key; not-signed-in — the account was deleted meanwhile.
 */
export function addComment(db: Pick<Database['db'], 'transaction'>, asked: NewComment): Promise<OwnComment> {
  const { blog_id, body, user_id, sender, now } = asked
  return inTransaction(db, async (tx) => {
    if (user_id !== undefined) await holdPerson(tx, user_id)
    if (sender !== undefined) await holdSender(tx, sender)
    await holdBlog(tx, blog_id)
    const blog = await publicBlog(tx, blog_id, now)
    const given = await readGiven(tx, asked)
    if (given) return given
    if (body.parent !== null) await requireAnswerable(tx, blog_id, body.parent)
    const isMany = sender !== undefined && (await countIn(tx, sender)) && user_id !== blog.author
    const isFlood = (await asked.isCrowd()) || isMany
    const { hash, isTelling } = textMark(body.text)
    const facts = { text: body.text, website: body.website, isMember: user_id !== undefined, isFlood }
    const held_reason = judgeText({ ...facts, isRepeated: isTelling && (await wasWritten(tx, hash)) })
    const row = await insertComment(tx, {
      blog: blog_id,
      parent: body.parent,
      user_id: user_id ?? null,
      author: body.name,
      email: body.email,
      text: body.text,
      state: held_reason === null ? 'shown' : 'held',
      held_reason,
      key_hash: keyHash(body.key),
      sender: sender ?? null,
      text_hash: hash,
    })
    return ownComment(row)
  })
}

/** What was answered to this key before. @throws {Problem} key-reused */
async function readGiven(tx: Pick<Tx, 'select'>, { blog_id, body, user_id }: NewComment): Promise<OwnComment | undefined> {
  const [given] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.blog, blog_id), eq(comments.key_hash, keyHash(body.key))))
  if (given && given.user_id !== (user_id ?? null)) throw new Problem('key-reused')
  return given && ownComment(given)
}

/** @throws {Problem} not-found, bad-input */
async function requireAnswerable(tx: Pick<Tx, 'select'>, blog_id: number, id: number): Promise<void> {
  const [answered] = await tx
    .select({ parent: comments.parent })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.blog, blog_id), eq(comments.state, 'shown')))
  if (!answered) throw new Problem('not-found')
  if (answered.parent !== null) throw new Problem('bad-input', { fields: { parent: 'is an answer itself' } })
}

/** Whether the sender has written many lately. @throws {Problem} too-many-requests — far too many. */
async function countIn(tx: Pick<Tx, 'execute'>, sender: string): Promise<boolean> {
  const lately = await readLately(tx, sender)
  const wait = refusedFor(lately)
  if (wait !== undefined) throw new Problem('too-many-requests', { retryAfterSeconds: wait })
  return isManyLately(lately)
}
