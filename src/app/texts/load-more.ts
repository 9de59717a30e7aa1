import type { ResourceLanguage } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { TEXT_SETS, type TextSet } from '#contract/texts-of-screens.ts'
import { loadFirst } from './load.ts'

const files = import.meta.glob<ResourceLanguage[string]>(
  ['../../../locales/*/*.json', '!**/{blogs,buying,comments,common,events,heads,home,jobs,posts,products,search,services,ui}.json'],
  { import: 'default' },
)

/** Brings a set of texts in one language, by namespace: one file for each, which the build makes of them. */
export async function loadTextSet(set: TextSet, language: Language): Promise<ResourceLanguage> {
  const texts = TEXT_SETS[set].map(async (namespace) => [
    namespace,
    await (loadFirst(namespace, language) ?? files[`../../../locales/${language}/${namespace}.json`]?.()),
  ])
  return Object.fromEntries(await Promise.all(texts))
}
