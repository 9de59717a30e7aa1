import { createHash, randomBytes } from 'node:crypto'
import { sessions } from '#server/db/tables/accounts.ts'
import { gate_passes } from '#server/db/tables/gate.ts'
import { coupons } from '#server/db/tables/purchases.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'
import { accessTokens } from '#server/http/sessions/access-token.ts'
import { randomNumber } from '#server/purchases/purchase-numbers.ts'
import { TEST_SECRET, type TestApp } from '../app.ts'
import { makeEvent, makeTicket } from '../nouns/events.ts'
import { fillGallery } from '../nouns/galleries.ts'
import { type JobBranch, makeJob, makeJobBranch } from '../nouns/jobs.ts'
import { makeLicence } from '../nouns/licences.ts'
import { type Chain, makeChain } from '../nouns/posting.ts'
import { join } from '../people.ts'
import { makeAddress } from './six-addresses.ts'
import { type Magazine, makeMagazine } from './six-authors.ts'
import { type BookingsOf, makeBookingsOf } from './six-bookings.ts'
import { type Chats, makeChats } from './six-chats.ts'
import { makeDaybook } from './six-daybooks.ts'
import { makeParcels, type Parcels } from './six-parcels.ts'
import { makePosting, type Posting } from './six-posts.ts'
import { makeProfile, type Profile } from './six-profiles.ts'
import { makeTalk, type Talk } from './six-readers.ts'
import { makeReviewing, type Reviewing } from './six-reviewers.ts'
import { makeApplication, makeSeeking, type Seeking } from './six-seekers.ts'
import { makeOffers, type Offers } from './six-services.ts'
import { makeShelf, type Shelf } from './six-shelves.ts'
import { makeWallets, type Wallets } from './six-wallets.ts'

/** All kinds of people there is a rule for. The visitor has an account too, but has not signed in. */
export const PEOPLE = ['visitor', 'buyerB', 'sellerA', 'sellerB', 'staff', 'buyerA'] as const
export type Who = (typeof PEOPLE)[number]

export interface SomeOne {
  id: number
  username: string
  email: string
  slug: string | undefined
  /** Undefined: not signed in. */
  access: string | undefined
  /** Of another device that is signed in. */
  otherSession: string
  /** Undefined: sells nothing. */
  event: number | undefined
  /** Of that event: a kind of ticket, a promo code, a film of the gallery, a gate and its secret; and categories that fit. */
  desk: { kind: number; coupon: number; item: number; gate: number; secret: string; sale: string; chain: Chain }
  /** A job of theirs that is open and an application for it, a draft of one, and a branch that fits; zeros: who offers none. */
  work: { job: number; application: number; draft: number; branch: JobBranch }
  shelf: Shelf
  offers: Offers
  profile: Profile
  /** What they have booked of others, and what others have booked of them. */
  bookings: BookingsOf
  parcels: Parcels
  wallets: Wallets
  seeking: Seeking
  talk: Talk
  reviewing: Reviewing
  chats: Chats
  magazine: Magazine
  posting: Posting
  /** Id of what they have asked a second member of staff for. */
  approval: number
  /** Id of a trade licence of none of the six, that waits. */
  licence: number
  /** Id of one in their address book. */
  address: number
  /** For one seat, at an event of none of the six; held. */
  order: { id: number; event_order_id: string; event: number; event_ticket: number /** Whose event that is. */; seller: number }
  /** Id of the seat of another order at the same event, which is paid. */
  seat: number
}

type Where = Parameters<typeof makeSeeking>[0] & Parameters<typeof makePosting>[0]
export type Six = Record<Who, SomeOne>

let made = 0

/** Six people with verified e-mails and fresh proofs, who share nothing. */
export async function makeSix(app: Where): Promise<Six> {
  return Object.fromEntries(await Promise.all(PEOPLE.map(async (who) => [who, await makeOne(app, who)] as const))) as Six
}

/** The same six, one of them made anew: for who alone has changed anything. */
export const withNew = async (app: Where, six: Six, who: Who): Promise<Six> => ({ ...six, [who]: await makeOne(app, who) })

async function makeOne(app: Where, who: Who): Promise<SomeOne> {
  const { db } = app.database
  made += 1
  const name = `${who}-${made}`
  const { id, username, email } = await join(app, name, { email_verified_at: new Date().toISOString() })
  const slug = who.startsWith('seller') ? name.toLowerCase() : undefined
  if (slug) await db.insert(seller_profiles).values({ user_id: id, slug, full_name: name })
  if (who === 'staff') await app.database.pool.query('update users set is_staff = true where id = $1', [id])
  const event = slug ? await makeEvent(db, { seller: id }) : undefined
  const [sid = '', otherSession = ''] = await Promise.all([beginSession(app, id), beginSession(app, id)])
  const access = who === 'visitor' ? undefined : await accessTokens(TEST_SECRET).issue({ user_id: id, sid }, Date.now())
  const order = await makeOrder(app, id)
  const [work, seeking] = [await makeWork(app, slug ? id : undefined), await makeSeeking(app, id)]
  const [desk, seat] = [await makeDesk(app, id, event), await makeSeat(app, order)]
  const [magazine, shelf] = [await makeMagazine(app, slug ? id : undefined), await makeShelf(app, slug ? id : undefined)]
  const offers = await makeOffers(app, slug ? id : undefined)
  if (slug) await makeDaybook(app, id)
  const profile = await makeProfile(app, slug ? id : undefined)
  const bookings = await makeBookingsOf(app, id, { sells: who === 'sellerA', books: who === 'buyerA' })
  const parcels = await makeParcels(app, id, { sells: slug !== undefined, complains: who === 'buyerA' || who === 'sellerA' })
  const wallets = await makeWallets(app, id, { pays: who === 'buyerA', sells: who === 'sellerA' })
  const [talk, chats] = [await makeTalk(app, id), await makeChats(app, id, order)]
  const posting = await makePosting(app, { id, username })
  const reviewing = await makeReviewing(app, id, slug)
  const [address, approval, licence] = [await makeAddress(app, id), await makeApproval(app, id), await makeLicence(app)]
  const theirs = {
    event,
    desk,
    work,
    shelf,
    offers,
    profile,
    bookings,
    parcels,
    wallets,
    seeking,
    magazine,
    posting,
    talk,
    reviewing,
    chats,
    order,
    seat,
    address,
    approval,
    licence,
  }
  return { id, username, email, slug, access, otherSession, ...theirs }
}

