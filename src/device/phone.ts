import { get, set } from 'idb-keyval'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import { announce } from './messages.ts'
import { storeOf } from './stores.ts'

const LANGUAGE = 'language'

/** Tells the worker, which has no localStorage, which language the user reads. Other tabs hear of it. */
export async function rememberLanguage(language: Language): Promise<void> {
  if ((await readLanguage()) === language) return
  await set(LANGUAGE, language, storeOf('device'))
  announce({ type: 'language-changed', language })
}

/** The language the user reads on this phone; null before any was chosen. */
export async function readLanguage(): Promise<Language | null> {
  const language = await get<unknown>(LANGUAGE, storeOf('device'))
  return isLanguage(language) ? language : null
}
