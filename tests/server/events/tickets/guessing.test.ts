import { describe, expect, it } from 'vitest'
import { openerOfTickets } from '#server/features/events/tickets/open-passed-ticket.ts'
import { useApp } from '#tests/support/server/app.ts'
import { buyTickets, makeSecret, pass } from '#tests/support/server/orders/paid-order.ts'
import { joinAndLogIn } from '#tests/support/server/people.ts'

const app = useApp()
const HERE = '203.0.113.7'
const THERE = '203.0.113.8'
const codeOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: { code?: string }) => error.code,
  )

describe('guards', () => {
  it('links against being guessed: after sixty misses an address waits, and no other', async () => {
    const buyer = await joinAndLogIn(app, 'guessed')
    const { tickets } = await buyTickets(app, buyer)
    const { secret, secret_hash } = makeSecret()
    await pass(app, buyer, { id: tickets[0]?.id ?? 0, holder_name: 'Rahim', secret_hash })
    const open = openerOfTickets(true)
    const ask = (text: string, address: string) => codeOf(open(app.database.db, { secret: text, address }))
    const misses: unknown[] = []
    for (let n = 0; n < 60; n++) misses.push(await ask(makeSecret().secret, HERE))
    expect(new Set(misses)).toEqual(new Set(['link-expired']))
    expect([await ask(makeSecret().secret, HERE), await ask(secret, HERE), await ask(secret, THERE)]).toEqual([
      'too-many-requests',
      'too-many-requests',
      'opened',
    ])
  })

  it('without counting the tickets that a visitor may open', async () => {
    const buyer = await joinAndLogIn(app, 'counted')
    const { tickets } = await buyTickets(app, buyer)
    const { secret, secret_hash } = makeSecret()
    await pass(app, buyer, { id: tickets[0]?.id ?? 0, holder_name: 'Rahim', secret_hash })
    const open = openerOfTickets(true)
    const answers: unknown[] = []
    for (let n = 0; n < 70; n++) answers.push(await codeOf(open(app.database.db, { secret, address: HERE })))
    expect(new Set(answers)).toEqual(new Set(['opened']))
  })
})
