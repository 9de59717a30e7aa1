import type { BlogFilter } from '#contract/blogs/blogs-filter.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { useFilterAddress } from '../../../ui/navigation/use-filter-address.ts'

/** Leads from one filter of the magazine to another. */
export const useMagazineAddress = () => useFilterAddress<BlogFilter>(BLOGS.pages.list)
