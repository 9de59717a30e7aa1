import { describe, expect, it } from 'vitest'
import { isHolder, type TicketPublicKey, verifyTicket } from '#device/gate/ticket-check.ts'
import { qrBy } from '#server/adapters/ticket-qr.ts'
import { openTicketSigner } from '#server/features/events/tickets/open-ticket-signer.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const SECRET = 'a secret of the tests, at least 32 bytes'
const OTHER = 'another secret, of at least 32 bytes too'
const database = useDatabase()
const TICKET = { id: 41, event: 7, event_ticket: 12, code: '7K3M9Q2X', holder_name: 'নাসরিন আক্তার' }
const keys = async (): Promise<TicketPublicKey[]> =>
  (await database.pool.query('select kid, x, y from ticket_keys order by kid')).rows.map((row) => ({ ...row, kty: 'EC', crv: 'P-256' }))
const currentKids = async () => (await database.pool.query('select kid from ticket_keys where is_current')).rows.map(({ kid }) => kid)
const open = (secret = SECRET) => openTicketSigner(database, secret)

describe('answers', () => {
  it('with one key, however many processes start at once', async () => {
    const signers = await Promise.all(Array.from({ length: 6 }, () => open()))
    expect(signers.map(({ kid }) => kid)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await keys()).toHaveLength(1)
  })

  it('with tickets that verify with the list of public keys alone', async () => {
    const claim = await verifyTicket(qrBy(await open())(TICKET), await keys())
    expect(claim).toMatchObject({ kid: 0, ticket: 41, event: 7, event_ticket: 12, code: '7K3M9Q2X' })
    expect(await Promise.all(['নাসরিন  আক্তার', 'নাসরিন', ''].map((name) => isHolder(claim ?? { holder: new Uint8Array() }, name)))).toEqual([true, false, false])
  })

  it('a new secret with a new key, while what the old one signed still verifies', async () => {
    const before = qrBy(await open())(TICKET)
    const { kid } = await open(OTHER)
    expect([kid, await currentKids()]).toEqual([1, [1]])
    expect(await verifyTicket(before, await keys())).toMatchObject({ kid: 0 })
    expect(await verifyTicket(qrBy(await open(OTHER))(TICKET), await keys())).toMatchObject({ kid: 1 })
  })

  it('the former secret with its former key: going back and forth uses up no numbers', async () => {
    expect([(await open()).kid, await currentKids()]).toEqual([0, [0]])
    expect([(await open(OTHER)).kid, await currentKids()]).toEqual([1, [1]])
    expect(await keys()).toHaveLength(2)
  })
})

describe('guards', () => {
  it('a ticket against every flipped bit', async () => {
    const text = qrBy(await open())(TICKET)
    const known = await keys()
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const flipped = [...text].flatMap((character, at) =>
      [1, 2, 4, 8, 16].map((bit) => text.slice(0, at) + alphabet[alphabet.indexOf(character) ^ bit] + text.slice(at + 1)),
    )
    const claims = await Promise.all(flipped.map((one) => verifyTicket(one, known)))
    expect(claims.filter(Boolean)).toEqual([])
  })

  it('against a key that is not the one it names', async () => {
    const known = await keys()
    const swapped = known.map((key) => ({ ...key, kid: 1 - key.kid }))
    expect(await verifyTicket(qrBy(await open())(TICKET), swapped)).toBeUndefined()
    expect(await verifyTicket(qrBy(await open())(TICKET), [])).toBeUndefined()
  })

  it('the private half: it lies there sealed, and opens beside no other public half', async () => {
    const { rows } = await database.pool.query('select x, sealed from ticket_keys where kid = 0')
    expect(Buffer.from(rows[0].sealed, 'base64url').toString('latin1')).not.toContain(Buffer.from(rows[0].x, 'base64url').toString('latin1'))
    await database.pool.query(`update ticket_keys set sealed = (select sealed from ticket_keys where kid = 1) where kid = 0`)
    expect((await open()).kid).toBe(2)
  })

  it('against a 257th key, which no code could name', async () => {
    await database.pool.query('update ticket_keys set kid = 255 where kid = 2')
    await expect(open('a third secret, of at least 32 bytes too')).rejects.toThrow('every number of a ticket key is taken')
  })
})
