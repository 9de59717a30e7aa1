import { textsByNoun } from './by-noun.ts'

/** The texts of this language that every page may come to need, but not at once: of problems, of the signed-in shell, of choosing tickets. */
export const texts = textsByNoun(
  import.meta.glob(
    [
      '../../../locales/bn/*.json',
      '!**/{accounts,applying,common,dashboard,editor,events,forms,gallery,gate,heads,hiring,jobs,notices,orders,outbox,pictures,sales,selling,settings,tickets,ui}.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
