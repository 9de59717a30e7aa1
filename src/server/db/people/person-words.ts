import type { SQL } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf } from '../search/search-words.ts'

/** What of a member's own page can be searched. */
export interface PersonTexts {
  name: string
  username: string
}

/** The terms by which a member is found. The only place that decides this: every writer of such pages goes through here. */
export const personTerms = ({ name, username }: PersonTexts): string[] => indexedTerms({ title: name, category: '', other: username })

/** The search column, for an insert or an update. */
export const personTermColumn = (person: PersonTexts): { search_words: SQL<string> } => ({ search_words: vectorOf(personTerms(person)) })

/** Adds the words of members' names to the vocabulary that mistyped queries are compared with. Call it in the transaction that writes the pages. */
export const learnPersonWords = (tx: Pick<Tx, 'insert'>, people: readonly PersonTexts[]): Promise<void> => rememberWords(tx, people.flatMap(personTerms))
