import { beforeEach, describe, expect, it } from 'vitest'
import type { Email } from '#server/adapters/mail/mail.ts'
import { sendEmails } from '#server/features/events/tickets/send-emails.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { textOfQr } from '#tests/support/read-qr.ts'
import { TEST_ORIGIN } from '#tests/support/server/app.ts'
import { QUIET_LOG, tellNow } from '#tests/support/server/notices.ts'
import { handlersOf } from '#tests/support/server/orders/handlers.ts'
import { buyTickets } from '#tests/support/server/orders/paid-order.ts'
import { heldOrder, opened, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
let sent: Email[]
beforeEach(async () => {
  sent = []
  await app.database.pool.query('update purchase_tasks set due_at = null, done_at = now() where due_at is not null')
  buyer = await joinAndLogIn(app, `payer${joined++}`)
})

/** What the background jobs of the server do after an order has changed. */
async function tell(): Promise<void> {
  const deliver = async (letter: Email) => void sent.push(letter)
  await sendEmails({ db: app.database.db, deliver, admit: async () => true, origin: TEST_ORIGIN, now: Date.now, log: QUIET_LOG })
  await tellNow(app)
}
const callOff = ({ event_order_id }: { event_order_id: string }) =>
  refundPurchase({ db: app.database.db, handlers: handlersOf(app) }, event_order_id, 'the artist is ill')
/** Until the gateway has said that the money is back. */
async function giveBack(id: number): Promise<void> {
  await app.reconcile()
  await passMinutes(app, id, 5)
  await app.reconcile()
}
interface Notice {
  id: number
  kind: string
  is_read: boolean
}
const notices = async (): Promise<Notice[]> => (await app.request('/api/notice/', { headers: as(buyer) })).json()

/** Two pages of one order, and a payment on the first; the other page can still be paid on. */
async function paidOnce() {
  const { order } = await heldOrder(app, buyer)
  await app.database.pool.query(`update purchases set language = 'en' where id = $1`, [order.id])
  const first = await opened(app, buyer, order)
  await passMinutes(app, order.id, 16)
  const second = await opened(app, buyer, order)
  await payAndTell(app, first)
  return { order, second }
}

describe('answers', () => {
  it('what was paid with the tickets and the total, in the language of the order', async () => {
    const { order, tickets } = await buyTickets(app, buyer, { paid: true, quantity: 2, event: { title: 'Baul night' }, over: { language: 'en' } })
    await tell()
    const [letter] = sent
    expect(sent.map(({ to, language, subject }) => [to, language, subject])).toEqual([[order.email, 'en', 'Your tickets: Baul night']])
    for (const words of [letter?.text, letter?.html])
      for (const word of ['Total paid', 'BDT 260', 'Ticket 2 of 2', order.event_order_id]) expect(words).toContain(word)
    const pictures = (letter?.attachments ?? []).filter(({ cid }) => cid)
    expect(await Promise.all(pictures.map(({ bytes }) => textOfQr(bytes)))).toEqual(tickets.map(({ qr }) => qr))
    expect((await notices()).map(({ kind }) => kind)).toEqual(['paid'])
  })

  it('in Bangla with Bangla digits', async () => {
    await buyTickets(app, buyer, { paid: true, quantity: 2, event: { title: 'বাউল গানের আসর' }, over: { language: 'bn', full_name: 'নাসরিন আক্তার' } })
    await tell()
    expect(sent.map(({ language, subject }) => [language, subject])).toEqual([['bn', 'আপনার টিকিট: বাউল গানের আসর']])
    for (const words of [sent[0]?.text, sent[0]?.html]) for (const word of ['মোট পেমেন্ট', '৳২৬০', 'টিকিট ২/২']) expect(words).toContain(word)
  })

  it('an order that was called off, at once and when its money has gone', async () => {
    const { order } = await buyTickets(app, buyer, { paid: true, quantity: 2, event: { title: 'Baul night' }, over: { language: 'en' } })
    await tell()
    await callOff(order)
    await tell()
    await tell()
    expect(sent.map(({ subject }) => subject)).toEqual(['Your tickets: Baul night', 'Your order was cancelled: Baul night'])
    expect(sent[1]?.text).toContain('BDT 260 will be refunded to the card or wallet you paid with')
    // What staff note is for the record.
    expect(sent[1]?.text).not.toContain('>')
    await giveBack(order.id)
    await tell()
    await tell()
    expect(sent.map(({ subject }) => subject).slice(2)).toEqual(['Your refund is on its way: Baul night'])
    expect(sent[2]?.text).toContain('BDT 260 for “Baul night” has been refunded.\n\nThe order was cancelled. Its tickets are no longer valid.')
    expect((await notices()).map(({ kind }) => kind)).toEqual(['refunded', 'called-off', 'paid'])
  })

  it('an order that cost nothing and was called off, without a word of money', async () => {
    const { order } = await buyTickets(app, buyer, { event: { title: 'Baul night' }, over: { language: 'en' } })
    await callOff(order)
    await tell()
    expect(sent.map(({ subject }) => subject)).toEqual(['Your order was cancelled: Baul night'])
    expect(sent[0]?.text).toContain('It was free, so there is nothing to refund.')
    expect(sent[0]?.text).not.toContain('BDT')
    expect((await notices()).map(({ kind }) => kind)).toEqual(['called-off'])
  })
})

describe('guards', () => {
  it('a buyer’s news of refunds: two refunds are told of twice, each with its own amount', async () => {
    const { order, second } = await paidOnce()
    await payAndTell(app, second)
    await giveBack(order.id)
    await tell()
    const refunds = () => sent.filter(({ subject }) => subject.startsWith('Your refund'))
    expect(refunds().map(({ text }) => text)).toEqual([expect.stringMatching(/^.*\n\nBDT 260 for .*\n\nThis order was paid twice\. Your tickets stay valid\./)])
    const [before] = (await notices()).filter(({ kind }) => kind === 'refunded')
    await app.request('/api/notice/read/', {
      method: 'POST',
      body: JSON.stringify({ up_to: before?.id }),
      headers: { ...as(buyer), 'content-type': 'application/json', origin: TEST_ORIGIN },
    })
    await callOff(order)
    await giveBack(order.id)
    await tell()
    await tell()
    expect(refunds().map(({ text }) => text)).toEqual([
      expect.anything(),
      expect.stringMatching(/^.*\n\nBDT 260 for .*\n\nThe order was cancelled\. Its tickets are no longer valid\./),
    ])
    const after = (await notices()).filter(({ kind }) => kind === 'refunded')
    expect(after.map(({ is_read }) => is_read)).toEqual([false])
    expect(after[0]?.id).toBeGreaterThan(before?.id ?? 0)
  })

  it('a buyer against two e-mails at once: refunds made before the buyer is told are in one e-mail', async () => {
    const { order, second } = await paidOnce()
    await payAndTell(app, second)
    await callOff(order)
    await giveBack(order.id)
    await tell()
    const texts = sent.filter(({ subject }) => subject.startsWith('Your refund')).map(({ text }) => text)
    expect(texts).toEqual([expect.stringMatching(/^.*\n\nBDT 520 for .*\n\nThe order was cancelled\./)])
    expect((await notices()).filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  })

  it('a buyer against tickets that are said to be valid: a second payment of an order that was called off', async () => {
    const { order, second } = await paidOnce()
    await callOff(order)
    await giveBack(order.id)
    await tell()
    await payAndTell(app, second)
    await giveBack(order.id)
    await tell()
    expect(sent.at(-1)?.text).toMatch(/^.*\n\nBDT 260 for .*\n\nThis was a second payment for the same order\./)
    expect(sent.filter(({ subject }) => subject.startsWith('Your refund'))).toHaveLength(2)
  })
})
