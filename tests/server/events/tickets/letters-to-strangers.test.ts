import { beforeEach, describe, expect, it } from 'vitest'
import { limitEmails } from '#server/features/events/tickets/limit-emails.ts'
import { sendEmails } from '#server/features/events/tickets/send-emails.ts'
import { TEST_ORIGIN } from '#tests/support/server/app.ts'
import { buyTickets } from '#tests/support/server/orders/paid-order.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let people = 0
let sent: string[]
beforeEach(async () => {
  sent = []
  await app.database.pool.query('delete from purchase_tasks')
})
const somebody = () => joinAndLogIn(app, `writer${people++}`)
const quiet = { warn: () => undefined, error: () => undefined }
const send = () =>
  sendEmails({
    db: app.database.db,
    deliver: async ({ to }) => void sent.push(to),
    admit: limitEmails(app.database),
    origin: TEST_ORIGIN,
    now: Date.now,
    log: quiet,
  })
const prove = ({ id }: SignedInPerson) => app.database.pool.query('update users set email_verified_at = now() where id = $1', [id])
const order = (buyer: SignedInPerson, email: string, paid = false) => buyTickets(app, buyer, { over: { email }, paid: paid as false })

describe('guards', () => {
  it('strangers against e-mails that cost nothing: five a day of one account, then it gets them itself', async () => {
    const buyer = await somebody()
    await prove(buyer)
    for (let n = 0; n < 7; n++) await order(buyer, `stranger${n}@else.example`)
    await send()
    expect(sent).toEqual([...Array.from({ length: 5 }, (_, n) => `stranger${n}@else.example`), buyer.email, buyer.email])
  })

  it('an address against e-mails of many accounts, however it is spelled', async () => {
    for (let n = 0; n < 7; n++) await order(await somebody(), n % 2 ? `Victim+${n}@else.example` : 'victim@else.example')
    await send()
    expect(sent.map((to) => to.toLowerCase().replace(/\+\d/, ''))).toEqual(Array.from({ length: 5 }, () => 'victim@else.example'))
  })

  it('strangers only: a buyer’s own e-mails and those of paid orders have no limit', async () => {
    const buyer = await somebody()
    await prove(buyer)
    for (let n = 0; n < 7; n++) await order(buyer, n === 6 ? buyer.email.toUpperCase() : buyer.email)
    for (let n = 0; n < 2; n++) await order(buyer, `friend${n}@else.example`, true)
    await send()
    expect(sent.filter((to) => to.toLowerCase() === buyer.email)).toHaveLength(7)
    expect(sent.slice(7)).toEqual(['friend0@else.example', 'friend1@else.example'])
    expect(await app.database.pool.query(`select key from rate_limits where key like 'free-letter:of%' and key like '% ${buyer.id}'`)).toMatchObject({
      rowCount: 0,
    })
  })
})
