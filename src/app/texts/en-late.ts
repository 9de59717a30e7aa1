import { textsByNoun } from './by-noun.ts'

/** The texts of this language that every page may come to need, but not at once: of problems, of the signed-in shell, of choosing tickets. */
export const texts = textsByNoun(
  import.meta.glob(
    [
      '../../../locales/en/*.json',
      '!**/{accounts,applying,blogs,categories,commenting,comments,common,dashboard,editor,events,forms,gallery,gate,heads,hiring,home,jobs,moderation,notices,orders,outbox,pictures,sales,search,selling,settings,sharing,tickets,ui,writing}.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
