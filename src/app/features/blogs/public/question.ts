import type { BlogFilter } from '#contract/blogs/blogs-filter.ts'

/** What a reader can take back, one by one. The language has a choice of its own. */
export type ChipName = Exclude<keyof BlogFilter, 'language'>
const CHIP_NAMES: readonly ChipName[] = ['q', 'category', 'tag', 'author']

export const activeChips = (question: BlogFilter): ChipName[] => CHIP_NAMES.filter((name) => question[name] !== undefined)

/** The question without one of its parts. */
export const without = (question: BlogFilter, name: keyof BlogFilter): BlogFilter =>
  Object.fromEntries(Object.entries(question).filter(([key]) => key !== name))
