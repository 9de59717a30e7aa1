import { type ThingLinks, useThingLinks } from '../../ui/use-thing-links.ts'

/** Links to articles; for preloading they carry `data-blog`. */
export const useBlogLinks = (): ThingLinks => useThingLinks('/blogs', 'blog')
