import type { i18n as I18n } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { TEXT_SETS, type TextSet, textSetsOf } from '#contract/texts-of-screens.ts'
import { addTexts } from './i18n.ts'
import { loadTextSet } from './texts/load-more.ts'

/** Those that every page in a language has, sooner or later. */
const EVERY_PAGE: readonly TextSet[] = ['first', 'events', 'late']

/** No phone fetches them ahead: a language is not refused for the lack of them, and their part of the page is left out. */
const DISPENSABLE: readonly TextSet[] = ['reporting']

/** Brings the texts that a screen needs beside those of the first paint, and the icons of all screens. @param path canonical */
export async function addTextsFor(texts: I18n, language: Language, path: string): Promise<void> {
  await Promise.all([...textSetsOf(path).map((set) => addSet(texts, language, set)), addIcons()])
}

const addIcons = async (): Promise<void> => (await import('./ui/icons/more-icons.ts')).addMoreIcons()

/** Brings all that a page in another language shows in that of its reader. */
export async function addLanguage(texts: I18n, from: Language, to: Language): Promise<void> {
  const sets = (Object.keys(TEXT_SETS) as TextSet[]).filter((set) => EVERY_PAGE.includes(set) || isHere(texts, from, set))
  await Promise.all(sets.map((set) => (DISPENSABLE.includes(set) ? addSet(texts, to, set).catch(() => undefined) : addSet(texts, to, set))))
}

const isHere = (texts: I18n, language: Language, set: TextSet): boolean => texts.hasResourceBundle(language, TEXT_SETS[set][0])

async function addSet(texts: I18n, language: Language, set: TextSet): Promise<void> {
  if (!isHere(texts, language, set)) addTexts(texts, language, await loadTextSet(set, language))
}
