import type { ResourceLanguage } from 'i18next'

/** Locale files by the noun they are named after: `…/events.json` → `events`. */
export const textsByNoun = (files: Record<string, unknown>): ResourceLanguage =>
  Object.fromEntries(Object.entries(files).map(([file, keys]) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), keys as ResourceLanguage[string]]))
