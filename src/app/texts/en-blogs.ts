import { textsByNoun } from './by-noun.ts'

/** The texts of the E-MAGAZINE and of the comments on it. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/en/{blogs,comments}.json'], { eager: true, import: 'default' }))
