import { sql } from 'drizzle-orm'
import { fold, withinOneEdit } from '#contract/core/text.ts'
import type { AskedWords } from '../../db/event-words.ts'
import type { Database } from '../../db/open.ts'

/** Shorter words have too many neighbours to be corrected; longer ones are not words. */
const SHORTEST_CORRECTED = 4
const LONGEST_CORRECTED = 24
const MOST_CORRECTED = 4
const MOST_NEIGHBOURS = 8
const MOST_FOUND = 200

/** The letters of each script that are left after folding. */
const foldedBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter((letter) => fold(letter) === letter)
const BANGLA = foldedBetween(0x0980, 0x09fe)
const LATIN = foldedBetween(0x61, 0x7a)

// Nobody who mistypes a number means another one, so words with digits stay.
const canBeCorrected = (word: string) => word.length >= SHORTEST_CORRECTED && word.length <= LONGEST_CORRECTED && !/\p{N}/u.test(word)

/**
 * The words with the words of the market that are one letter away from them; null when there are none.
 * Every possible slip is looked up by itself, some hundred per word: that costs the same however many words the market knows, which
 * comparing with all of them does not.
 */
export async function correctWords(db: Database['db'], words: readonly string[]): Promise<AskedWords | null> {
  const doubtful = [...new Set(words.filter(canBeCorrected))].slice(0, MOST_CORRECTED)
  if (!doubtful.length) return null
  const slips = new Set(doubtful.flatMap(slipsOf))
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from search_vocabulary where word = any(${sql.param([...slips])}::text[]) order by word limit ${MOST_FOUND}`,
  )
  const known = rows.map((row) => row.word)
  const near = (word: string) => (doubtful.includes(word) ? known.filter((one) => one !== word && withinOneEdit(one, word)).slice(0, MOST_NEIGHBOURS) : [])
  return known.length ? words.map((word) => [word, ...near(word)]) : null
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
