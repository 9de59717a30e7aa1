import type { BlogFilter } from '#contract/blogs/blogs-filter.ts'

/** What a reader can take back, one by one. The language has a choice of its own. */
export type ChipName = Exclude<keyof BlogFilter, 'language'>
const CHIP_NAMES: readonly ChipName[] = ['q', 'category', 'tag', 'author']

export const activeChips = (filter: BlogFilter): ChipName[] => CHIP_NAMES.filter((name) => filter[name] !== undefined)

/** The filter without one of its parts. */
export const without = (filter: BlogFilter, name: keyof BlogFilter): BlogFilter => Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name))
