import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { makeListedService } from '#tests/support/server/nouns/listed-services.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { as, joinAndLogIn, joinAsStaff, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
let seller: SignedInPerson
let staff: SignedInPerson
let reader: SignedInPerson
beforeAll(async () => {
  seller = await joinAsSeller(app, 'plumber')
  staff = await joinAsStaff(app)
  reader = await joinAndLogIn(app, 'reader')
})
beforeEach(() => database.pool.query('delete from rate_limits'))

const make = (over: object = {}) => makeListedService(database.db, { seller: seller.id, ...over })
const report = (id: number, reason = 'scam') => post(app, '/api/reports/', { body: { kind: 'service', id, reason }, headers: as(reader) })
const caseOf = async (id: number): Promise<number> =>
  (await database.pool.query(`select id from cases where kind = 'service' and subject = $1 order by id desc`, [id])).rows[0]?.id
const decide = (id: number, decision: 'keep' | 'remove' | 'restore') =>
  post(app, `/api/desk/cases/${id}/decide/`, { body: { decision, reason: 'Asks for money first.' }, headers: as(staff) })
const pageOf = async (id: number) => (await request(`/api/service/${id}/`)).json()
const noticesOf = async () => (await request('/api/notice/', { headers: as(seller) })).json()

describe('a service that readers report', () => {
  it('is shown to staff with all its words', async () => {
    const { id } = await make({ title: 'Loans in an hour', second_title: 'এক ঘণ্টায় ঋণ', description: '<p>Send 500 taka first</p>' })
    expect((await report(id)).status).toBe(200)
    const found = await (await request(`/api/desk/cases/${await caseOf(id)}/`, { headers: as(staff) })).json()
    expect(found).toMatchObject({ kind: 'service', title: 'Loans in an hour', path: `/servicedetails/${id}`, is_removed: false })
    expect(found.text).toContain('এক ঘণ্টায় ঋণ')
    expect(found.text).toContain('Send 500 taka first')
  })

  it('is off when staff remove it, its seller is told why, and is back as it was when they restore it', async () => {
    const { id } = await make({ title: 'Loans', next_free_at: new Date().toISOString() })
    await report(id)
    const case_id = await caseOf(id)
    expect((await decide(case_id, 'remove')).status).toBe(200)
    expect(await pageOf(id)).toMatchObject({ is_bookable: false, taken_off_reason: 'Asks for money first.' })
    expect((await noticesOf())[0]).toMatchObject({ kind: 'taken-off', event_title: 'Loans', taken_off: { subject: 'service', id } })
    expect((await decide(case_id, 'restore')).status).toBe(200)
    expect(await pageOf(id)).toMatchObject({ is_bookable: true, taken_off_reason: null, next_free_at: null })
    expect((await noticesOf())[0]).toMatchObject({ kind: 'restored', taken_off: { subject: 'service', id } })
  })

  it('stays as it is when staff keep it', async () => {
    const { id } = await make()
    await report(id, 'spam')
    expect((await decide(await caseOf(id), 'keep')).status).toBe(200)
    expect(await pageOf(id)).toMatchObject({ is_bookable: true })
  })
})

describe('refuses', () => {
  it('reports of a draft, of what is off, and for reasons of other nouns', async () => {
    const draft = await make({ is_active: false, published_at: null })
    expect((await report(draft.id)).status).toBe(404)
    expect((await report((await make()).id, 'counterfeit')).status).toBe(400)
  })
})
