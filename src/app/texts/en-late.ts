import { textsByNoun } from './by-noun.ts'

/** The texts of this language that nobody reads while all goes well. */
export const texts = textsByNoun(import.meta.glob('../../../locales/en/problems.json', { eager: true, import: 'default' }))
