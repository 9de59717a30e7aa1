import type { ResourceLanguage } from 'i18next'

/** Every text in this language, in one chunk: switching works offline once it is on the phone. */
export const texts: ResourceLanguage = Object.fromEntries(
  Object.entries(import.meta.glob<ResourceLanguage[string]>('../../../locales/en/*.json', { eager: true, import: 'default' })).map(([file, keys]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
    keys,
  ]),
)
