import * as v from 'valibot'
import { Category } from '#contract/categories.ts'
import { CATEGORIES } from '#contract/categories-resource.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import { rowsWithWords } from '#contract/core/word-search.ts'
import type { SearchedNoun } from './search-cached.ts'

/** Categories as they are found among those this phone holds. */
export const SEARCHED_CATEGORIES: SearchedNoun<Category> = {
  of: { noun: 'categories', card: Category, detail: v.never(), idOf: ({ id }) => id },
  textsOf: (card) => ({ title: searchedText(CATEGORIES.searched, card) }),
  search: (rows, { q = '' }) => rowsWithWords(rows, rows, q),
}
