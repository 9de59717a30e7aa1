import type { SQL } from 'drizzle-orm'
import { vectorOf, writtenWords } from '../../../db/search/search-words.ts'

/** What of an application its employer can search. */
interface ApplicationTexts {
  full_name: string
  skills: readonly string[]
  experience: string
  letter: string
  note: string
}

/** The search column. The only place that decides by which words an application is found. */
export const applicationWords = ({ full_name, skills, experience, letter, note }: ApplicationTexts): { search_words: SQL<string> } => ({
  search_words: vectorOf(writtenWords([full_name, ...skills, experience, letter, note].join(' '))),
})
