import { textsByNoun } from './by-noun.ts'

/** The texts that every screen needs at once. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/en/{common,ui}.json'], { eager: true, import: 'default' }))
