import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { QueryOf, StreamedDownload } from '#contract/core/endpoint.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import type { exportDaybook } from '#contract/daybook/daybook.ts'
import { daybookHeading, daybookRow } from '#contract/daybook/daybook-csv.ts'
import { DAYBOOK_LIMITS } from '#contract/daybook/daybook-rules.ts'
import type { Database } from '../../db/connection/open.ts'
import { daybook_entries } from '../../db/tables/daybook.ts'
import { csvStream } from '../../http/responses/csv-stream.ts'

const { id, seller: owner, kind, amount, day, note, person, phone } = daybook_entries
/** Rows that are read at once. */
const AT_ONCE = 2000
type Reader = Pick<Database['db'], 'select' | '$count'>

interface Span {
  from: string
  until: string
}

/**
 * A seller's entries of a span of days as CSV, the oldest first: read and sent page by page.
 * @throws {Problem} bad-input — `until`: before the first day, or more entries than one table may have.
 */
export async function exportEntries(
  db: Reader,
  seller: number,
  { from, until, language = DEFAULT_LANGUAGE }: QueryOf<typeof exportDaybook>,
): Promise<StreamedDownload> {
  if (until < from) throw new Problem('bad-input', { fields: { until: 'ends-before-start' } })
  const count = await db.$count(daybook_entries, and(eq(owner, seller), between(day, from, until)))
  if (count > DAYBOOK_LIMITS.csvRows) throw new Problem('bad-input', { fields: { until: 'too-many' } })
  const rows = pages(db, seller, { from, until })
  return { stream: () => csvStream(daybookHeading(language), asCells(rows, language)), type: 'text/csv', file_name: `day-book-${from}-${until}.csv` }
}

async function* pages(db: Reader, seller: number, { from, until }: Span) {
  let after = { day: from, id: 0 }
  for (;;) {
    const page = await db
      .select({ id, day, kind, amount, person, phone, note })
      .from(daybook_entries)
      .where(and(eq(owner, seller), sql`(${day}, ${id}) > (${after.day}::date, ${after.id}::integer)`, sql`${day} <= ${until}::date`))
      .orderBy(asc(day), asc(id))
      .limit(AT_ONCE)
    yield page
    if (page.length < AT_ONCE) return
    after = page.at(-1) ?? after
  }
}

async function* asCells(all: AsyncIterable<readonly Parameters<typeof daybookRow>[0][]>, language: Language) {
  for await (const page of all) yield page.map((row) => daybookRow(row, language))
}
