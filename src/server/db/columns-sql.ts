import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { iso } from './wire-time.ts'

/**
 * Columns for a select list, as an answer shows them: under their own names, moments as ISO 8601.
 * @param alias of the table in the statement
 */
export function columnsSql<Table extends PgTable>(table: Table, alias: string, names: readonly (keyof Table['_']['columns'] & string)[]): SQL {
  const columns = getTableColumns(table)
  const selected = names.map((key) => {
    const column = columns[key]
    if (!column) throw new TypeError(`no column ${key}`)
    const name = sql.identifier(column.name)
    const value = sql`${sql.identifier(alias)}.${name}`
    return column.getSQLType() === 'timestamp with time zone' ? sql`${iso(value)} as ${name}` : value
  })
  return sql.join(selected, sql`, `)
}
