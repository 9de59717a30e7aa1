import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { upperCase } from '#contract/core/one-form.ts'
import { phoneNumber } from '#contract/core/phone-number.ts'
import { canon, foldDigits } from '#contract/core/text.ts'
import { MOST_FOUND } from '#contract/desk/order-queues.ts'
import type { searchDeskOrders as contract, DeskOrderRow } from '#contract/desk/orders.ts'
import type { Database } from '../../db/connection/open.ts'
import { ROW, rowOf } from './order-queues.ts'

/** What is shorter is in too many numbers and names to mean one. */
const FEWEST_DIGITS = 4
const FEWEST_LETTERS = 2
/** Digits that are in more numbers than this mean none. */
const MOST_PHONES = 1000

/**
 * Orders by what staff have in hand, the latest first: the number of an order, a transaction id of ours or of the payment provider, the name of a refund, a
 * phone number or four digits of it, in any form and with either digits, or words of the buyer's name.
 */
export async function searchDeskOrders(db: Pick<Database['db'], 'execute'>, q: string): Promise<AnswerOf<typeof contract>> {
  const found = [...byNames(q), ...byPhone(q), ...byBuyer(q)]
  if (found.length === 0) return { results: [], is_cut: false }
  // Cut to the latest before anything is read of them: how many a word fits cannot be told ahead, and the whole table would be read for it.
  const latest = sql`select id from (${sql.join(found, sql` union `)}) found (id) order by id desc limit ${MOST_FOUND + 1}`
  const { rows } = await db.execute<DeskOrderRow & Record<string, unknown>>(sql`
    select w.name, ${ROW} from (
      select number as name, final_price * 100 as paisa, id as purchase, created_at as since from purchases where id = any(array(${latest}))) w
    join purchases p on p.id = w.purchase left join events e on e.id = p.event
    order by p.id desc`)
  return { results: rows.slice(0, MOST_FOUND).map(rowOf), is_cut: rows.length > MOST_FOUND }
}

/** By what is a name in full: each is found by an index. */
function byNames(q: string): SQL[] {
  const name = foldDigits(q).replace(/[\s#]/g, '')
  if (name.length < FEWEST_DIGITS) return []
  const both = sql`(${name}, ${upperCase(name)})`
  return [
    sql`select id from purchases where number = ${upperCase(name)}`,
    sql`select purchase from payment_attempts where tran_id in ${both}`,
    sql`select purchase from payment_attempts where val_id in ${both}`,
    sql`select purchase from payment_attempts where bank_tran_id in ${both}`,
    sql`select a.purchase from refunds r join payment_attempts a on a.id = r.attempt where r.refund_trans_id in ${both}`,
  ]
}

function byPhone(q: string): SQL[] {
  const whole = phoneNumber(q)
  if (whole !== undefined) return [sql`select id from purchases where phone_number = ${whole}`]
  const digits = canon(q)
    .replace(/[\s().+-]/g, '')
    .replace(/^00/, '')
  if (digits.length < FEWEST_DIGITS || !/^\d+$/.test(digits)) return []
  // Numbers are read in their index alone, which is a small part of the table.
  const phones = sql`select phone_number from purchases where strpos(phone_number, ${digits}) > 0 limit ${MOST_PHONES}`
  return [sql`select id from purchases where phone_number = any(array(${phones}))`]
}

/** Every word begins a word of the name. */
function byBuyer(q: string): SQL[] {
  const words = canon(q)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word))
  if (words.join('').length < FEWEST_LETTERS) return []
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return [sql`select id from purchases where to_tsvector('simple', full_name) @@ to_tsquery('simple', ${query})`]
}
