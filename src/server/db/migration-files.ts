import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Migration {
  /** Unchanging; the file name without `.sql`. */
  name: string
  sql: string
  /** SHA-256 of the text, blind to how a checkout ends its lines. */
  checksum: string
}

/** Where the committed migrations lie, beside this file. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** The migrations in the order in which they are applied, as drizzle-kit's journal lists them. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8'))
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql = (await readFile(join(folder, `${tag}.sql`), 'utf8')).replaceAll('\r\n', '\n')
      return { name: tag, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
