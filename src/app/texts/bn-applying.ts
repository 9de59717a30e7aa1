import { textsByNoun } from './by-noun.ts'

/** The texts of applying for jobs. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/bn/applying.json'], { eager: true, import: 'default' }))
