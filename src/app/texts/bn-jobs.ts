import { textsByNoun } from './by-noun.ts'

/** The texts of the job portal, and of applying. */
export const texts = textsByNoun(import.meta.glob('../../../locales/bn/{applying,jobs}.json', { eager: true, import: 'default' }))
