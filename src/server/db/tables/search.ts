import { customType, pgTable } from 'drizzle-orm/pg-core'

/** Words already folded by contract/core/text.ts; the database never parses text itself, because its parsers tear Bangla. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** In code-point order whatever the database's own language is: only so can an index answer "begins with". */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Every folded word that some event was written with; a mistyped query looks here for its nearest neighbours. */
export const search_vocabulary = pgTable('search_vocabulary', { word: plainText().primaryKey() })
