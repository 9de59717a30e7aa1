import { createInstance, type i18n as I18n, type Resource, type ResourceLanguage } from 'i18next'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { formatterFor } from '#contract/core/format.ts'
import { isLanguage, type Language } from '#contract/core/languages.ts'

/** Makes the texts of one page: on the server one per request, so that no reader sees another's language. */
export function makeTexts(language: Language, resources: Resource): I18n {
  const texts = createInstance()
  void texts.init({
    lng: language,
    resources,
    defaultNS: 'common',
    fallbackLng: false,
    // React escapes. The limits stand in the text of a problem, which is shown in many places.
    interpolation: { escapeValue: false, defaultVariables: UNVERIFIED_LIMITS },
    initAsync: false,
    showSupportNotice: false,
    returnEmptyString: false,
    // Texts that are added late are shown by the components that asked for them before.
    react: { useSuspense: false, bindI18nStore: 'added' },
  } as Parameters<typeof texts.init>[0])
  // `{{count, number}}` in the reader's digits; the one formatting module does it.
  texts.services.formatter?.add('number', (value: number, lng) => formatterFor(isLanguage(lng) ? lng : language).number(value))
  return texts
}

/** Adds a language to texts that run already. */
export function addTexts(texts: I18n, language: Language, resource: ResourceLanguage): void {
  for (const [noun, keys] of Object.entries(resource)) texts.addResourceBundle(language, noun, keys)
}
