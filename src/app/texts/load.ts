import type { ResourceLanguage } from 'i18next'
import type { Language } from '#contract/core/languages.ts'

/** Nouns whose screens visitors come to first: each has its texts in a chunk of its own. */
export type FirstNoun = 'events' | 'home' | 'jobs' | 'blogs'

/** Brings the texts of one noun. */
export async function loadTextsOf(noun: FirstNoun, language: Language): Promise<ResourceLanguage> {
  const isBangla = language === 'bn'
  if (noun === 'home') return (isBangla ? await import('./bn-home.ts') : await import('./en-home.ts')).texts
  if (noun === 'jobs') return (isBangla ? await import('./bn-jobs.ts') : await import('./en-jobs.ts')).texts
  if (noun === 'blogs') return (isBangla ? await import('./bn-blogs.ts') : await import('./en-blogs.ts')).texts
  return (isBangla ? await import('./bn-events.ts') : await import('./en-events.ts')).texts
}

/** Brings the texts of one language that the first paint needs: in chunks of their own, precached, so that they also come without network. */
export async function loadTexts(language: Language, noun: FirstNoun = 'events'): Promise<ResourceLanguage> {
  const [all, own] = await Promise.all([language === 'bn' ? import('./bn.ts') : import('./en.ts'), loadTextsOf(noun, language)])
  return { ...all.texts, ...own }
}
