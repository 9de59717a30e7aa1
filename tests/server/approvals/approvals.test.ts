import { beforeAll, describe, expect, it } from 'vitest'
import type { Approval } from '#contract/desk/approvals.ts'
import { type ApprovalHandlers, ApprovalVoid } from '#server/approvals/approval-handler.ts'
import { type AskedApproval, askApproval } from '#server/approvals/ask-approval.ts'
import { useApp } from '#tests/support/server/app.ts'
import { sendTogether } from '#tests/support/server/barrier.ts'
import { as, joinAndLogIn, joinAsStaff, post, type SignedInPerson } from '#tests/support/server/people.ts'

/** What is approved is written into a name; but for what is past. */
const handlers: ApprovalHandlers = {
  'grant-staff': {
    perform: async (tx, { subject, details }, { staff }) => {
      await tx.execute(`update users set full_name = full_name || '${details.taka} by ${staff}.' where username = '${subject}'`)
      if (details.taka === 0) throw new ApprovalVoid('past')
    },
    describe: async (_, all) => new Map(all.map(({ id, subject }) => [id, { title: `About ${subject}`, page: `/desk/people/${subject}` }])),
  },
}
const app = useApp({ approvals: handlers })
let first: SignedInPerson
let second: SignedInPerson
let third: SignedInPerson
beforeAll(async () => {
  first = await joinAsStaff(app, 'first')
  second = await joinAsStaff(app, 'second')
  third = await joinAsStaff(app, 'third')
})

let people = 0
/** Something that waits, and the person it is about. */
async function asked(taka = 1): Promise<{ id: number; name: () => Promise<string>; subject: string }> {
  const { username: subject, id: about } = await joinAndLogIn(app, `about${people++}`)
  const id = await askFor({ subject, details: { taka } })
  const name = async () => (await app.database.pool.query<{ full_name: string }>('select full_name from users where id = $1', [about])).rows[0]?.full_name ?? ''
  return { id, name, subject }
}
const askFor = (more: Pick<AskedApproval, 'subject' | 'details'>, staff = first) =>
  app.database.db.transaction((tx) => askApproval(tx, { kind: 'grant-staff', reason: 'they answer letters', staff: staff.id, ...more }))
const pathOf = (id: number) => `/api/desk/approvals/${id}/decide/`
const decide = (id: number, who: SignedInPerson, decision: 'approve' | 'refuse') =>
  post(app, pathOf(id), { body: { decision, reason: 'looked at it' }, headers: as(who) })
const codeOf = async (response: Response) => [response.status, (await response.json()).code]
const listed = async (who: SignedInPerson, query = ''): Promise<{ results: Approval[]; next_cursor: string | null; total: number }> =>
  (await app.request(`/api/desk/approvals/${query}`, { headers: as(who) })).json()
const ageProof = (who: SignedInPerson, minutes: number) =>
  app.database.pool.query('update sessions set proved_at = now() - make_interval(mins => $2) where user_id = $1', [who.id, minutes])

