import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import { Problem } from '#contract/core/problem.ts'
import { commentPath } from '#contract/threads/reply-notices.ts'
import type { CaseHandler, CaseSubject } from '../cases/case-handler.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { type CommentRow, changeComment, holdComment } from '../db/threads/change-comment.ts'
import type { CommentReader } from '../db/threads/comment-rows.ts'
import { pageOf, subjectsSql, type ThreadKind } from '../db/threads/thread-kind.ts'
import { iso } from '../db/wire-time.ts'
import { findPublicComment } from './public-comment.ts'

/** So many readers hide a comment until staff have looked. */
const HELD_FROM = 3

/** Comments as cases: what readers report, or a rule against spam holds. */
export const commentCases = (kinds: readonly ThreadKind[]): CaseHandler => ({
  kind: 'comment',
  reasons: REASONS_OF.comment,
  hideFrom: HELD_FROM,
  hold: async (tx, id) => void (await holdComment(tx, id)),
  findPublic: async (db, id, now) => {
    const found = await findPublicComment(db, kinds, { id, now })
    return found && { owner: found.comment.user_id }
  },
  describe: (db, ids) => describeComments(db, kinds, ids),
  hide: (tx, id) => change(tx, id, hide),
  keep: (tx, id) => change(tx, id, keep),
  remove: (tx, id) => change(tx, id, remove),
  restore: (tx, id) => change(tx, id, restore),
})

type Change = (tx: Tx, row: CommentRow) => Promise<unknown>

async function change(tx: Tx, id: number, how: Change): Promise<void> {
  const row = await holdComment(tx, id)
  if (row) await how(tx, row)
}

/** What is shown and has a reason was held once, and released by staff: it stays. */
const hide: Change = async (tx, row) => {
  if (row.state === 'shown' && row.held_reason === null) await changeComment(tx, row, { state: 'held', held_reason: 'reports' })
}

/**
 * Shown from now on, unless the author of what it is about has hidden it. A reason stays in the row, also where there was none: by that, reports know that
 * staff have looked.
 */
const keep: Change = async (tx, row) => {
  if (row.state === 'removed') return
  await changeComment(tx, row, { state: row.state === 'hidden' ? 'hidden' : 'shown', held_reason: row.held_reason ?? 'reports' })
}

/** Its text stays, for staff. */
const remove: Change = async (tx, row) => {
  if (row.state !== 'removed') await changeComment(tx, row, { state: 'removed' })
}

/** As it was: what the author of what it is about had hidden is hidden again. */
const restore: Change = async (tx, row) => {
  if (row.state !== 'removed' || row.text === '') throw new Problem('bad-state')
  await changeComment(tx, row, { state: row.was_hidden ? 'hidden' : 'shown', held_reason: row.held_reason ?? 'reports' })
}

interface Described extends Record<string, unknown> {
  id: number
  at: number
  subject: number
  title: string
  author: string
  text: string
  state: CommentRow['state']
  username: string | null
  written_at: string
}

/** What staff see of comments: no e-mail. */
async function describeComments(db: CommentReader, kinds: readonly ThreadKind[], ids: readonly number[]): Promise<Map<number, CaseSubject>> {
  const { rows } = await db.execute<Described>(sql`
    select c.id, s.at, s.id as subject, s.title, c.author, c.text, c.state, case when u.deleted_at is null then u.username end as username,
      ${iso(sql`c.created_at`)} as written_at
    from comments c join lateral (${subjectsSql(kinds, { where: sql`thread = c.thread` })}) s on true left join users u on u.id = c.user_id
    where c.id = any(${sql.param([...ids])}::integer[])`)
  return new Map(rows.map((row) => [row.id, described(kinds, row)]))
}

function described(kinds: readonly ThreadKind[], { id, at, subject, state, ...row }: Described): CaseSubject {
  const kind = kinds[at]
  if (!kind) throw new TypeError('a comment is about no kind of thing')
  const page = pageOf({ kind, id: subject })
  return {
    ...{ title: row.title, text: row.text, author: row.author, username: row.username, written_at: row.written_at },
    path: state === 'shown' ? commentPath({ page, comment_id: id }) : page,
    is_removed: state === 'removed',
    is_gone: state === 'removed' && row.text === '',
  }
}
