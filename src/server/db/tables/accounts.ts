import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { lowerSql } from '../search/lower-sql.ts'
import { instant } from './instant.ts'

/**
 * People with an account. One that was deleted stays as a row without a person: `deleted_at` is set, names and addresses are gone.
 * An e-mail belongs to one account only once it is verified: a registration can therefore say nothing about others.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull().unique(),
    /** contract/accounts/usernames.ts: what no two names may share. */
    username_key: text().notNull().unique(),
    email: text().notNull(),
    /** The e-mail in lower case. */
    email_key: text().notNull(),
    /** argon2id, parameters inside; null when only Google opens this account. */
    password_hash: text(),
    email_verified_at: instant('email_verified_at'),
    /** A new address that waits for its link. */
    pending_email: text(),
    full_name: text().notNull().default(''),
    /** `+8801…` */
    phone: text(),
    /** Path under /media/, 960 wide. */
    profile_picture: text(),
    /** Of the mails to this person. */
    language: text({ enum: ['en', 'bn'] })
      .notNull()
      .default('en'),
    /** `sub` of the linked Google account. */
    google_sub: text().unique(),
    is_staff: boolean().notNull().default(false),
    /** Whether e-mails about the user's own applications come. */
    application_mails: boolean().notNull().default(true),
    /** Whether e-mails about messages that were not read come. */
    message_mails: boolean().notNull().default(true),
    /** Whether e-mails come that remind of bookings before they begin. */
    reminder_mails: boolean().notNull().default(true),
    /** Whether staff gets the daily mail of what waits for a person. */
    staff_mails: boolean().notNull().default(true),
    /** Groups of notices that are switched off in the app or on phones, as `switchedOff` of the contract writes them. Mails have settings of their own. */
    notices_off: text().array().notNull().default(sql`'{}'`),
    /** By staff: no sign-in, no session. */
    locked_at: instant('locked_at'),
    deleted_at: instant('deleted_at'),
    created_at: instant('created_at').notNull().default(sql`now()`),
    /** Goes into the keys of what this person left sealed on phones: without it nothing opens there. Null once the account is deleted. */
    phone_salt: uuid().defaultRandom(),
  },
  (t) => [
    uniqueIndex('users_verified_email').on(t.email_key).where(sql`email_verified_at is not null and deleted_at is null`),
    index('users_by_email').on(t.email_key, t.id),
    // What staff search people by.
    index('users_by_phone').on(t.phone).where(sql`phone is not null`),
    index('users_by_name_start').on(sql`username_key text_pattern_ops`),
    index('users_by_full_name_start').on(sql`${lowerSql(sql`full_name`)} text_pattern_ops`),
  ],
)

/** Every account can buy. What was bought stays here when the person goes. */
export const buyers = pgTable('buyers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Null: of one order that came by SMS, until the phone that wrote it has confirmed it. */
  user_id: integer()
    .unique()
    .references(() => users.id),
  created_at: instant('created_at').notNull().default(sql`now()`),
})

/**
 * One signed-in device: the family of its refresh tokens. Only hashes are kept. The successor of a token is made from that token and
 * `previous_salt`, so that a lost answer can be given again to a client that still has the predecessor, and to no other.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** Random, 128 bit; `sid` of the access tokens. */
    id: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the refresh token that is good now. */
    token_hash: text().notNull(),
    /** Of the one before it, and the salt that led from it to this one. */
    previous_hash: text(),
    previous_salt: text(),
    rotated_at: instant('rotated_at').notNull().default(sql`now()`),
    created_at: instant('created_at').notNull().default(sql`now()`),
    last_used_at: instant('last_used_at').notNull().default(sql`now()`),
    expires_at: instant('expires_at').notNull(),
    /** Remember Me: the cookie outlives the browser. */
    remember: boolean().notNull(),
    /** When the password (or Google) last proved who this is. */
    proved_at: instant('proved_at').notNull().default(sql`now()`),
    /** What the browser said of itself. */
    device: text().notNull().default(''),
  },
  (t) => [index('sessions_by_user').on(t.user_id, t.last_used_at), index('sessions_by_expiry').on(t.expires_at)],
)

/**
 * Sessions that a lock has ended: by them, a phone that comes back is told that its account is locked, and nobody else is. Gone when the lock is.
 */
export const locked_sessions = pgTable(
  'locked_sessions',
  {
    id: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    previous_hash: text(),
    locked_at: instant('locked_at').notNull().default(sql`now()`),
  },
  (t) => [index('locked_sessions_by_user').on(t.user_id)],
)

/** Browsers from which an account was opened before: they may go on trying when others must wait. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the mark in the browser's cookie. */
    mark_hash: text().notNull(),
    last_seen_at: instant('last_seen_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.mark_hash] })],
)

/** Wrong passwords in a row, per name that was typed (its hash) and network address. */
export const login_failures = pgTable(
  'login_failures',
  {
    /** SHA-256 of the name in its compared form: also of names that no account has. */
    name_hash: text().notNull(),
    address: text().notNull(),
    failures: integer().notNull(),
    last_failed_at: instant('last_failed_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.name_hash, t.address] }), index('login_failures_by_age').on(t.last_failed_at)],
)

/** Counters that survive a restart; the shape is that of rate-limiter-flexible. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since the epoch. */
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_by_expiry').on(t.expire)],
)

/** Links that were sent by mail: 128 random bits, of which only the hash is kept. Used ones are gone. */
export const mail_links = pgTable(
  'mail_links',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset-password', 'verify-email', 'change-email'] }).notNull(),
    /** The address that it was sent to. */
    email: text().notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('mail_links_by_user').on(t.user_id, t.purpose)],
)

/** What happened to accounts, for staff and for the person. Survives the account; holds no address and no name. */
export const security_events = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().default(sql`now()`),
    kind: text().notNull(),
    user_id: integer(),
    /** Who did it: the person, staff by command line, or the service by itself. */
    by: text({ enum: ['person', 'staff', 'service'] })
      .notNull()
      .default('person'),
    request_id: text(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    /** Why, in the words of staff. For staff alone, and gone with the person: no line of the log has it. */
    reason: text(),
  },
  (t) => [
    index('security_events_by_user').on(t.user_id, t.id),
    index('security_events_by_kind').on(t.kind, t.id),
    index('security_events_by_staff').on(sql`(details ->> 'staff')`, t.id).where(sql`details ? 'staff'`),
  ],
)
