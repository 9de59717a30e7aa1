import { sql } from 'drizzle-orm'
import type { SeedDb } from './seed-transaction.ts'

interface Records {
  table: string
  columns: readonly string[]
  rows: readonly object[]
}

/** Many rows by one statement, whatever their number: columns by their names, values as JSON has them. @returns the ids that they were given, in their order */
export async function insertRecords(db: Pick<SeedDb, 'execute'>, { table, columns, rows }: Records): Promise<number[]> {
  if (rows.length === 0) return []
  const names = columns.map((name) => `"${name}"`).join(', ')
  const { rows: made } = await db.execute<{ id: number }>(sql`
    insert into ${sql.raw(table)} (${sql.raw(names)})
    select ${sql.raw(columns.map((name) => `given."${name}"`).join(', '))} from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb) as given
    returning id`)
  return made.map(({ id }) => Number(id))
}
