import { createPublicKey } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { OpeningKey, SealingKey } from '#contract/accounts/phone-keys.ts'
import { openingKeyOf } from '#server/features/accounts/profile/phone-keys.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { as, joinAndLogIn, logIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const PHONE = '0123456789abcdef0123456789abcdef'
const ask = async (person: SignedInPerson, kind: 'sealing' | 'opening', phone = PHONE) =>
  (await app.request(`/api/account/${kind}_key/?phone_id=${phone}`, { headers: as(person) })).json()

describe('the keys of an account on a phone', () => {
  it('are two halves of one, the same whenever they are asked for, and the public half says nothing of the other', async () => {
    const person = await joinAndLogIn(app, 'keeps.things')
    const sealing = v.parse(v.strictObject(SealingKey.entries), await ask(person, 'sealing'))
    const opening = v.parse(OpeningKey, await ask(person, 'opening'))
    expect(opening).toMatchObject(sealing)
    expect(await ask(await logIn(app, person), 'opening')).toEqual(opening)
    const { x, y, d } = opening
    const key = { kty: 'EC', crv: 'P-256', ext: true }
    const [secret, open] = await Promise.all([
      crypto.subtle.importKey('jwk', { ...key, x, y, d }, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']),
      crypto.subtle.importKey('jwk', { ...key, x, y }, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']),
    ])
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
    const signature = await crypto.subtle.sign(algorithm, secret, new Uint8Array(3))
    expect(await crypto.subtle.verify(algorithm, open, signature, new Uint8Array(3))).toBe(true)
    expect(createPublicKey({ key: { ...key, x, y }, format: 'jwk' }).asymmetricKeyType).toBe('ec')
  })

  it('differ for another account and on another phone, in every part', async () => {
    const [one, two] = [await joinAndLogIn(app, 'first.owner'), await joinAndLogIn(app, 'second.owner')]
    const keys: OpeningKey[] = [await ask(one, 'opening'), await ask(two, 'opening'), await ask(one, 'opening', `${PHONE}f`)]
    for (const part of ['mark', 'x', 'd'] as const) expect(new Set(keys.map((key) => key[part])).size).toBe(3)
  })

  it('stay the same when the password is changed', async () => {
    const person = await joinAndLogIn(app, 'new.password')
    const before = await ask(person, 'opening')
    expect((await post(app, '/api/account/prove/', { body: { password: person.password }, headers: as(person) })).status).toBe(200)
    expect((await post(app, '/api/account/password/', { body: { password: 'a kite over Old Dhaka' }, headers: as(person) })).status).toBe(200)
    expect(await ask(person, 'opening')).toEqual(before)
  })

  it('differ under another APP_SECRET, but the owner is still known by the mark', async () => {
    const person = await joinAndLogIn(app, 'another.secret')
    const asked = { secret: TEST_SECRET, user_id: person.id, phone_id: PHONE }
    const before = await openingKeyOf(app.database.db, asked)
    expect(before).toEqual(await ask(person, 'opening'))
    const after = await openingKeyOf(app.database.db, { ...asked, secret: `${TEST_SECRET}, changed` })
    expect([after.mark, after.d === before.d]).toEqual([before.mark, false])
  })

  it('are given to no client once the account is deleted, nor can they be made from what is left', async () => {
    const person = await joinAndLogIn(app, 'goes.away')
    await post(app, '/api/account/prove/', { body: { password: person.password }, headers: as(person) })
    expect((await post(app, '/api/account/delete/', { headers: as(person) })).status).toBe(200)
    expect(await ask(person, 'opening')).toMatchObject({ code: 'not-signed-in' })
    const { rows } = await app.database.pool.query('select phone_salt from users where id = $1', [person.id])
    expect(rows).toEqual([{ phone_salt: null }])
  })

  it.each(['short', 'with%20space-0123456789', 'x'.repeat(65)])('are refused for a phone called %s', async (phone) => {
    expect(await ask(await joinAndLogIn(app, `odd.${phone.length}`), 'sealing', phone)).toMatchObject({ status: expect.toSatisfy((status) => status >= 400) })
  })
})
