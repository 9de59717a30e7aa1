import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/core/languages.ts'

/** The language that the switch left in the cookie, for addresses that name none. */
export function cookieLanguage(cookies: string | undefined): Language {
  for (const pair of cookies?.split(';') ?? []) {
    const [name, value] = pair.split('=')
    if (name?.trim() === LANGUAGE_COOKIE && isLanguage(value?.trim())) return value?.trim() as Language
  }
  return DEFAULT_LANGUAGE
}
