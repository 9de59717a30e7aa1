import { textsByNoun } from './by-noun.ts'

/** The texts of the screens of those who sell, and of the gate. */
export const texts = textsByNoun(import.meta.glob('../../../locales/bn/{dashboard,editor,gallery,gate,sales,selling}.json', { eager: true, import: 'default' }))
