import { defineConfig } from 'drizzle-kit'

/** Writes the next migration from the tables: `drizzle-kit generate`. They are applied by src/server/db/migrate.ts. */
export default defineConfig({ dialect: 'postgresql', schema: './src/server/db/tables/*.ts', out: './src/server/db/migrations' })
