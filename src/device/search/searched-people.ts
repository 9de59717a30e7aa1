import * as v from 'valibot'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { rowsWithWords } from '#contract/core/word-search.ts'
import { PersonHit, PersonPage } from '#contract/people/people.ts'
import { PEOPLE } from '#contract/people/people-resource.ts'
import type { SearchedNoun } from './search-cached.ts'

/** Members as they are found among those whose page this phone holds, and those that a search has found before. */
export const SEARCHED_PEOPLE: SearchedNoun<PersonHit> = {
  of: {
    noun: 'people',
    card: PersonHit,
    detail: v.pipe(
      PersonPage,
      // Who has opened a shop is found by that.
      v.transform(({ id, username, name, picture, slug }) => ({ card: { id, username, name, picture }, isListed: slug === null })),
    ),
    idOf: ({ id }) => id,
  },
  textsOf: (card) => searchedTexts(PEOPLE, card, {}),
  search: (rows, { q = '' }) => rowsWithWords(rows, rows, q),
}
