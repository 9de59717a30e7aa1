import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/core/languages.ts'
import { preferredLanguage } from '#contract/core/preferred-language.ts'

/** What a request says of its reader's language. */
interface LanguageHeaders {
  cookie: string | null | undefined
  acceptLanguage: string | null | undefined
}

/** For addresses that name no language: the one that the switch left in the cookie, else the one that the browser prefers. */
export const pageLanguage = ({ cookie, acceptLanguage }: LanguageHeaders): Language =>
  cookieLanguage(cookie) ?? preferredLanguage(acceptLanguage) ?? DEFAULT_LANGUAGE

function cookieLanguage(cookies: string | null | undefined): Language | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const [name, value] = pair.split('=')
    if (name?.trim() === LANGUAGE_COOKIE && isLanguage(value?.trim())) return value?.trim() as Language
  }
  return undefined
}
