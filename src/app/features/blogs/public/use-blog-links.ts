import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { type ThingLinks, useThingLinks } from '../../../ui/lists/use-thing-links.ts'
import { thingAhead } from '../../../wire/ask-thing-ahead.ts'

const ask = thingAhead(BLOGS.api.one)

/** Links to articles; for preloading they carry `data-blog`. */
export const useBlogLinks = (): ThingLinks => useThingLinks(BLOGS.pages.one, 'blog', ask)
