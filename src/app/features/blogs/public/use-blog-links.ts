import { BLOG_PATH } from '#contract/core/detail-paths.ts'
import { type ThingLinks, useThingLinks } from '../../../ui/lists/use-thing-links.ts'
import { thingAhead } from '../../../wire/ask-thing-ahead.ts'

const ask = thingAhead(BLOG_PATH)

/** Links to articles; for preloading they carry `data-blog`. */
export const useBlogLinks = (): ThingLinks => useThingLinks('/blogs', 'blog', ask)
