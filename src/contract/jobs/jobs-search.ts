/** The search of jobs, for rows that come from the phone. Apart from the filter, since words, sounds and synonyms come along, which no page needs. */
import { rowsWithWords } from '../core/word-search.ts'
import { compareJobs, type JobFacts, type JobQuestion, jobFieldsFit } from './jobs-filter.ts'

/**
 * The rows that fit, in the order of the question. Words match folded and as prefixes; where they find nothing, those are tried that are one
 * letter away from words of the rows: as the service does it over its own.
 * @param now milliseconds since the epoch
 */
export function searchJobs<Row extends { facts: JobFacts; words: readonly string[] }>(rows: readonly Row[], question: JobQuestion, now: number): Row[] {
  const open = rows.filter(({ facts }) => jobFieldsFit(facts, question, now))
  const compare = compareJobs(question.sort)
  return rowsWithWords(rows, open, question.q ?? '').sort((a, b) => compare(a.facts, b.facts))
}
