import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { OwnComment } from '#contract/threads/comments.ts'
import type { WritesOnThreadAsGuest } from '#contract/threads/thread-writes.ts'
import { holdPerson } from '../db/accounts/hold-person.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { hasPageOff, publicMemberSql } from '../db/relations/public-members.ts'
import { comments } from '../db/tables/threads.ts'
import { holdThread, insertComment } from '../db/threads/change-comment.ts'
import type { Subject } from '../db/threads/thread-kind.ts'
import { judgeText } from '../spam/judge-text.ts'
import { isMuchLately } from '../spam/much-lately.ts'
import { textMark } from '../spam/text-mark.ts'
import { holdWriter, noteWritten, wasWritten } from '../spam/written-texts.ts'
import { ownComment } from './own-comment.ts'
import { keyHash } from './own-key.ts'
import { publicSubject } from './public-subject.ts'
import { requireNoBlock } from './require-no-block.ts'
import { sourceOf, writerOf } from './writer.ts'

interface NewComment {
  of: Pick<Subject, 'kind' | 'id'>
  body: BodyOf<WritesOnThreadAsGuest>
  /** Undefined: a visitor without an account. */
  user_id: number | undefined
  /** The mark of where it comes from; undefined: from inside the process. */
  sender: string | undefined
  /** Whether floods are looked for. */
  isLimited: boolean
  /** Counts it for its network; whether that has written too many. */
  isCrowd: () => Promise<boolean>
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Takes a comment, or an answer to one; what may be spam is held. The same key again is the same comment.
 * @throws {Problem} not-found — nothing such that is public, or what is answered is not shown there; bad-input — an answer to an answer;
 * too-many-requests — of this writer; key-reused — another user's key; not-signed-in — the account was deleted meanwhile;
 * page-needed, taken-off — where accounts alone write, who has no public name, or whose page staff have taken off; comments-closed — its author
 * wants no more; not-possible — there is a block between the writer and its author, or who is answered.
 */
export function addComment(db: Pick<Database['db'], 'transaction'>, asked: NewComment): Promise<OwnComment> {
  const { of, body, user_id, now } = asked
  const writer = writerOf(asked)
  return inTransaction(db, async (tx) => {
    if (user_id !== undefined) await holdPerson(tx, user_id)
    if (writer !== undefined) await holdWriter(tx, writer)
    const { thread } = await publicSubject(tx, of, now)
    await holdThread(tx, thread)
    // Only now: it may have gone while its thread was waited for.
    const subject = await publicSubject(tx, of, now)
    const given = await readGiven(tx, asked, subject)
    if (given) return given
    if (subject.is_closed) throw new Problem('comments-closed')
    const answered = body.parent === null ? null : await readAnswerable(tx, thread, body.parent)
    await requireNoBlock(tx, user_id, [subject.author, answered])
    const { hash, isTelling } = textMark(body.text)
    const isFlood = await countIn(tx, asked, subject)
    const facts = { text: body.text, website: body.website, isMember: user_id !== undefined, isFlood }
    const held_reason = judgeText({ ...facts, isRepeated: isTelling && (await wasWritten(tx, hash)) })
    const row = await insertComment(tx, {
      thread,
      parent: body.parent,
      user_id: user_id ?? null,
      author: await authorName(tx, asked, subject),
      email: body.email,
      text: body.text,
      state: held_reason === null ? 'shown' : 'held',
      held_reason,
      key_hash: keyHash(body.key),
    })
    await noteWritten(tx, { source: sourceOf(row.id), writer, text_hash: hash })
    return ownComment(row, subject)
  })
}

/** What stands above it: what its writer typed, or, where accounts alone write, their public name. @throws {Problem} page-needed, taken-off */
async function authorName(tx: Pick<Tx, 'execute'>, { body, user_id }: NewComment, { kind }: Subject): Promise<string> {
  if (!kind.namesWriters || user_id === undefined) return body.name
  const { rows } = await tx.execute<{ name: string }>(sql`select name from (${publicMemberSql(sql`${user_id}::integer`)}) known`)
  if (rows[0]) return rows[0].name
  const { rows: off } = await tx.execute(sql`select 1 where ${hasPageOff(sql`${user_id}::integer`)}`)
  throw new Problem(off.length > 0 ? 'taken-off' : 'page-needed')
}

/** What was answered to this key before. @throws {Problem} key-reused */
async function readGiven(tx: Pick<Tx, 'select'>, { body, user_id }: NewComment, subject: Subject): Promise<OwnComment | undefined> {
  const [given] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.thread, subject.thread), eq(comments.key_hash, keyHash(body.key))))
  if (given && given.user_id !== (user_id ?? null)) throw new Problem('key-reused')
  return given && ownComment(given, subject)
}

/** Who wrote the comment that is answered; null: a guest. @throws {Problem} not-found, bad-input */
async function readAnswerable(tx: Pick<Tx, 'select'>, thread: number, id: number): Promise<number | null> {
  const [answered] = await tx
    .select({ parent: comments.parent, user_id: comments.user_id })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.thread, thread), eq(comments.state, 'shown')))
  if (!answered) throw new Problem('not-found')
  if (answered.parent !== null) throw new Problem('bad-input', { fields: { parent: 'is an answer itself' } })
  return answered.user_id
}

/** Whether the writer, or their network, has written many lately; who wrote what the thread is about may. @throws {Problem} too-many-requests */
async function countIn(tx: Pick<Tx, 'execute'>, asked: NewComment, { author }: Subject): Promise<boolean> {
  const writer = asked.isLimited ? writerOf(asked) : undefined
  const isMany = writer !== undefined && (await isMuchLately(tx, writer)) && asked.user_id !== author
  return (await asked.isCrowd()) || isMany
}
