import type { Language } from './languages.ts'

/** Words that are read in a minute. Those of Bangla are longer. */
const WORDS_PER_MINUTE: Record<Language, number> = { en: 200, bn: 170 }

/** Words of a plain text: what has a letter or a digit in it. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Minutes that reading so many words takes, one at least. */
export const readingMinutes = (words: number, language: Language): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]))
