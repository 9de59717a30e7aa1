import { sql } from 'drizzle-orm'
import { bigint, boolean, check, customType, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { BOOKING_NOTICES } from '#contract/bookings/booking-notices.ts'
import { BOOKING_PARTIES, BOOKING_REASONS, BOOKING_SIDES, BOOKING_STATES } from '#contract/bookings/booking-rules.ts'
import { CANCEL_HOURS, SERVICE_PAYMENTS, SERVICE_PLACES, SERVICE_PRICINGS } from '#contract/services/service-limits.ts'
import { buyers, users } from './accounts.ts'
import { instant } from './instant.ts'
import { purchases } from './purchases.ts'
import { services, team_members } from './services.ts'

/** Two moments, the second not in it. */
const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * When a member is taken, both pauses included. `holder` is the booking that takes it, or minus the group time. The constraint `occupied_once` of the
 * migration lets no two holders have a member at the same time; rows of one holder may overlap, so a booking can move by half an hour.
 */
export const occupied = pgTable(
  'occupied',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    member: integer()
      .notNull()
      .references(() => team_members.id),
    during: tstzrange().notNull(),
    holder: bigint({ mode: 'number' }).notNull(),
    /** A time that was proposed for a booking and is not agreed on. */
    is_proposed: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('occupied_by_holder').on(t.holder, t.is_proposed)],
)

/** Times of which several buyers have seats. */
export const group_times = pgTable(
  'group_times',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    service: integer()
      .notNull()
      .references(() => services.id),
    member: integer()
      .notNull()
      .references(() => team_members.id),
    starts_at: instant('starts_at').notNull(),
    seats: integer().notNull(),
    left: integer().notNull(),
  },
  (t) => [
    unique('group_times_once').on(t.service, t.member, t.starts_at),
    check('group_times_left', sql`${t.left} >= 0 and ${t.left} <= ${t.seats}`),
    index('group_times_of_member').on(t.member, t.starts_at),
  ],
)

/**
 * A time that was asked for. What it costs, where it is and what cancelling costs are as they stood then. While it holds its time there is a row of
 * `occupied` of it or of its group time: as the state says.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    service: integer()
      .notNull()
      .references(() => services.id),
    /** As of the service. */
    seller: integer()
      .notNull()
      .references(() => users.id),
    buyer: integer()
      .notNull()
      .references(() => buyers.id),
    /** Null: of a quote, before a time is named. */
    member: integer().references(() => team_members.id),
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
    group_time: integer().references(() => group_times.id),
    state: text({ enum: BOOKING_STATES }).notNull(),
    version: integer().notNull().default(1),
    /** As of the service then. Minutes. */
    pause_before: integer().notNull(),
    pause_after: integer().notNull(),
    notice_hours: integer().notNull(),
    answer_hours: integer().notNull(),
    pricing: text({ enum: SERVICE_PRICINGS }).notNull(),
    hours: integer().notNull().default(1),
    seats: integer().notNull().default(1),
    is_instant: boolean().notNull(),
    payment: text({ enum: SERVICE_PAYMENTS }).notNull(),
    advance_percent: integer().notNull(),
    cancel_hours: text({ enum: CANCEL_HOURS }).notNull(),
    /** Whole taka: the service; the service charge; what of both is paid online, and what in cash. */
    price: integer().notNull(),
    charge: integer().notNull().default(0),
    online: integer().notNull().default(0),
    cash: integer().notNull().default(0),
    /** What the operator takes of it, in 1/100 %: as the rules stood when it was asked for. */
    commission_rate: integer().notNull().default(0),
    cash_received_at: instant('cash_received_at'),
    /** Made at the tap on Pay: the last one of `booking_purchases`. */
    purchase: integer()
      .unique()
      .references(() => purchases.id),
    /** Whole taka of what was paid online that go back to the buyer, or went back. */
    refunded: integer().notNull().default(0),
    /** Whole taka that are to go back and are not on their way yet: the rounds see to it. */
    back_owed: integer().notNull().default(0),
    title: text().notNull(),
    second_title: text().notNull().default(''),
    place: text({ enum: SERVICE_PLACES }).notNull(),
    full_name: text().notNull(),
    phone_number: text().notNull(),
    email: text().notNull().default(''),
    /** Where it is done: of the buyer, or of the provider. */
    division: text().notNull().default(''),
    district: text().notNull().default(''),
    area: text().notNull().default(''),
    line: text().notNull().default(''),
    landmark: text().notNull().default(''),
    directions: text().notNull().default(''),
    link: text().notNull().default(''),
    note: text().notNull().default(''),
    language: text({ enum: ['en', 'bn'] })
      .notNull()
      .default('en'),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
    confirmed_at: instant('confirmed_at'),
    ended_at: instant('ended_at'),
    /** Until when who has to do something has time: what is past ends by itself. */
    due_at: instant('due_at'),
    /** Another time of a confirmed one, taken until the other side answers. */
    proposed_by: text({ enum: BOOKING_SIDES }),
    proposed_member: integer().references(() => team_members.id),
    proposed_starts_at: instant('proposed_starts_at'),
    proposed_ends_at: instant('proposed_ends_at'),
    proposed_group: integer().references(() => group_times.id),
    proposed_until: instant('proposed_until'),
    /** Who is said not to have come. */
    absent: text({ enum: BOOKING_SIDES }),
    absent_at: instant('absent_at'),
    /** Of a dispute: what staff have decided, and why. */
    decided_for: text({ enum: BOOKING_SIDES }),
    decision: text().notNull().default(''),
    decided_by: integer().references(() => users.id),
    decided_at: instant('decided_at'),
    /** What was paid online is the seller's: the ledger says so once. */
    earned_at: instant('earned_at'),
    ended_by: text({ enum: BOOKING_PARTIES }),
    reason: text({ enum: BOOKING_REASONS }),
    reason_note: text().notNull().default(''),
  },
  (t) => [
    index('bookings_of_buyer').on(t.buyer, t.state, t.starts_at, t.id),
    index('bookings_of_seller').on(t.seller, t.state, t.starts_at, t.id),
    index('bookings_of_member').on(t.member, t.starts_at),
    index('bookings_of_service').on(t.service, t.state),
    index('bookings_of_group').on(t.group_time).where(sql`group_time is not null`),
    index('bookings_due').on(t.due_at).where(sql`due_at is not null`),
    index('bookings_proposals_due').on(t.proposed_until).where(sql`proposed_until is not null`),
    index('bookings_to_end').on(t.ends_at).where(sql`state = 'confirmed'`),
    index('bookings_back_owed').on(t.id).where(sql`back_owed > 0`),
    index('bookings_disputed').on(t.updated_at, t.id).where(sql`state = 'disputed'`),
    check('bookings_times', sql`(${t.starts_at} is null) = (${t.ends_at} is null) and ${t.starts_at} < ${t.ends_at}`),
    check(
      'bookings_timed',
      sql`(${t.starts_at} is not null and ${t.member} is not null) or ${t.state} in ('asked', 'offered', 'declined', 'lapsed', 'withdrawn')`,
    ),
    check('bookings_due_open', sql`(${t.due_at} is not null) = (${t.state} in ('asked', 'offered', 'held'))`),
    check('bookings_money', sql`${t.online} + ${t.cash} = ${t.price} + ${t.charge} and ${t.online} >= 0 and ${t.cash} >= 0`),
    check('bookings_confirmed', sql`${t.confirmed_at} is not null or ${t.state} not in ('confirmed', 'done', 'no-show', 'disputed')`),
    check(
      'bookings_proposal',
      sql`num_nonnulls(${t.proposed_by}, ${t.proposed_member}, ${t.proposed_starts_at}, ${t.proposed_ends_at}, ${t.proposed_until}) in (0, 5) and (${t.proposed_by} is null or ${t.state} = 'confirmed')`,
    ),
    check('bookings_absent', sql`(${t.absent} is null) = (${t.absent_at} is null)`),
  ],
)

