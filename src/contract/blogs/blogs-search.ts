/** The search of articles, for rows that come from the phone. Apart from the filter, since words, sounds and synonyms come along, which no page needs. */

import { rowsWithWords } from '../core/word-search.ts'
import { type BlogFacts, type BlogQuestion, blogFieldsFit, compareBlogs } from './blogs-filter.ts'

/** The rows that fit, the latest first. */
export function searchBlogs<Row extends { facts: BlogFacts; words: readonly string[] }>(rows: readonly Row[], question: BlogQuestion): Row[] {
  const open = rows.filter(({ facts }) => blogFieldsFit(facts, question))
  return rowsWithWords(rows, open, question.q ?? '').sort((a, b) => compareBlogs(a.facts, b.facts))
}
