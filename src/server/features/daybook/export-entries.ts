import { and, asc, eq, sql } from 'drizzle-orm'
import { csvFile } from '#contract/core/csv.ts'
import type { Download, QueryOf } from '#contract/core/endpoint.ts'
import { DEFAULT_LANGUAGE } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import type { exportDaybook } from '#contract/daybook/daybook.ts'
import { daybookHeading, daybookRow } from '#contract/daybook/daybook-csv.ts'
import { DAYBOOK_LIMITS } from '#contract/daybook/daybook-rules.ts'
import type { Database } from '../../db/connection/open.ts'
import { daybook_entries } from '../../db/tables/daybook.ts'

const { id, seller: owner, kind, amount, day, note, person, phone } = daybook_entries
/** Rows that are read at once. */
const AT_ONCE = 5000
type Cells = (string | number)[][]

/**
 * A seller's entries of a span of days as CSV, the oldest first.
 * @throws {Problem} bad-input — `until`: before the first day, or more entries than one table may have.
 */
export async function exportEntries(
  db: Pick<Database['db'], 'select'>,
  seller: number,
  { from, until, language = DEFAULT_LANGUAGE }: QueryOf<typeof exportDaybook>,
): Promise<Download> {
  if (until < from) throw new Problem('bad-input', { fields: { until: 'ends-before-start' } })
  const rows: Cells = [daybookHeading(language)]
  let after = { day: from, id: 0 }
  for (let read = AT_ONCE; read === AT_ONCE; ) {
    const page = await db
      .select({ id, day, kind, amount, person, phone, note })
      .from(daybook_entries)
      .where(and(eq(owner, seller), sql`(${day}, ${id}) > (${after.day}::date, ${after.id}::integer)`, sql`${day} <= ${until}::date`))
      .orderBy(asc(day), asc(id))
      .limit(AT_ONCE)
    for (const row of page) rows.push(daybookRow(row, language))
    if (rows.length > DAYBOOK_LIMITS.csvRows + 1) throw new Problem('bad-input', { fields: { until: 'too-many' } })
    after = page.at(-1) ?? after
    read = page.length
  }
  return { bytes: new TextEncoder().encode(csvFile(rows)), type: 'text/csv', file_name: `day-book-${from}-${until}.csv` }
}
