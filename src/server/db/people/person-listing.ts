import { sql } from 'drizzle-orm'
import type { PersonHit } from '#contract/people/people.ts'
import { PEOPLE } from '#contract/people/people-resource.ts'
import type { Listing } from '../listing.ts'
import { countFound } from '../search/by-words.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { IS_PUBLIC_PERSON, PEOPLE_TABLE, personCondition, readPersonRows } from './person-rows.ts'
import { learnPersonWords, type PersonTexts, personTerms } from './person-words.ts'

const searchTerms: SearchTerms<PersonTexts & { id: number }> = {
  table: sql`people`,
  key: sql`user_id`,
  publicRows: sql`${PEOPLE_TABLE} where ${IS_PUBLIC_PERSON}`,
  rows: (above, limit) => sql`
    select own.user_id as id, own.name, u.username from ${PEOPLE_TABLE} where own.user_id > ${above} order by own.user_id limit ${limit} for update of own`,
  learnTerms: async (tx, pages) => {
    await learnPersonWords(tx, pages)
    return pages.map(personTerms)
  },
}

/** Members with a page of their own and without a shop; the oldest account first. */
export const PERSON_LISTING: Listing<'people', PersonHit> = {
  resource: PEOPLE,
  // Of whom there is nothing to read search engines are not told.
  pages: () => sql`
    select own.user_id as id, u.username as key, null::timestamptz as updated_at from ${PEOPLE_TABLE}
    where ${IS_PUBLIC_PERSON} and exists (select from posts where posts.author = own.user_id and posts.state = 'shown')`,
  readFilter: null,
  cursor: { letter: 'm', isTimed: false },
  // A member belongs to no category.
  listRows: async (db, { category }) =>
    category
      ? null
      : {
          read: async (search, range) => {
            const rows = await readPersonRows(db, search, range)
            return rows.map(({ cursor_key, counted, ...card }) => ({ id: card.id, cursor_key, counted, card }))
          },
          count: (words) => countFound(db, PEOPLE_TABLE, personCondition({ words })),
        },
  readHome: null,
  searchTerms,
  renameSeller: null,
  ensureCategories: null,
}
