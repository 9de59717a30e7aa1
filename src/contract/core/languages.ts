/** The languages of the interface, the default first. @see Specification §9 "Default language" */
export const LANGUAGES = ['en', 'bn'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** The cookie in which the language switch tells the server what an unprefixed path is to be answered in. */
export const LANGUAGE_COOKIE = 'lang'

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)
