import { textsByNoun } from './by-noun.ts'

/** The texts of the events that visitors come to first. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/bn/events.json'], { eager: true, import: 'default' }))
