import { sql } from 'drizzle-orm'
import { fold } from '#contract/core/text.ts'
import { type AskedWords, correctedWords, doubtfulWords, writtenWords } from '#contract/core/word-search.ts'
import type { Database } from '../connection/open.ts'
import { LISTINGS } from '../resources.ts'

const MOST_FOUND = 200

/** Whether a public row has the word: what stands in drafts only, or in what was taken off again, is not told. */
const IS_PUBLIC = sql`(${sql.join(
  LISTINGS.map(({ searchTerms }) => sql`exists (select from ${searchTerms.publicRows} and search_words @@ said.query)`),
  sql` or `,
)})`

/** The letters of each script that are left after folding. */
const foldedBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter((letter) => fold(letter) === letter)
const BANGLA = foldedBetween(0x0980, 0x09fe)
const LATIN = foldedBetween(0x61, 0x7a)

/**
 * The words with the public words of the market that are one letter away from them; null when there are none.
 * Every possible slip is looked up by itself, some hundred per word: that costs the same however many words the market knows, which
 * comparing with all of them does not.
 */
export async function correctWords(db: Pick<Database['db'], 'execute'>, words: AskedWords): Promise<AskedWords | null> {
  const doubtful = doubtfulWords(writtenWords(words))
  if (!doubtful.length) return null
  // As one text: the driver would look through each for what has to be quoted.
  const slips = [...new Set(doubtful.flatMap(slipsOf))].join(' ')
  const { rows } = await db.execute<{ word: string }>(
    sql`
      select word from search_vocabulary cross join lateral (select quote_literal(word)::tsquery as query) as said
      where word = any(string_to_array(${slips}, ' ')) and ${IS_PUBLIC} order by word limit ${MOST_FOUND}`,
  )
  return correctedWords(
    words,
    rows.map(({ word }) => word),
  )
}

interface Read<Row> {
  /** As they were asked. */
  words: AskedWords
  /** Of the page that this one goes on from, if any: whether its words were corrected. */
  after: { is_corrected: boolean } | null
  read: (words: AskedWords) => Promise<Row[]>
}

/** Corrects the words only when the first page is empty, and then on every later page, so that a list never changes its mind. */
export async function readOrCorrect<Row>(
  db: Pick<Database['db'], 'execute'>,
  { words, after, read }: Read<Row>,
): Promise<{ rows: Row[]; is_corrected: boolean }> {
  if (!after?.is_corrected) {
    const rows = await read(words)
    if (rows.length || after) return { rows, is_corrected: false }
  }
  const corrected = await correctWords(db, words)
  return { rows: corrected ? await read(corrected) : [], is_corrected: true }
}

/** Every text that one letter left out, exchanged or added makes of a word. */
function slipsOf(word: string): string[] {
  const letters = /\p{Script=Bengali}/u.test(word) ? BANGLA : LATIN
  const slips: string[] = []
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after, rest] = [word.slice(0, at), word.slice(at), word.slice(at + 1)]
    if (at < word.length) slips.push(before + rest)
    for (const letter of letters) {
      slips.push(before + letter + after)
      if (at < word.length) slips.push(before + letter + rest)
    }
  }
  return slips
}
