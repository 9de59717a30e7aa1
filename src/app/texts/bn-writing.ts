import { textsByNoun } from './by-noun.ts'

/** The texts of writing for the E-MAGAZINE, and of looking after it. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/bn/{moderation,writing}.json'], { eager: true, import: 'default' }))
