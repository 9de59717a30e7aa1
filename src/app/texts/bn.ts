import { textsByNoun } from './by-noun.ts'

/** The texts of the screens that visitors come to first, in one chunk. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/bn/{common,events,ui}.json'], { eager: true, import: 'default' }))
