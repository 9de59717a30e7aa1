/** The search of a list among rows that come from the phone. Apart from filters, since words, sounds and synonyms come along, which no page needs. */
import { rowsWithWords } from './word-search.ts'

/** What must be known of a list to search it. */
export interface SearchableList<Card, Values> {
  filter: { fits: (card: Card, values: Values, now: number) => boolean }
  /** The order that is asked for. */
  compare: (values: Values) => (a: Card, b: Card) => number
}

/**
 * The rows that fit, in the order that is asked for. Words match folded and as prefixes; where they find nothing, those are tried that are one
 * letter away from words of the rows: as the service does it over its own.
 * @param now milliseconds since the epoch
 */
export function searchRows<Card, Values extends { q?: string | undefined }, Row extends { facts: Card; words: readonly string[] }>(
  { filter, compare }: SearchableList<Card, Values>,
  rows: readonly Row[],
  { values, now }: { values: Values; now: number },
): Row[] {
  const open = rows.filter(({ facts }) => filter.fits(facts, values, now))
  const order = compare(values)
  return rowsWithWords(rows, open, values.q ?? '').sort((a, b) => order(a.facts, b.facts))
}
