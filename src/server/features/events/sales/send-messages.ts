import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { CannotDeliver, type Deliver } from '../../../adapters/mail/mail.ts'
import { mailFault } from '../../../adapters/mail/mail-queue.ts'
import { type AdmitEmail, emailRecipient } from '../../../db/accounts/email-recipients.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { MOST_TRIES, pauseMinutes } from '../../../db/retry-pauses.ts'
import { buyers, users } from '../../../db/tables/accounts.ts'
import { events } from '../../../db/tables/events.ts'
import { event_message_orders, event_messages } from '../../../db/tables/messages.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { messageEmail } from './emails/message-email.ts'

const EVERY_MS = 3000
const NOTICES_AT_ONCE = 200
const LETTERS_AT_ONCE = 10
/** An e-mail goes over the network while its row is held: longer than a transaction may idle otherwise. */
const LONGEST_SECONDS = 60

interface MessageBringing {
  db: Database['db']
  /** Brings one e-mail on its way and says whether that worked. */
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  /** Decides about an e-mail to an address that the buyer has not proved. */
  admit: AdmitEmail
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/**
 * One round: a buyer whom a seller has written to is told in the app and on phones, and gets an e-mail. Each order once, except for an e-mail
 * when this process dies after it was sent and before that is written down. Several processes may do so at once. An e-mail that fails is
 * tried again later, as `takePurchaseTasks` does; the notice is there by then. @returns whether there is more.
 */
export async function bringMessages(parts: MessageBringing): Promise<boolean> {
  await leaveNotices(parts.db)
  for (let brought = 0; brought < LETTERS_AT_ONCE; brought++) if (!(await bringOne(parts))) return false
  return true
}

/** Brings what is due every three seconds until it is stopped. Gives what stops it, which resolves when no e-mail is under way. */
export const startSendingMessages = (parts: MessageBringing): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => bringMessages(parts), fault: 'what sellers wrote could not be brought', log: parts.log })

/** In one statement, so that no buyer is told on one phone and not on the other. A buyer who was told already is left out. */
async function leaveNotices(db: Database['db']): Promise<void> {
  await db.execute(sql`
    with due as (
      select d.message, d.purchase, u.id as user_id from event_message_orders d
      join purchases o on o.id = d.purchase join buyers b on b.id = o.buyer join users u on u.id = b.user_id and u.deleted_at is null
      where d.due_at <= now() and not exists (select from notices n where n.purchase = d.purchase and n.message = d.message)
      order by d.due_at limit ${NOTICES_AT_ONCE}),
    told as (
      insert into notices (user_id, kind, purchase, message) select user_id, 'message', purchase, message from due
      on conflict do nothing returning id, user_id)
    insert into push_messages (notice, subscription)
    select told.id, s.id from told join push_subscriptions s on s.user_id = told.user_id for key share of s`)
}

type Held = NonNullable<Awaited<ReturnType<typeof holdNext>>>

/** Says whether there was one. */
async function bringOne(parts: MessageBringing): Promise<boolean> {
  let held: Held | undefined
  try {
    return await parts.db.transaction(async (tx) => {
      held = await holdNext(tx)
      if (!held) return false
      await sendLetter(parts, tx, held)
      await tx.update(event_message_orders).set({ due_at: null, done_at: sql`now()` }).where(isRow(held))
      return true
    })
  } catch (error) {
    // Nothing was held yet: the database itself is the matter.
    if (!held) throw error
    await postpone(parts, held, error)
    return true
  }
}

async function holdNext(tx: Tx) {
  const { message, purchase, tries, due_at } = event_message_orders
  const [held] = await tx
    .select({ message, purchase, tries })
    .from(event_message_orders)
    .where(and(isNotNull(due_at), lte(due_at, sql`now()`)))
    .orderBy(asc(due_at), asc(message), asc(purchase))
    .limit(1)
    .for('update', { skipLocked: true })
  if (held) await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LONGEST_SECONDS}s'`))
  return held
}

const isRow = ({ message, purchase }: Pick<Held, 'message' | 'purchase'>) =>
  and(eq(event_message_orders.message, message), eq(event_message_orders.purchase, purchase))

/** An e-mail that the mail server refuses for good is not tried again; the log says so, and not whose it was. */
async function sendLetter({ admit, deliver, origin, log }: MessageBringing, tx: Tx, { message, purchase }: Held): Promise<void> {
  const order = await readReader(tx, { message, purchase })
  if (!order || order.email === '') return
  const to = await emailRecipient(admit, order)
  if (to === null) return log.warn({ message, order: purchase }, 'a letter about an order that cost nothing was left: there are too many')
  try {
    await deliver(messageEmail(order, { to, origin }))
  } catch (error) {
    // Without its cause, which repeats the address.
    if (!(error instanceof CannotDeliver)) throw new Error(`the mail server did not take it: ${mailFault(error)}`)
    log.warn({ message, order: purchase }, 'a letter with what a seller wrote was refused by the mail server')
  }
}

async function readReader(tx: Tx, { message, purchase }: Pick<Held, 'message' | 'purchase'>) {
  const { number, full_name, email, buyer, language, final_price } = purchases
  const own_email = sql<string | null>`case when ${users.email_verified_at} is not null then ${users.email} end`
  const [order] = await tx
    .select({ event_order_id: number, full_name, email, buyer, language, final_price, own_email, title: events.title, text: event_messages.text })
    .from(purchases)
    .innerJoin(event_messages, eq(event_messages.id, message))
    .innerJoin(events, eq(events.id, event_messages.event))
    .innerJoin(buyers, eq(buyers.id, buyer))
    .innerJoin(users, eq(users.id, buyers.user_id))
    .where(eq(purchases.id, purchase))
  return order
}

/** In a statement of its own, since the transaction is gone. A process that has counted a try meanwhile has recorded it already. */
async function postpone({ db, log }: MessageBringing, held: Held, error: unknown): Promise<void> {
  const { message, purchase, tries } = held
  const isGivenUp = tries + 1 >= MOST_TRIES
  const facts = { message, order: purchase, tries: tries + 1, error: errorFacts(error) }
  if (isGivenUp) log.error(facts, 'a letter with what a seller wrote could not be sent, and will not be')
  else log.warn(facts, 'a letter with what a seller wrote could not be sent yet')
  // The notice was left long ago.
  const next = isGivenUp ? { due_at: null, done_at: sql`now()` } : { due_at: sql`now() + make_interval(mins => ${pauseMinutes(tries)})` }
  await db
    .update(event_message_orders)
    .set({ tries: tries + 1, ...next })
    .where(and(isRow(held), eq(event_message_orders.tries, tries), isNotNull(event_message_orders.due_at)))
}
