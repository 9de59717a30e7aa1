import { type Column, type SQL, sql } from 'drizzle-orm'
import { canon } from '#contract/core/text.ts'
import { lowerSql } from '../../../db/search/lower-sql.ts'

/** Bangla digits, and invisible characters: `canon` folds the digits and drops the invisible ones. */
const FOLDED = '০১২৩৪৫৬৭৮৯\u00ad\u200b\u200c\u200d\ufeff'
const DIGITS = '0123456789'
/** What is shorter is in too many numbers to mean one. */
const FEWEST_OF_NUMBER = 3

/** Where a search looks: what people call themselves, and what stands for them. */
interface Searched {
  names: readonly Column[]
  numbers: readonly Column[]
  phone: Column
}

/**
 * What a search asks of rows: every word of it stands somewhere in their names or numbers, in any case and with either digits; or it is a
 * part of their phone number, however it is written. Undefined where nothing is asked.
 */
export function fits(q: string | undefined, { names, numbers, phone }: Searched): SQL | undefined {
  const words = canon(q ?? '')
    .replaceAll('#', ' ')
    .split(/\s+/u)
    .filter(Boolean)
  if (words.length === 0) return undefined
  const short = words.filter(({ length }) => length < FEWEST_OF_NUMBER)
  const long = words.filter((word) => !short.includes(word))
  const found = [...holdsAll(names, short), ...holdsAll([...names, ...numbers], long)]
  const digits = words
    .join('')
    .replace(/[().+-]/g, '')
    .replace(/^00/, '')
  const isPhone = digits.length >= FEWEST_OF_NUMBER && /^\d+$/.test(digits)
  return sql`((${sql.join(found, sql` and `)})${isPhone ? sql` or strpos(${phone}, ${digits}) > 0` : sql``})`
}

/** Folded once for all words: that is what takes time. */
const holdsAll = (columns: readonly Column[], words: readonly string[]): SQL[] =>
  words.length === 0 ? [] : [sql`${textOf(columns)} like all (${sql.param(words.map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`))}::text[])`]

function textOf(columns: readonly Column[]): SQL {
  const all = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )
  return sql`translate(${lowerSql(sql`concat_ws(' ', ${all})`)}, ${FOLDED}, ${DIGITS})`
}
