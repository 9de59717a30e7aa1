import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { passHolds } from '#tests/support/server/ledger/pass-holds.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { askFor, payoutAccount, soldTickets } from '#tests/support/server/nouns/wallet.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let joined = 0
let seller: SignedInPerson
beforeEach(async () => {
  joined += 1
  seller = await joinAsSeller(app, `keeper${joined}`)
})

describe('accounts for money', () => {
  it.each([
    [{ way: 'bank', holder: 'Rahima', number: '12 3456-7890', bank: 'Sonali', branch: 'Savar', routing: '০১২৩৪৫৬৭৮' }, '7890'],
    [{ way: 'nagad', holder: 'রহিমা', number: '০১৭১২৩৪৫৬৭৮' }, '5678'],
  ])('are read however their digits are written, sealed, and told by their last digits alone', async (body, masked) => {
    const account = await payoutAccount(app, seller, { body, isNew: true })
    expect(account.masked).toBe(masked)
    expect(Date.parse(account.usable_at)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    const { rows } = await app.database.pool.query('select sealed from payout_accounts where id = $1', [account.id])
    expect(rows[0].sealed).not.toContain('Rahima')
  })

  it.each([
    { way: 'bkash', holder: 'Rahima', number: '12345' },
    { way: 'bkash', holder: '', number: '01712345678' },
    { way: 'bank', holder: 'Rahima', number: '1234567890', bank: 'Sonali', branch: 'Savar', routing: '12345678' },
    { way: 'bank', holder: 'Rahima', number: 'one', bank: 'Sonali', branch: 'Savar', routing: '123456789' },
    { way: 'paypal', holder: 'Rahima', number: '01712345678' },
  ])('refuse what is none: %o', async (body) => {
    expect((await send(app, seller, { path: '/api/wallet/accounts/', body })).status).toBe(400)
  })

  it('are five at most, and one that is removed can be used no more', async () => {
    const made = []
    for (let n = 0; n < 5; n++) made.push(await payoutAccount(app, seller))
    expect(await (await send(app, seller, { path: '/api/wallet/accounts/', body: { way: 'bkash', holder: 'R', number: '01712345678' } })).json()).toMatchObject(
      {
        status: 400,
        fields: { way: 'too-many' },
      },
    )
    const drop = (id: number, who = seller) =>
      app.request(`/api/wallet/accounts/${id}/`, { method: 'DELETE', headers: { ...as(who), 'idempotency-key': randomUUID() } })
    expect((await drop(made[0]?.id ?? 0, await joinAsSeller(app, `stranger${joined}`))).status).toBe(404)
    expect((await drop(made[0]?.id ?? 0)).status).toBe(200)
    const { rows } = await app.database.pool.query('select kind from security_events where user_id = $1 order by id desc limit 1', [seller.id])
    expect(rows).toEqual([{ kind: 'payout-account-removed' }])
    await soldTickets(app, { seller, buyer: await joinAndLogIn(app, `guest${joined}`), price: 1000 })
    await passHolds(app)
    expect((await askFor(app, seller, { account: made[0]?.id ?? 0, taka: 500 })).status).toBe(404)
  })
})
