import { textsByNoun } from './by-noun.ts'

/** The texts that screens show at once in this language, in one chunk. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/bn/*.json', '!**/problems.json'], { eager: true, import: 'default' }))
