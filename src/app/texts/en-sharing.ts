import { textsByNoun } from './by-noun.ts'

/** The texts of the screen on which one chooses what something shared becomes. */
export const texts = textsByNoun(import.meta.glob(['../../../locales/en/sharing.json'], { eager: true, import: 'default' }))
