import { textsByNoun } from './by-noun.ts'

/** The texts of screens on which people join, sign in and look after their account. */
export const texts = textsByNoun(
  import.meta.glob('../../../locales/bn/{accounts,forms,notices,pictures,settings,tickets}.json', { eager: true, import: 'default' }),
)
