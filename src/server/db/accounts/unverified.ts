import { and, eq, isNull } from 'drizzle-orm'
import { UNVERIFIED_LIMITS, type UnverifiedLimit } from '#contract/accounts/unverified-limits.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../connection/open.ts'
import { users } from '../tables/accounts.ts'

type Reader = Pick<Database['db'], 'select'>

/** Whether the smaller limits hold for an account. @see src/contract/accounts/unverified-limits.ts */
export async function isUnverified(db: Reader, user_id: number): Promise<boolean> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), isNull(users.email_verified_at)))
  return person !== undefined
}

/** The refusal of what is beyond a limit; its `facts` name the limit and say how much it is. */
export const beyond = (limit: UnverifiedLimit, more: { fields?: Record<string, string>; retryAfterSeconds?: number } = {}): Problem =>
  new Problem('unverified-limit', { ...more, facts: { [limit]: UNVERIFIED_LIMITS[limit] } })

interface Texts {
  user_id: number
  /** Rich texts as they were sent and cleaned. */
  sent: Readonly<Record<string, string | undefined>>
  /** What stands already, by the same names: a longer text that stays as it was is no new one. */
  before?: Readonly<Record<string, unknown>>
}

/** Lets pass rich texts that are short enough, or whose writer has a verified e-mail. @throws {Problem} unverified-limit — with the fields that are too long. */
export async function requireTextsFit(db: Reader, { user_id, sent, before = {} }: Texts): Promise<void> {
  const long = Object.entries(sent).filter(([name, text]) => text !== undefined && text.length > UNVERIFIED_LIMITS.textLongest && text !== before[name])
  if (long.length === 0 || !(await isUnverified(db, user_id))) return
  throw beyond('textLongest', { fields: Object.fromEntries(long.map(([name]) => [name, 'too-long'])) })
}
