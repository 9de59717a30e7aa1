import { expect } from 'vitest'
import { aPdf } from '../../a-cv.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { as, type SignedInPerson } from '../people.ts'
import { makeSeller } from './events.ts'

type Asking = Pick<TestApp, 'request'>
type Who = Pick<SignedInPerson, 'access'>

export const LICENCE = '/api/account/trade_licence/'
export const LICENCES = '/api/desk/licences/'

/** Gives staff a licence, as the page of a shop does. */
export const sendLicence = (
  app: Asking,
  who: Who,
  { bytes = aPdf(), type = 'application/pdf' }: { bytes?: Uint8Array<ArrayBuffer>; type?: string } = {},
): Promise<Response> => app.request(LICENCE, { method: 'POST', body: bytes, headers: { ...as(who), origin: TEST_ORIGIN, 'content-type': type } })

export const removeLicence = (app: Asking, who: Who): Promise<Response> =>
  app.request(LICENCE, { method: 'DELETE', headers: { ...as(who), origin: TEST_ORIGIN } })

export const decideLicence = (app: Asking, staff: Who, { id, body }: { id: number; body: object }): Promise<Response> =>
  app.request(`${LICENCES}${id}/decide/`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...as(staff), origin: TEST_ORIGIN, 'content-type': 'application/json' },
  })

export async function licenceIdOf({ database: { pool } }: Pick<TestApp, 'database'>, user_id: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id from trade_licences where user_id = $1', [user_id])
  return rows[0]?.id ?? 0
}

/** A licence that waits, of a shop without the work of sending it; gives its id. */
export async function makeLicence({ database, privateFiles }: Pick<TestApp, 'database'> & Partial<Pick<TestApp, 'privateFiles'>>): Promise<number> {
  const user_id = await makeSeller(database.db)
  const key = `papers/${String(user_id).padStart(32, 'd')}`
  privateFiles?.set(key, aPdf())
  await database.pool.query(`insert into trade_licences (user_id, file_key, kind, bytes, is_active) values ($1, $2, 'pdf', 9, false)`, [user_id, key])
  return licenceIdOf({ database }, user_id)
}

/** One of staff gives a licence of their own shop, looks at it, sees it, and refuses the next one. */
export async function decideOwnLicences(app: Asking & Pick<TestApp, 'database'>, who: SignedInPerson & { id: number }, reason: string): Promise<void> {
  for (const body of [{ decision: 'seen' }, { decision: 'refuse', reason }]) {
    expect((await sendLicence(app, who)).status).toBe(200)
    const id = await licenceIdOf(app, who.id)
    if (body.decision === 'seen') expect((await app.request(`${LICENCES}${id}/file/`, { headers: as(who) })).status).toBe(200)
    expect((await decideLicence(app, who, { id, body })).status).toBe(200)
  }
}
