import type { ResourceLanguage } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { type FirstNoun, TEXT_SETS, type TextSet } from '#contract/texts-of-screens.ts'

const files = import.meta.glob<ResourceLanguage[string]>(['../../../locales/*/*.json', '!**/heads.json'], { import: 'default' })

/** Brings a set of texts in one language, by namespace: one file, which the build makes of them. */
export async function loadTextSet(set: TextSet, language: Language): Promise<ResourceLanguage> {
  const texts = TEXT_SETS[set].map(async (namespace) => [namespace, await files[`../../../locales/${language}/${namespace}.json`]?.()])
  return Object.fromEntries(await Promise.all(texts))
}

/** Brings the texts of one language that the first paint needs: they are precached, so that they also come without network. */
export async function loadTexts(language: Language, noun: FirstNoun = 'events'): Promise<ResourceLanguage> {
  const [first, own] = await Promise.all([loadTextSet('first', language), loadTextSet(noun, language)])
  return { ...first, ...own }
}
