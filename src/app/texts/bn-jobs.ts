import { textsByNoun } from './by-noun.ts'

/** The texts of the job portal. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/bn/jobs.json'], { eager: true, import: 'default' }))
