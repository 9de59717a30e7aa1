import { textsByNoun } from './by-noun.ts'

/** The texts of Home, of the categories and of the search. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/en/{categories,home,search}.json'], { eager: true, import: 'default' }))
