import type { ResourceLanguage } from 'i18next'
import type { Language } from '#contract/core/languages.ts'

/** Brings the texts that every page may come to need. */
export const loadLateTexts = async (language: Language): Promise<ResourceLanguage> =>
  (language === 'bn' ? await import('./bn-late.ts') : await import('./en-late.ts')).texts

/** Brings those of the screens on which people join, sign in, order and look after what is theirs. */
export const loadOwnTexts = async (language: Language): Promise<ResourceLanguage> =>
  (language === 'bn' ? await import('./bn-own.ts') : await import('./en-own.ts')).texts

/** Brings those of applying for jobs. */
export const loadApplyingTexts = async (language: Language): Promise<ResourceLanguage> =>
  (language === 'bn' ? await import('./bn-applying.ts') : await import('./en-applying.ts')).texts

/** Brings those of hiring. */
export const loadHiringTexts = async (language: Language): Promise<ResourceLanguage> =>
  (language === 'bn' ? await import('./bn-hiring.ts') : await import('./en-hiring.ts')).texts

/** Brings those of the screens of those who sell, and of the gate. */
export const loadSellingTexts = async (language: Language): Promise<ResourceLanguage> =>
  (language === 'bn' ? await import('./bn-selling.ts') : await import('./en-selling.ts')).texts

/** Brings those of what other apps share. */
export const loadSharingTexts = async (language: Language): Promise<ResourceLanguage> =>
  (language === 'bn' ? await import('./bn-sharing.ts') : await import('./en-sharing.ts')).texts

/** Brings those of writing for the E-MAGAZINE, and of looking after what was written. */
export const loadWritingTexts = async (language: Language): Promise<ResourceLanguage> =>
  (language === 'bn' ? await import('./bn-writing.ts') : await import('./en-writing.ts')).texts
