import { textsByNoun } from './by-noun.ts'

/** The texts of screens on which people join, sign in, order and look after what is theirs. */
export const texts = textsByNoun(
  import.meta.glob('../../../locales/en/{accounts,commenting,forms,notices,orders,outbox,pictures,settings,tickets}.json', { eager: true, import: 'default' }),
)
