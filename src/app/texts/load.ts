import type { ResourceLanguage } from 'i18next'
import type { Language } from '#contract/core/languages.ts'

/** Brings the texts of one language that the first paint needs: a chunk of its own, precached, so that it also comes without network. */
export const loadTexts = async (language: Language): Promise<ResourceLanguage> => (language === 'bn' ? await import('./bn.ts') : await import('./en.ts')).texts