describe('answers', () => {
  it('what waits, the oldest first, with who asked and why', async () => {
    const one = await asked(60_000)
    const { results } = await listed(second)
    const found = results.find(({ id }) => id === one.id)
    expect(found).toMatchObject({ kind: 'grant-staff', state: 'waiting', subject: one.subject, title: `About ${one.subject}`, taka: 60_000, is_own: false })
    expect(found).toMatchObject({ asked_by: 'first', reason: 'they answer letters', decided_by: null, page: `/desk/people/${one.subject}` })
    expect(results.map(({ id }) => id)).toEqual(results.map(({ id }) => id).toSorted((a, b) => a - b))
    expect((await listed(first)).results.find(({ id }) => id === one.id)?.is_own).toBe(true)
  })

  it('an approval by doing it, in the name of who approves', async () => {
    const { id, name } = await asked()
    const response = await decide(id, second, 'approve')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ state: 'approved', decided_by: 'second', decision_reason: 'looked at it', void_reason: null })
    expect(await name()).toBe(`1 by ${second.id}.`)
    expect((await listed(second, '?state=decided')).results[0]?.id).toBe(id)
  })

  it('a refusal without doing anything', async () => {
    const { id, name } = await asked()
    expect(await (await decide(id, second, 'refuse')).json()).toMatchObject({ state: 'refused', decided_by: 'second' })
    expect(await name()).toBe('')
  })

  it('what is past by now as void, with nothing of it done', async () => {
    const { id, name } = await asked(0)
    expect(await (await decide(id, second, 'approve')).json()).toMatchObject({ state: 'void', void_reason: 'past' })
    expect(await name()).toBe('')
  })

  it('page after page, each once', async () => {
    for (let n = 0; n < 32; n++) await asked()
    const begun = await listed(second)
    const next = await listed(second, `?cursor=${begun.next_cursor}`)
    const ids = [...begun.results, ...next.results].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([begun.total, begun.total])
    expect(next.next_cursor).toBe(null)
  })

  it('the same request again with the same answer, and does it once', async () => {
    const { id, name } = await asked()
    const headers = { ...as(second), 'idempotency-key': 'approve-this-once-01' }
    const body = { decision: 'approve', reason: 'looked at it' }
    const [one, again] = [await post(app, pathOf(id), { body, headers }), await post(app, pathOf(id), { body, headers })]
    expect(await again.text()).toBe(await one.text())
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await name()).toBe(`1 by ${second.id}.`)
  })
})

describe('refuses', () => {
  it('who asked: two people decide', async () => {
    const { id, name } = await asked()
    for (const decision of ['approve', 'refuse'] as const) expect(await codeOf(await decide(id, first, decision))).toEqual([403, 'not-allowed'])
    expect(await name()).toBe('')
  })

  it('what waits already', async () => {
    const { subject } = await asked()
    await expect(askFor({ subject, details: {} }, second)).rejects.toMatchObject({ code: 'bad-state' })
  })

  it('what was decided already, and what there is not', async () => {
    const { id } = await asked()
    await decide(id, second, 'refuse')
    expect(await codeOf(await decide(id, third, 'approve'))).toEqual([409, 'bad-state'])
    expect(await codeOf(await decide(2_000_000_000, second, 'approve'))).toEqual([404, 'not-found'])
  })

  it('whose proof is too old, and who is not of staff', async () => {
    const { id, name } = await asked()
    await ageProof(third, 11)
    expect(await codeOf(await decide(id, third, 'approve'))).toEqual([403, 'password-needed'])
    await ageProof(third, 0)
    expect(await codeOf(await decide(id, await joinAndLogIn(app, 'somebody'), 'approve'))).toEqual([403, 'not-allowed'])
    expect(await name()).toBe('')
  })

  it('a decision without a reason', async () => {
    const { id } = await asked()
    for (const reason of ['', '  ', 'no', 'x'.repeat(301)]) {
      const response = await post(app, pathOf(id), { body: { decision: 'approve', reason }, headers: as(second) })
      expect([response.status, Object.keys((await response.json()).fields)]).toEqual([400, ['reason']])
    }
  })
})

describe('guards', () => {
  it('what is asked by an account that has lost its rights meanwhile: it is void', async () => {
    const leaving = await joinAsStaff(app, 'leaving')
    const { username: subject, id: about } = await joinAndLogIn(app, 'about-leaving')
    const id = await askFor({ subject, details: { taka: 1 } }, leaving)
    await app.database.pool.query('update users set is_staff = false where id = $1', [leaving.id])
    expect(await (await decide(id, second, 'approve')).json()).toMatchObject({ state: 'void', void_reason: 'asker-gone' })
    const { rows } = await app.database.pool.query('select full_name from users where id = $1', [about])
    expect(rows).toEqual([{ full_name: '' }])
  })

  it('two that decide in the same moment: one counts', async () => {
    const { port } = await app.startServer()
    for (const decisions of [
      ['approve', 'approve'],
      ['approve', 'refuse'],
    ]) {
      const { id, name } = await asked()
      const both = [second, third].map((who, at) => ({ path: pathOf(id), body: { decision: decisions[at], reason: 'at once' }, headers: as(who) }))
      expect((await sendTogether(port, both)).map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await name()).split('.').length).toBeLessThanOrEqual(2)
    }
  })
})
