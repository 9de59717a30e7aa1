import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { type ItemLinks, useItemLinks } from '../../../ui/lists/use-item-links.ts'
import { prefetchItem } from '../../../wire/prefetch-item.ts'

const ask = prefetchItem(BLOGS.api.one)

/** Links to articles; for preloading they carry `data-blog`. */
export const useBlogLinks = (): ItemLinks => useItemLinks(BLOGS.pages.one, 'blog', ask)