/** Every purchase by which a booking was to be paid: one that was not paid in time is followed by another. Money may still come for an earlier one. */
export const booking_purchases = pgTable(
  'booking_purchases',
  {
    purchase: integer()
      .primaryKey()
      .references(() => purchases.id),
    booking: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (t) => [index('booking_purchases_of_booking').on(t.booking)],
)

/** Every change of a booking, by whom and why. Rows are added, never changed. */
export const booking_events = pgTable(
  'booking_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    booking: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().default(sql`now()`),
    from_state: text({ enum: BOOKING_STATES }),
    to_state: text({ enum: BOOKING_STATES }).notNull(),
    by: text({ enum: BOOKING_PARTIES }).notNull(),
    action: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (t) => [index('booking_events_of_booking').on(t.booking, t.id)],
)

/** Pictures that were shown with a request: private files. */
export const booking_pictures = pgTable(
  'booking_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    booking: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    file_key: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    tone: integer().notNull().default(0),
    bytes: integer().notNull(),
  },
  (t) => [index('booking_pictures_of_booking').on(t.booking, t.id)],
)

/** What either side is told of a booking: once of each kind and time. Mails are sent from these rows. */
export const booking_letters = pgTable(
  'booking_letters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    booking: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text({ enum: BOOKING_NOTICES }).notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the booking then: what is told again after a change is another one. Of reminders its start, in minutes since the epoch. */
    version: integer().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    /** When a mail of it is due; null: sent, or none is. */
    mail_at: instant('mail_at'),
    tries: integer().notNull().default(0),
  },
  (t) => [
    unique('booking_letters_once').on(t.booking, t.kind, t.user_id, t.version),
    index('booking_letters_due').on(t.mail_at).where(sql`mail_at is not null`),
  ],
)

/** The secret address of a person's calendar, as a hash. @see `/calendar/{secret}.ics` */
export const calendar_feeds = pgTable('calendar_feeds', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret_hash: text().notNull().unique(),
  made_at: instant('made_at').notNull().default(sql`now()`),
})
