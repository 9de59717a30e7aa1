import type { ResourceLanguage } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { type FirstNoun, TEXT_SETS, type TextSet } from '#contract/texts-of-screens.ts'

/** Of every page, and of the nouns whose screens visitors come to first. All others come with texts/load-more.ts: a list of files is long, too. */
const files = import.meta.glob<ResourceLanguage[string]>(
  '../../../locales/*/{blogs,buying,comments,common,events,home,jobs,posts,products,search,services,ui}.json',
  {
    import: 'default',
  },
)

/** Brings the texts of one namespace in one language; undefined where it is not among these. */
export const loadFirst = (namespace: string, language: Language): Promise<ResourceLanguage[string]> | undefined =>
  files[`../../../locales/${language}/${namespace}.json`]?.()

async function loadSet(set: TextSet, language: Language): Promise<ResourceLanguage> {
  const texts = TEXT_SETS[set].map(async (namespace) => [namespace, await loadFirst(namespace, language)])
  return Object.fromEntries(await Promise.all(texts))
}

/** Brings the texts of one language that the first paint needs: they are precached, so that they also come without network. */
export async function loadTexts(language: Language, noun: FirstNoun = 'events'): Promise<ResourceLanguage> {
  const [first, own] = await Promise.all([loadSet('first', language), loadSet(noun, language)])
  return { ...first, ...own }
}
