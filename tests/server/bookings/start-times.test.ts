import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { ask, asked, noonIn, refusal, step } from '#tests/support/server/nouns/bookings.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService } from '#tests/support/server/nouns/services.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let buyer: SignedInPerson
let seller: SignedInPerson
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `starter${people}`)
  seller = await joinAsSeller(app, `welder${people}`)
})
const seconds = (days: number) => noonIn(days).replace(':00.000Z', ':30.000Z')

describe('the start of a booking', () => {
  it('is a whole minute: seconds are refused where a time is asked for, offered or proposed', async () => {
    const { id } = await makeService(app.database.db, { seller: seller.id })
    const refused = await refusal(await ask(app, buyer, { over: { service: id, starts_at: seconds(3) } }))
    expect(refused).toMatchObject({ status: 400, code: 'bad-input', fields: { starts_at: 'not-a-time' } })
    const { number } = await asked(app, buyer, { service: id, starts_at: noonIn(3) })
    expect(await refusal(await step(app, seller, { of: number, to: 'propose', body: { starts_at: seconds(4) } }))).toMatchObject({ code: 'bad-input' })
    const { id: decided } = await makeService(app.database.db, { seller: seller.id, is_instant: false })
    const request = await asked(app, buyer, { service: decided, starts_at: noonIn(5) })
    expect(await refusal(await step(app, seller, { of: request.number, to: 'offer', body: { starts_at: seconds(6) } }))).toMatchObject({ code: 'bad-input' })
  })

  it('is the same time with whatever offset it is written', async () => {
    const { id } = await makeService(app.database.db, { seller: seller.id })
    const { number, starts_at } = await asked(app, buyer, { service: id, starts_at: noonIn(3).replace('T06:00:00.000Z', 'T12:00:00+06:00') })
    expect(starts_at).toBe(noonIn(3))
    const again = await step(app, seller, { of: number, to: 'propose', body: { starts_at: noonIn(3).replace('T06:00:00.000Z', 'T12:00:00+06:00') } })
    expect(await refusal(again)).toMatchObject({ code: 'bad-input', fields: { starts_at: 'does-not-fit' } })
  })

  it('of a day that is in no calendar is refused, not failed on', async () => {
    const { id } = await makeService(app.database.db, { seller: seller.id })
    const response = await ask(app, buyer, { over: { service: id, starts_at: '2027-02-31T06:00:00.000Z' } })
    expect(response.status).toBeLessThan(500)
  })
})

describe('an offer', () => {
  it('of more than can be paid online in one piece is refused', async () => {
    const { id } = await makeService(app.database.db, { seller: seller.id, is_instant: false, payment: 'online' })
    const { number } = await asked(app, buyer, { service: id, starts_at: noonIn(3) })
    const refused = await refusal(await step(app, seller, { of: number, to: 'offer', body: { starts_at: null, price: 500_000 } }))
    expect(refused).toMatchObject({ code: 'bad-input', fields: { price: 'too-large' } })
  })
})

describe('a proposed time', () => {
  it('that has begun meanwhile is not agreed to', async () => {
    const { id } = await makeService(app.database.db, { seller: seller.id })
    const { number } = await asked(app, buyer, { service: id, starts_at: noonIn(5) })
    expect((await step(app, seller, { of: number, to: 'propose', body: { starts_at: noonIn(2) } })).status).toBe(200)
    // The background job that ends proposals has not run yet.
    const past = `update bookings set proposed_starts_at = now() - interval '1 minute', proposed_ends_at = now() + interval '59 minutes', proposed_until = now() - interval '1 minute' where number = $1`
    await app.database.pool.query(past, [number])
    expect(await refusal(await step(app, buyer, { of: number, to: 'agree' }))).toMatchObject({ code: 'bad-state' })
  })
})
