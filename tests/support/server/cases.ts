import type { CaseKind, Decision } from '#contract/cases/case-kinds.ts'
import type { CaseRow, DeskCase } from '#contract/desk/cases.ts'
import { openCase } from '#server/db/cases/open-case.ts'
import type { TestApp } from './app.ts'
import { ask } from './nouns/commenting.ts'
import type { SignedInPerson } from './people.ts'

interface About {
  kind: CaseKind
  subject: number
}

/** The latest case about something, opened where there is none. */
export async function caseAbout({ database }: Pick<TestApp, 'database'>, { kind, subject }: About): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select id from cases where kind = $1 and subject = $2 order by id desc limit 1', [kind, subject])
  return rows[0]?.id ?? (await openCase(database.db, { kind, subject, owner: null }))
}

/** Staff decide about something. */
export async function decideAbout(
  app: Pick<TestApp, 'app' | 'database'>,
  staff: Pick<SignedInPerson, 'access'>,
  { decision, reason = 'Looked at it.', ...about }: About & { decision: Decision | string; reason?: string },
): Promise<Response> {
  const id = await caseAbout(app, about)
  return ask(app, `/api/desk/cases/${id}/decide/`, { body: { decision, reason }, access: staff.access })
}

interface CasePage {
  results: CaseRow[]
  next_cursor: string | null
  total: number
}

/** A page of the queue as staff have it. @param query such as `?kind=comment` */
export const casesOf = async (app: Pick<TestApp, 'app'>, staff: Pick<SignedInPerson, 'access'>, query = ''): Promise<CasePage> =>
  (await ask(app, `/api/desk/cases/${query}`, { access: staff.access })).json()

export const caseOf = async (app: Pick<TestApp, 'app'>, staff: Pick<SignedInPerson, 'access'>, id: number): Promise<DeskCase> =>
  (await ask(app, `/api/desk/cases/${id}/`, { access: staff.access })).json()

/** Staff release a comment or remove it, whatever became of it before. */
export async function decideComment(
  app: Pick<TestApp, 'app' | 'database'>,
  { staff, id, deed }: { staff: Pick<SignedInPerson, 'access'>; id: number; deed: string },
): Promise<Response> {
  const { rows } = await app.database.pool.query<{ state: string; user_id: number | null }>('select state, user_id from comments where id = $1', [id])
  const about = { kind: 'comment', subject: id } as const
  if (deed === 'release' && rows[0]?.state === 'removed') return decideAbout(app, staff, { ...about, decision: 'restore' })
  const opened = await openCase(app.database.db, { ...about, owner: rows[0]?.user_id ?? null })
  const body = { decision: deed === 'release' ? 'keep' : deed, reason: 'Looked at it.' }
  return ask(app, `/api/desk/cases/${opened}/decide/`, { body, access: staff.access })
}