/** @param employer undefined: no jobs are made. */
async function makeWork(app: Where, employer: number | undefined): Promise<SomeOne['work']> {
  if (employer === undefined) return { job: 0, application: 0, draft: 0, branch: { job_category: 0, job_subcategory: 0, job_subsubcategory: 0 } }
  const { db } = app.database
  const branch = await makeJobBranch(db)
  const [job, draft] = [await makeJob(db, { employer, ...branch }), await makeJob(db, { employer, ...branch, published_at: null })]
  const { application } = await makeApplication(app, job)
  return { job, application, draft, branch }
}

/** What there is to do at an event. @param event undefined: nothing. */
async function makeDesk(app: Pick<TestApp, 'database'>, user_id: number, event: number | undefined): Promise<SomeOne['desk']> {
  if (event === undefined)
    return { kind: 0, coupon: 0, item: 0, gate: 0, secret: '', sale: '', chain: { event_category: 0, event_subcategory: 0, event_subsubcategory: 0 } }
  const { db } = app.database
  const [coupon] = await db.insert(coupons).values({ event, code: 'EID', code_key: 'EID', percent: 10 }).returning({ id: coupons.id })
  const film = { name: 'The song', video_url: 'https://www.youtube-nocookie.com/embed/abcdefghijk' }
  const [item] = await fillGallery(db, event, [film])
  const secret = randomBytes(24).toString('base64url')
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  const pass = { event, label: 'North', secret_hash: createHash('sha256').update(secret).digest('hex'), expires_at }
  const [gate] = await db.insert(gate_passes).values(pass).returning({ id: gate_passes.id })
  const kind = await makeTicket(db, event, { seats: 19, capacity: 20 })
  return {
    kind,
    coupon: coupon?.id ?? 0,
    item: item ?? 0,
    gate: gate?.id ?? 0,
    secret,
    sale: await makeSale(app, user_id, { event, kind }),
    chain: await makeChain(db),
  }
}

/** A free order of a seller at their own event, confirmed; gives its number. */
async function makeSale({ database: { pool } }: Pick<TestApp, 'database'>, user_id: number, { event, kind }: { event: number; kind: number }): Promise<string> {
  const event_order_id = randomNumber()
  await pool.query(
    `with made as (
       insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select $1, id, $2, 'confirmed', 'Somebody', '+8801712345678', 'somebody@mail.example', 0, 0, 0, 0, 0 from buyers where user_id = $3 returning id)
     insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $4, 1, 0, 'Ticket' from made`,
    [event_order_id, event, user_id, kind],
  )
  return event_order_id
}

/** A ticket without the work of paying for it. */
async function makeSeat({ database: { pool } }: Pick<TestApp, 'database'>, like: SomeOne['order']): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
       insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select $2, buyer, event, 'confirmed', full_name, phone_number, email, 0, 0, 0, 0, 0 from purchases where id = $1 returning *),
     line as (insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $3, 1, 0, 'Ticket' from made returning *)
     insert into tickets (seat, purchase, event_order_item, event, event_ticket, code, qr, holder_name)
     select 1, made.id, line.id, made.event, $3, left($2, 8), 'not signed', 'Somebody' from made, line returning id`,
    [like.id, randomNumber(), like.event_ticket],
  )
  return rows[0]?.id ?? 0
}

/** An order without the work of placing it. */
async function makeOrder({ database: { db, pool } }: Pick<TestApp, 'database'>, user_id: number): Promise<SomeOne['order']> {
  const event = await makeEvent(db)
  const event_ticket = await makeTicket(db, event, { seats: 19, capacity: 20 })
  const event_order_id = randomNumber()
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
       insert into purchases (number, buyer, event, state, hold_expires_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select $1, id, $2, 'held', now() + interval '15 minutes', 'Somebody', '+8801712345678', 'somebody@mail.example', 100, 160, 100, 60, 160 from buyers where user_id = $3
       returning id)
     insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $4, 1, 100, 'Ticket' from made returning purchase as id`,
    [event_order_id, event, user_id, event_ticket],
  )
  await pool.query(`insert into notices (user_id, kind, purchase) values ($1, 'paid', $2)`, [user_id, rows[0]?.id])
  const { rows: sellers } = await pool.query<{ seller: number }>('select seller from events where id = $1', [event])
  return { id: rows[0]?.id ?? 0, event_order_id, event, event_ticket, seller: sellers[0]?.seller ?? 0 }
}

/** Something that waits for a second member of staff. */
async function makeApproval({ database: { pool } }: Pick<TestApp, 'database'>, user_id: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into approvals (kind, subject, reason, asked_by) values ('refund', $1, 'Called off.', $2) returning id`,
    [randomNumber(), user_id],
  )
  return rows[0]?.id ?? 0
}

/** A session without the work of signing in. */
async function beginSession({ database }: Pick<TestApp, 'database'>, user_id: number): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await database.db.insert(sessions).values({ id, user_id, token_hash: id, remember: false, expires_at })
  return id
}
