import { textsByNoun } from './by-noun.ts'

/** What pages say of themselves to search engines: only the server writes it. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/en/heads.json'], { eager: true, import: 'default' }))
