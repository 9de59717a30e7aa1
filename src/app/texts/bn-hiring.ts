import { textsByNoun } from './by-noun.ts'

/** The texts of the screens of those who hire. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/bn/hiring.json'], { eager: true, import: 'default' }))
