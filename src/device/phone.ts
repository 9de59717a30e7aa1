import { get, set } from 'idb-keyval'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import { announce } from './messages.ts'
import { storeOf } from './stores.ts'

const LANGUAGE = 'language'

/**
 * Tells the worker, which has no localStorage, which language the user reads. Other tabs hear of it. On a phone without room the
 * worker goes by addresses alone, and the cookie still knows.
 */
export async function rememberLanguage(language: Language): Promise<void> {
  if ((await readLanguage().catch(unlessFull)) === language) return
  await set(LANGUAGE, language, storeOf('device')).catch(unlessFull)
  announce({ type: 'language-changed', language })
}

function unlessFull(cause: unknown): void {
  if (!(cause instanceof Problem)) throw cause
}

/** The language the user reads on this phone; null before any was chosen. */
export async function readLanguage(): Promise<Language | null> {
  const language = await get<unknown>(LANGUAGE, storeOf('device'))
  return isLanguage(language) ? language : null
}
