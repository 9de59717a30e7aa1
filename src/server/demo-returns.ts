import { eq } from 'drizzle-orm'
import type { Tx } from './db/connection/in-transaction.ts'
import type { ComplaintSketch } from './db/seed/market/goods-sales.ts'
import { shop_returns } from './db/tables/shop-returns.ts'
import { agree, decline } from './features/shop/returns/answer-return.ts'
import { confirm, escalate, noteRefund, receive, sendBack, sendReplacement, withdraw } from './features/shop/returns/carry-return.ts'
import { createReturn } from './features/shop/returns/create-return.ts'

interface Complained {
  /** Of the order, and its line. */
  number: string
  line: number
  /** User ids. */
  buyer: number
  seller: number
}

/** Has a buyer of the demo market complain, and both sides do what follows. @returns the complaint, and how many days ago it was made */
export async function complainDemo(tx: Tx, sketch: ComplaintSketch, { number: order, line, buyer, seller }: Complained): Promise<{ id: number; days: number }> {
  const { why, wish = 'refund', text, answer, steps = [] } = sketch
  const form = { order, why, wish, text, lines: [{ id: line, quantity: 1 }], amount: undefined, is_unused: why === 'changed-mind' ? true : undefined }
  const { number } = await createReturn(tx, buyer, { ...form, pictures: [] })
  const [made] = await tx.select().from(shop_returns).where(eq(shop_returns.number, number))
  if (!made) throw new TypeError('a complaint was not written')
  const [mine, theirs] = [
    { user_id: seller, number },
    { user_id: buyer, number },
  ]
  if (answer && !answer.agrees) await decline(tx, mine, { reason: answer.reason ?? 'other', answer: answer.text })
  if (answer?.agrees) {
    const how = { goes_back: answer.goes_back ?? false, answer: answer.text }
    await agree(tx, mine, wish === 'replacement' ? { remedy: 'replacement', ...how } : { remedy: 'refund', amount: made.asked_amount ?? 1, ...how })
  }
  const parcel = { courier: 'Sundarban', tracking: `SB-${number.slice(0, 6)}` }
  for (const step of steps) {
    if (step === 'send_back') await sendBack(tx, theirs, parcel)
    if (step === 'receive') await receive(tx, mine, { is_whole: true })
    if (step === 'refund_sent') await noteRefund(tx, mine, { reference: `bKash ${number.slice(0, 8)}` })
    if (step === 'send_replacement') await sendReplacement(tx, mine, parcel)
    if (step === 'confirm') await confirm(tx, theirs)
    if (step === 'withdraw') await withdraw(tx, theirs)
    if (step === 'escalate') await escalate(tx, theirs, { text: 'Please look at both sides.' })
  }
  return { id: made.id, days: sketch.days }
}
