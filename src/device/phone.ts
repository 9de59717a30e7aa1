import { get, set } from 'idb-keyval'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import { announce } from './messages.ts'
import { storeOf } from './stores.ts'

const LANGUAGE = 'language'

/** Whether a language was chosen since this page was opened. */
let isChosen = false
/** One after another, so that the last one stands. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Tells the worker, which has no localStorage, in which language the page is. A language that was chosen on this page stands. On a phone without
 * room the worker goes by addresses alone, and the cookie still knows.
 */
export const rememberLanguage = (language: Language): Promise<unknown> => inTurn(async () => isChosen || store(language))

/** The user has chosen this language: the worker knows it from now on, and other tabs follow. */
export function chooseLanguage(language: Language): Promise<unknown> {
  isChosen = true
  return inTurn(async () => {
    if (await store(language)) announce({ type: 'language-changed', language })
  })
}

function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/** @returns whether it is another language than before; on a phone without room nothing is known of before. */
async function store(language: Language): Promise<boolean> {
  if ((await readLanguage().catch(unlessFull)) === language) return false
  await set(LANGUAGE, language, storeOf('device')).catch(unlessFull)
  return true
}

function unlessFull(cause: unknown): void {
  if (!(cause instanceof Problem)) throw cause
}

/** The language the user reads on this phone; null before any was chosen. */
export async function readLanguage(): Promise<Language | null> {
  const language = await get<unknown>(LANGUAGE, storeOf('device'))
  return isLanguage(language) ? language : null
}
