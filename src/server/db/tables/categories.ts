import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What the market is divided into, across its kinds: events, jobs and articles name one of these, the first two through a category of their own. */
export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  title_bn: text().notNull(),
  /** Address of its picture. */
  icon: text().notNull(),
  tone: integer().notNull().default(0),
  position: integer().notNull().default(0),
})
