import { beforeAll, describe, expect, it } from 'vitest'
import type { Email } from '#server/adapters/mail/mail.ts'
import { listWaiting } from '#server/features/orders/staff/list-waiting.ts'
import { mailStaff } from '#server/features/orders/staff/mail-staff.ts'
import { TEST_ORIGIN, TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { caseAbout, decideAbout } from '#tests/support/server/cases.ts'
import { QUIET_LOG } from '#tests/support/server/notices.ts'
import { report, said } from '#tests/support/server/nouns/talking.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
let staff: SignedInPerson
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const verified = { email_verified_at: new Date().toISOString() }
beforeAll(async () => {
  staff = await joinAsStaff(app, 'staff', verified)
  buyer = await joinAndLogIn(app, 'buyer', verified)
})
async function mailed(): Promise<Email[]> {
  const sent: Email[] = []
  await sql('delete from staff_mails')
  await mailStaff({ db: app.database.db, deliver: async (email) => void sent.push(email), origin: TEST_ORIGIN, secret: TEST_SECRET, log: QUIET_LOG })
  return sent
}

describe('the daily mail to staff', () => {
  it('counts conversations with the support team that have no answer, and what readers reported, until they are dealt with', async () => {
    expect(await mailed()).toEqual([])
    const asked = await said(app, buyer, { to: { kind: 'support' }, text: 'canary-help' })
    await said(app, buyer, { to: { kind: 'support' } })
    await sql(`update conversations set waiting_since = waiting_since - interval '5 hours'`)
    const [first] = await mailed()
    expect(first).toMatchObject({ to: staff.email, subject: '1 case waits for staff of Hatkhola' })
    expect(first?.text).toContain('- Messages to the support team without an answer: 1, the oldest waiting for 5 hours')
    expect(first?.text).not.toContain('canary')
    expect(await listWaiting(app.database)).toContain(`C${asked.conversation_id}  since`)

    const answer = await said(app, staff, { to: { conversation_id: asked.conversation_id } })
    expect(await mailed()).toEqual([])
    await report(app, buyer, { message: answer.message.id })
    expect((await mailed())[0]?.text).toContain('- Reports and held content to decide about: 1, the oldest waiting for 1 hour')
    const about = { kind: 'message', subject: answer.message.id } as const
    expect(await listWaiting(app.database)).toContain(`W${await caseAbout(app, about)}  since`)
    await decideAbout(app, staff, { ...about, decision: 'keep' })
    expect(await mailed()).toEqual([])
  })
})
