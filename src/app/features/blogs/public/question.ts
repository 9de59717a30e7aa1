import type { BlogQuestion } from '#contract/blogs/blogs-filter.ts'

/** What a reader can take back, one by one. The language has a choice of its own. */
export type ChipName = Exclude<keyof BlogQuestion, 'language'>
const CHIP_NAMES: readonly ChipName[] = ['q', 'category', 'tag', 'author']

export const activeChips = (question: BlogQuestion): ChipName[] => CHIP_NAMES.filter((name) => question[name] !== undefined)

/** The question without one of its parts. */
export const without = (question: BlogQuestion, name: keyof BlogQuestion): BlogQuestion =>
  Object.fromEntries(Object.entries(question).filter(([key]) => key !== name))
