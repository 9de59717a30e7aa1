import { type SQL, sql } from 'drizzle-orm'
import type { AskedWords } from '#contract/core/word-search.ts'
import type { PersonHit } from '#contract/people/people.ts'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import type { Database } from '../connection/open.ts'
import type { RowAfter } from '../row-cursor.ts'
import { rowsThatFit } from '../search/by-words.ts'
import { prefixQuery } from '../search/search-words.ts'

/** What is looked for: terms, corrected or not, and what is left out. */
interface FoundPeople {
  words: AskedWords
  without?: AskedWords | undefined
  /** See `SearchedFor` in listing.ts. */
  isFoundFirst?: boolean
}

interface PersonRange {
  limit: number
  after: RowAfter | null
  is_counted: boolean
}

type PersonRow = PersonHit & { cursor_key: string; counted: number | null }

/** What stands after `from` where members are looked for: their pages `own`, and their accounts `u`. */
export const PEOPLE_TABLE = sql`people own join users u on u.id = own.user_id`

/** Whose page everybody may read, and who is not found by their shop; of `PEOPLE_TABLE`. */
export const IS_PUBLIC_PERSON = sql`own.taken_off_reason is null and u.deleted_at is null and u.locked_at is null
  and not exists (select from seller_profiles s where s.user_id = own.user_id and s.taken_off_at is null)`

export function personCondition({ words, without }: Pick<FoundPeople, 'words' | 'without'>): SQL {
  const asked = prefixQuery(words, without)
  return asked ? sql`${IS_PUBLIC_PERSON} and own.search_words @@ ${asked}::tsquery` : IS_PUBLIC_PERSON
}

/** Members whose page is public, by their name and username; the oldest account first. */
export function personRowsSql({ isFoundFirst, ...search }: FoundPeople, { limit, after, is_counted }: PersonRange): SQL {
  const source = rowsThatFit({ columns: sql`own.user_id`, from: PEOPLE_TABLE, condition: personCondition(search) }, isFoundFirst)
  const later = after ? sql`and user_id > ${after.id}::integer` : sql``
  const walked = is_counted ? Math.max(limit, SEARCH_MOST.countedTo + 1) : limit
  return sql`
    with found as materialized (select user_id from ${source} ${later} order by user_id limit ${walked})
    select u.id, u.username, own.name, own.picture, u.id::text as cursor_key,
      ${is_counted ? sql`(select count(*)::integer from found)` : sql`null`} as counted
    from (select user_id from found order by user_id limit ${limit}) as page
    join people own on own.user_id = page.user_id join users u on u.id = page.user_id
    order by u.id`
}

export async function readPersonRows(db: Pick<Database['db'], 'execute'>, search: FoundPeople, range: PersonRange): Promise<PersonRow[]> {
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(personRowsSql(search, range))
  return rows
}
