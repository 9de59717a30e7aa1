import { type SQL, sql } from 'drizzle-orm'
import { ACCOUNT_LIMITS } from '#contract/accounts/account-fields.ts'
import { sessions } from '../../../db/tables/accounts.ts'

const { rememberedDays, unrememberedHours, absoluteDays } = ACCOUNT_LIMITS

/** How long a session lasts from now on if it is not used, by the database's clock. */
const idleTime = (remember: boolean): SQL => (remember ? sql`make_interval(days => ${rememberedDays})` : sql`make_interval(hours => ${unrememberedHours})`)

export const firstExpiry = (remember: boolean): SQL<string> => sql`now() + ${idleTime(remember)}`

/** Using a session prolongs it, but not for ever: some day the password is asked again. */
export const nextExpiry = (remember: boolean): SQL<string> =>
  sql`least(now() + ${idleTime(remember)}, ${sessions.created_at} + make_interval(days => ${absoluteDays}))`
