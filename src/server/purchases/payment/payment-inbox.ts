import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Notice } from '../../adapters/payment/payment.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { payment_attempts, payment_inbox } from '../../db/tables/payments.ts'
import { runLane } from '../concurrency/lane.ts'
import { type Pace, watchPace } from '../concurrency/pace.ts'
import { beginConfirming, isUndecided, lockPayment } from './attempts.ts'
import type { PaymentParts } from './payment-parts.ts'
import { type Settled, settle } from './settle.ts'

type Kind = (typeof payment_inbox.$inferInsert)['kind']
type Claim = Omit<Notice, 'mark'>

/** A message that the gateway has signed. @see `storeNotice` */
export interface Message {
  kind: Kind
  /** The body as it came. */
  form: string
  notice: Notice
}

/** A message on record. */
interface Stored {
  id: number
  /** What came of it already; null while nothing has. */
  outcome: string | null
}

/** The process that stores a message judges it; if it dies, others do so after this. */
const LEASE_SECONDS = 60
/** A message about an unknown attempt may be ahead of it, or of a backup that was restored. */
const KEPT_HOURS = 72
/** Of what is unsigned only the beginning is kept, and only a limited number. */
const UNSIGNED_LONGEST = 2000
const UNSIGNED_PER_HOUR = 200
const KEPT_DAYS = 14

/**
 * Stores what the gateway has signed, before it is judged. The same message again counts, and is the same one, however it is written: every
 * buyer has a signed message in hand, and could write it in any number of ways.
 */
export async function storeNotice(db: Pick<Database['db'], 'insert'>, { kind, form, notice }: Message): Promise<Stored> {
  const due_at = sql`now() + make_interval(secs => ${LEASE_SECONDS})`
  const [stored] = await db
    .insert(payment_inbox)
    .values({ kind, raw: withoutToken(form), tran_id: notice.tran_id, digest: digestOf(`signed ${kind}`, notice.mark), due_at })
    .onConflictDoUpdate({ target: payment_inbox.digest, set: { times: sql`${payment_inbox.times} + 1` } })
    .returning({ id: payment_inbox.id, outcome: payment_inbox.outcome })
  if (!stored) throw new TypeError('a message was not stored')
  return stored
}

/** Records what is unsigned. It is never judged; above two hundred in an hour it is not even kept. */
export async function storeUnsigned(db: Pick<Database['db'], 'execute'>, kind: Kind, text: string): Promise<void> {
  const outcome = kind === 'report' ? 'report' : 'bad-signature'
  await db.execute(sql`
    insert into payment_inbox (kind, raw, digest, outcome)
    select ${kind}, ${storable(text).slice(0, UNSIGNED_LONGEST)}, ${digestOf(kind, text)}, ${outcome}
    where (select count(*) from payment_inbox where received_at > now() - interval '1 hour' and outcome in ('bad-signature', 'report')) < ${UNSIGNED_PER_HOUR}
    on conflict (digest) do update set times = payment_inbox.times + 1`)
}

/** Drops a token of the card, which this service does not need. */
function withoutToken(form: string): string {
  const fields = new URLSearchParams(form)
  fields.delete('card_ref_id')
  return storable(fields.toString())
}

/** PostgreSQL keeps no NUL. */
const storable = (text: string) => text.replaceAll('\0', '\u{FFFD}')

/** @param what keeps the two apart: nothing unsigned must look like something signed that is still to come. */
const digestOf = (what: string, text: string): string => createHash('sha256').update(`${what}\n${text}`).digest('hex')

/**
 * Lets a signed message have its effect: a claim that money was paid is asked about, any other makes its purchase wait for the gateway's word,
 * and is asked about too. Gives what the gateway said.
 */
