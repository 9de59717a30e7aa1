import { expect } from 'vitest'
import { type ApprovalHandlers, ApprovalVoid } from '#server/approvals/approval-handler.ts'
import { askApproval } from '#server/approvals/ask-approval.ts'
import type { TestApp } from './app.ts'
import { ask } from './nouns/commenting.ts'
import { join } from './people.ts'

/** What is approved here does nothing, or cannot be done any more. */
export const APPROVES_NOTHING: ApprovalHandlers = {
  'grant-staff': {
    perform: async (_, { subject }) => {
      if (subject === 'gone') throw new ApprovalVoid('gone')
    },
    describe: async () => new Map(),
  },
}

/** Another member of staff asks for three things; the one who is signed in approves, refuses, and approves what is gone. */
export async function decideAsSecond(app: TestApp, access: string, reason: string): Promise<void> {
  const { db, pool } = app.database
  const first = await join(app, 'first-of-two')
  await pool.query('update users set is_staff = true where id = $1', [first.id])
  for (const [subject, decision] of Object.entries({ good: 'approve', bad: 'refuse', gone: 'approve' })) {
    const id = await db.transaction((tx) => askApproval(tx, { kind: 'grant-staff', subject, details: {}, reason, staff: first.id }))
    expect((await ask(app, `/api/desk/approvals/${id}/decide/`, { body: { decision, reason }, access })).status).toBe(200)
  }
}
