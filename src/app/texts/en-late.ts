import { textsByNoun } from './by-noun.ts'

/** All other texts of this language: of problems, and of screens that nobody opens first. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/en/*.json', '!**/{common,events,ui}.json'], { eager: true, import: 'default' }))
