import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/connection/open.ts'
import { limitEmails } from '#server/features/events/tickets/limit-emails.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const database = useDatabase()

/** Names of statements that stay with the one connection which is used. */
async function namesLeftBehind(url: string): Promise<string[]> {
  const opened = await openDatabase({ url, dataFolder: '', label: 'pooled test', log: () => undefined })
  try {
    await opened.pool.query({ name: 'by-name', text: 'select $1::int as one', values: [1] })
    await limitEmails(opened)({ buyer: 1, email: 'shirin@mail.example' })
    return (await opened.pool.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(({ name }) => name)
  } finally {
    await opened.close()
  }
}

it('behind PgBouncer no statement keeps a name, which the next client of a connection would meet', async () => {
  expect(await namesLeftBehind(database.url)).toContain('by-name')
  expect(await namesLeftBehind(`${database.url}?pgbouncer=true`)).toEqual([])
})
