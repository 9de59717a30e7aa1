import { sql } from 'drizzle-orm'
import type { CaseKind, CaseState, Decision } from '#contract/cases/case-kinds.ts'
import { Problem } from '#contract/core/problem.ts'
import type { DeskCase } from '#contract/desk/cases.ts'
import { settleCase } from '../db/cases/settle-case.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import type { NoteSecurityEvent } from '../http/sessions/security-log.ts'
import type { CaseHandler, CaseHandlers, DecidedBy } from './case-handler.ts'
import { decisionsOf, readCase } from './read-case.ts'

interface Decided extends Omit<DecidedBy, 'onCommit'> {
  case_id: number
  decision: Decision
}

interface CaseParts {
  db: Database['db']
  note: NoteSecurityEvent
  handlers: CaseHandlers
}

interface HeldCase extends Record<string, unknown> {
  kind: CaseKind
  subject: number
  owner: number | null
  state: CaseState
  has_later: boolean
}

/**
 * Carries out what staff decide, and closes the case.
 * @throws {Problem} not-found — there is no such case; bad-state — it is decided already, or there is nothing left to do that with.
 */
export async function decideCase({ db, note, handlers }: CaseParts, { case_id, decision, ...by }: Decided): Promise<DeskCase> {
  const { kind, subject } = await read(db, case_id)
  const handler = handlers.find((one) => one.kind === kind)
  if (!handler) throw new Problem('bad-state')
  const { decided, afterwards } = await inTransaction(db, async (tx) => {
    // In the order in which everything else locks them: the thing, then its case.
    await handler.hold?.(tx, subject)
    const held = await hold(tx, case_id)
    const described = (await handler.describe(tx, [subject])).get(subject)
    if (!decisionsOf(held, handler, described).includes(decision)) throw new Problem('bad-state')
    const works: (() => Promise<void>)[] = []
    if (described) await carryOut(tx, handler, { decision, subject, by: { ...by, onCommit: (work) => works.push(work) } })
    await settleCase(tx, { kind, subject, decision, staff: by.staff, reason: by.reason, owner: held.owner })
    const details = { case: case_id, about: kind, subject, decision, staff: by.staff }
    await note(tx, { kind: 'case-decided', user_id: held.owner, request_id: by.requestId, by: 'staff', details })
    return { decided: await readCase(tx, handlers, case_id), afterwards: works }
  })
  for (const work of afterwards) await work()
  return decided
}

const caseSql = (case_id: number) => sql`
  select c.kind, c.subject, c.owner, c.state,
    exists (select from cases later where later.kind = c.kind and later.subject = c.subject and later.id > c.id) as has_later
  from cases c where c.id = ${case_id}`

async function read(db: Pick<Tx, 'execute'>, case_id: number): Promise<HeldCase> {
  const { rows } = await db.execute<HeldCase>(caseSql(case_id))
  const [found] = rows
  if (!found) throw new Problem('not-found')
  return found
}

/** The case, locked; what is read of it is what it has become while it was waited for. */
async function hold(tx: Pick<Tx, 'execute'>, case_id: number): Promise<HeldCase> {
  await tx.execute(sql`select from cases where id = ${case_id} for update`)
  return read(tx, case_id)
}

interface ToCarryOut {
  decision: Decision
  subject: number
  by: DecidedBy
}

function carryOut(tx: Tx, handler: CaseHandler, { decision, subject, by }: ToCarryOut): Promise<void> | undefined {
  if (decision === 'keep') return handler.keep?.(tx, subject, by)
  return decision === 'remove' ? handler.remove(tx, subject, by) : handler.restore?.(tx, subject, by)
}
