import * as v from 'valibot'
import { Category } from '#contract/categories.ts'
import { rowsWithWords } from '#contract/core/word-search.ts'
import type { SearchedNoun } from './search-held.ts'

/** Categories as they are found among those this phone holds. */
export const SEARCHED_CATEGORIES: SearchedNoun<Category> = {
  of: { noun: 'categories', card: Category, detail: v.never(), idOf: ({ id }) => id },
  textOf: ({ title, title_bn }) => `${title} ${title_bn ?? ''}`,
  search: (rows, { q = '' }) => rowsWithWords(rows, rows, q),
}