export async function judge(parts: PaymentParts, { id }: Pick<Stored, 'id'>, notice: Claim): Promise<Settled> {
  const { tran_id, val_id } = notice
  const isPaidSaid = notice.claimed === 'VALID'
  if (!isPaidSaid) await noteClaim(parts, notice)
  const said = await settle(parts, { tran_id, val_id: isPaidSaid ? val_id : undefined })
  if (isPaidSaid && (said === 'unknown' || said === 'pending')) await noteClaim(parts, notice)
  if (said === 'no-such-attempt' || said === 'unknown') await keepForLater(parts, id, { ...notice, said })
  else await parts.db.update(payment_inbox).set({ outcome: said, due_at: null }).where(eq(payment_inbox.id, id))
  return said
}

/** The background job asks about an open attempt from now on, no matter which process judges the message. */
const noteClaim = ({ db }: PaymentParts, { tran_id, claimed }: Claim): Promise<void> =>
  inTransaction(db, async (tx) => {
    const locked = await lockPayment(tx, tran_id)
    if (!locked || !isUndecided(locked.attempt)) return
    // A claim that was paid stands until the gateway has spoken: that another try failed takes nothing from it.
    const kept = locked.attempt.claimed === 'VALID' ? 'VALID' : claimed
    await tx.update(payment_attempts).set({ claimed: kept, check_at: sql`now()` }).where(eq(payment_attempts.id, locked.attempt.id))
    if (locked.purchase.state === 'paying') await beginConfirming(tx, locked.purchase, 'gateway')
  })

async function keepForLater({ db, log }: PaymentParts, id: number, { tran_id, claimed, said }: Claim & { said: Settled }): Promise<void> {
  const { tries, received_at } = payment_inbox
  const isOver = sql`${received_at} < now() - make_interval(hours => ${KEPT_HOURS})`
  const wait = sql`make_interval(mins => least(60, power(2, least(${tries}, 6)))::int)`
  const [kept] = await db
    .update(payment_inbox)
    .set({
      tries: sql`${tries} + 1`,
      due_at: sql`case when ${isOver} then null else now() + ${wait} end`,
      outcome: sql`case when ${isOver} then ${said}::text end`,
    })
    .where(eq(payment_inbox.id, id))
    .returning({ tries, outcome: payment_inbox.outcome })
  const facts = { tran_id, claimed }
  if (said === 'no-such-attempt' && kept?.tries === 1) log.error(facts, 'a message of the gateway is about an attempt that nobody knows')
  if (kept?.outcome) log.error({ ...facts, said }, 'a message of the gateway could not be judged in three days: staff have to look')
}

/** Messages that nothing has come of: those that still wait to be judged, and those that were given up. As the index has it. */
export const UNJUDGED = sql`(outcome is null or outcome in ('unknown', 'no-such-attempt'))`

/** What is due, and nothing else, is read. */
export const dueMessagesSql = (most = 1) => sql`select id from payment_inbox where due_at <= now() order by due_at limit ${most} for update skip locked`

/** Judges what its receiver could not. Several may do so at once: each takes what no other has. @throws {AggregateError} some could not be judged */
export function judgeDue(parts: PaymentParts, { payment, room }: Pace = watchPace(parts.payment)): Promise<void> {
  const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`
  return runLane({
    room,
    take: (most) =>
      parts.db
        .update(payment_inbox)
        .set({ due_at: lease })
        .where(sql`${payment_inbox.id} in (${dueMessagesSql(most)})`)
        .returning(),
    work: async ({ id, raw, tran_id }) => {
      const fields = new URLSearchParams(raw)
      // Its signature held when it came.
      await judge({ ...parts, payment }, { id }, { tran_id: tran_id ?? '', val_id: fields.get('val_id') || undefined, claimed: fields.get('status') ?? '' })
    },
  })
}

/** Forgets what is unsigned after two weeks. */
export async function tidyInbox(db: Pick<Database['db'], 'delete'>): Promise<void> {
  const isOld = sql`${payment_inbox.received_at} < now() - make_interval(days => ${KEPT_DAYS})`
  await db.delete(payment_inbox).where(and(isOld, inArray(payment_inbox.outcome, ['bad-signature', 'report'])))
}
