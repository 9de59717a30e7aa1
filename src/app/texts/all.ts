import type { Resource, ResourceLanguage } from 'i18next'

const files = import.meta.glob<ResourceLanguage[string]>('../../../locales/*/*.json', { eager: true, import: 'default' })

/** All texts in all languages, for the server. */
export const ALL_TEXTS: Resource = {}
for (const [file, keys] of Object.entries(files)) {
  const [language = '', namespace = ''] = file.slice(0, -'.json'.length).split('/').slice(-2)
  ALL_TEXTS[language] = { ...ALL_TEXTS[language], [namespace]: keys }
}
