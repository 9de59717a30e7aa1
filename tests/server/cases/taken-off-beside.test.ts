import { beforeAll, describe, expect, it } from 'vitest'
import { giveBackWanted } from '#server/features/orders/seller/give-back-wanted.ts'
import { apply } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { makeShow, orderBody, place } from '#tests/support/server/orders/orders.ts'
import { initiate, opened, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'
import { takeOff } from '#tests/support/server/taken-off.ts'

const app = usePaying()
const CROWD = 8
let staff: SignedInPerson
let crowd: SignedInPerson[]

beforeAll(async () => {
  staff = await joinAsStaff(app)
  crowd = await Promise.all(Array.from({ length: CROWD }, (_, at) => joinAndLogIn(app, `crowd${at}`, { email_verified_at: new Date().toISOString() })))
})

const statesOf = async (event: number): Promise<string[]> => {
  const { rows } = await app.database.pool.query<{ state: string }>('select distinct state from purchases where event = $1 order by state', [event])
  return rows.map(({ state }) => state)
}

describe('an event that is taken off while it is ordered', () => {
  it.each([0, 300])('has no order left that stands or waits, at %i taka', async (price) => {
    const { event, ticket } = await makeShow(app, [{ price }])
    const body = orderBody([{ event_ticket: ticket, quantity: 1 }], price)
    const [answers] = await Promise.all([
      Promise.all(crowd.map((one) => place(app, one, body))),
      takeOff(app, { kind: 'event', id: event }, { staff: staff.id, reason: 'False tickets.' }),
    ])
    // Before it or after it, never in between.
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    expect((await place(app, crowd[0] as SignedInPerson, body)).status).toBe(409)
    await giveBackWanted(app.parts())
    expect((await statesOf(event)).filter((state) => ['held', 'confirmed', 'draft'].includes(state))).toEqual([])
  })

  it('gives the money of a paid order back', async () => {
    const { event, ticket } = await makeShow(app, [{ price: 300 }])
    const [buyer] = crowd as [SignedInPerson]
    const order = await (await place(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 300))).json()
    await initiate(app, buyer, order)
    await payAndTell(app, await opened(app, buyer, order))
    await takeOff(app, { kind: 'event', id: event }, { staff: staff.id, reason: 'False tickets.' })
    await giveBackWanted(app.parts())
    expect((await statesOf(event)).every((state) => /^refund/.test(state))).toBe(true)
  })
})

describe('a job that is taken off while people apply', () => {
  it('has the applications that came before it, and takes none after it', async () => {
    const job = await makeJob(app.database.db, { needs_cv: false })
    const [answers] = await Promise.all([
      Promise.all(crowd.map((one) => apply(app, one, { job }))),
      takeOff(app, { kind: 'job', id: job }, { staff: staff.id, reason: 'False tickets.' }),
    ])
    const taken = answers.filter(({ status }) => status === 200).length
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    const { rows } = await app.database.pool.query('select count(*)::int as n from job_applications where job_post = $1', [job])
    expect(rows[0].n).toBe(taken)
    expect((await apply(app, staff, { job })).status).toBe(409)
  })
})
