import { type Column, type SQL, sql } from 'drizzle-orm'
import { canon } from '#contract/core/text.ts'

/** Bangla digits, and characters that nobody sees: `canon` folds the one and drops the other. */
const FOLDED = '০১২৩৪৫৬৭৮৯\u00ad\u200b\u200c\u200d\ufeff'
const DIGITS = '0123456789'
const FEWEST_DIGITS = 3

/**
 * What a question asks of rows: every word of it stands somewhere in their texts, in any case and with either digits; or it is a part of
 * their phone number, however it is written. Undefined where nothing is asked.
 */
export function fits(q: string | undefined, texts: readonly Column[], phone: Column): SQL | undefined {
  const words = canon(q ?? '')
    .replaceAll('#', ' ')
    .split(/\s+/u)
    .filter(Boolean)
  if (words.length === 0) return undefined
  const all = sql.join(
    [...texts, phone].map((column) => sql`${column}`),
    sql`, `,
  )
  const text = sql`translate(lower(concat_ws(' ', ${all})), ${FOLDED}, ${DIGITS})`
  const inText = words.map((word) => sql`strpos(${text}, ${word}) > 0`)
  const digits = words
    .join('')
    .replace(/[().+-]/g, '')
    .replace(/^00/, '')
  const isNumber = digits.length >= FEWEST_DIGITS && /^\d+$/.test(digits)
  return sql`((${sql.join(inText, sql` and `)})${isNumber ? sql` or strpos(${phone}, ${digits}) > 0` : sql``})`
}
