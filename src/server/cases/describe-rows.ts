import type { SQL } from 'drizzle-orm'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { Database } from '../db/connection/open.ts'
import type { CaseSubject } from './case-handler.ts'

interface Row extends Record<string, unknown>, Pick<CaseSubject, 'title' | 'path' | 'username' | 'is_removed'> {
  id: number
  /** Markup, or plain text. */
  html: string
  written_at: string
}

/** What cases are about, from a statement with the columns id, title, path, html, username, written_at and is_removed. */
export async function describeRows(db: Pick<Database['db'], 'execute'>, statement: SQL): Promise<Map<number, CaseSubject>> {
  const { rows } = await db.execute<Row>(statement)
  return new Map(rows.map(({ id, html, ...row }) => [id, { ...row, text: textOfHtml(html) }]))
}
