import { type SearchAnswer, searchAll } from '#contract/search.ts'
import { readSearchQuestion } from '#contract/search-kinds.ts'
import type { Answer, CallHow } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/** @param search of the screen's address. */
export const loadSearch = (search: Record<string, unknown>, how: CallHow = {}): Promise<Answer<SearchAnswer>> =>
  call(searchAll, { query: { ...readSearchQuestion(search) } }, how)
