import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { wordsOf } from '#contract/core/text.ts'
import { OWN_EVENT_SORTS, type OwnEventFilter, type OwnEventSort } from '#contract/events/own-event-rules.ts'
import { type listOwnEvents as contract, type OwnEvent, type OwnEventPage, SELLING_LIMITS } from '#contract/events/own-events.ts'
import type { Database } from '../../../db/connection/open.ts'
import { prefixQuery } from '../../../db/search/search-words.ts'
import { isCalledOff, isDraft, NEWEST, readOwnRows, SOLD } from './own-rows.ts'

/** Where a list goes on. What is over is so by the first page's clock on all of them: a row that ends meanwhile is not met twice. */
interface OwnCursor {
  sort: OwnEventSort
  /** Sort value of the last row. */
  key: string
  id: number
  /** Milliseconds since the epoch. */
  now: number
}

const SHAPE = /^1~([a-z-]{1,20})~(-?\d{1,18})~([1-9]\d{0,9})~(\d{1,14})$/
const LARGEST_ID = 2_147_483_647

/** An opaque text for the address of the next page. */
const writeOwnCursor = ({ sort, key, id, now }: OwnCursor): string => Buffer.from(`1~${sort}~${key}~${id}~${now}`).toString('base64url')

/**
 * Reads what `writeOwnCursor` wrote for the same order.
 * @throws {Problem} bad-input — anything else.
 */
function readOwnCursor(text: string, sort: OwnEventSort): OwnCursor {
  const [, given, key = '', id = '', now = ''] = SHAPE.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  const cursor = { sort, key, id: Number(id), now: Number(now) }
  const fits = OWN_EVENT_SORTS.some((one) => one === given) && given === sort && cursor.id <= LARGEST_ID
  if (!fits || writeOwnCursor(cursor) !== text) throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return cursor
}

const PER_PAGE = 24
/** Milliseconds; later than any event: what is over comes behind all that is to come, the latest first. */
const FAR = 1_000_000_000_000_000n

type OwnQuery = v.InferOutput<typeof contract.query>

/**
 * A seller's own events: an array when asked plainly, a page when asked with a limit or a cursor.
 * @param now milliseconds since the epoch.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listOwnEvents(db: Database['db'], query: OwnQuery, { seller, now }: { seller: number; now: number }): Promise<OwnEvent[] | OwnEventPage> {
  const { sort = 'newest', limit = PER_PAGE } = query
  const isPage = query.limit !== undefined || query.cursor !== undefined
  const after = query.cursor === undefined ? undefined : readOwnCursor(query.cursor, sort)
  const moment = after?.now ?? now
  const at = sql`${new Date(moment).toISOString()}::timestamptz`
  const conditions = [...(query.filter ? [FILTERS[query.filter](at)] : []), ...wordConditions(query.q ?? '')]
  // One row more than the page holds tells whether there is a next one.
  const filter = { seller, now, conditions, key: KEYS[sort](at), after, limit: isPage ? limit + 1 : SELLING_LIMITS.listedPlain }
  const { rows, keys, total } = await readOwnRows(db, filter)
  if (!isPage) return rows
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const next = last && writeOwnCursor({ sort, key: keys[limit - 1] ?? '', id: last.id, now: moment })
  return { results: rows.slice(0, limit), next_cursor: next ?? null, total }
}

function wordConditions(q: string): SQL[] {
  const asked = prefixQuery(wordsOf(q).map((word) => [word]))
  return asked ? [sql`e.search_words @@ ${asked}::tsquery`] : []
}

const isPublished = sql`(e.published_at is not null and not ${isCalledOff})`

/** Called off and drafts are apart: what is said of the others is not said of them. */
const FILTERS: Record<OwnEventFilter, (at: SQL) => SQL> = {
  active: () => sql`e.is_active`,
  inactive: () => sql`not e.is_active and ${isPublished}`,
  draft: () => isDraft,
  upcoming: (at) => sql`${isPublished} and e.to_time > ${at}`,
  over: (at) => sql`${isPublished} and e.to_time <= ${at}`,
  'called-off': () => isCalledOff,
}

const startsAt = sql`(extract(epoch from e.from_time) * 1000)::bigint`
const KEYS: Record<OwnEventSort, (at: SQL) => SQL> = {
  newest: () => NEWEST,
  soonest: (at) => sql`case when e.to_time > ${at} then ${startsAt} else ${FAR}::bigint - ${startsAt} end`,
  'best-selling': () => sql`-${SOLD}`,
}
