import type { BlogCard } from '#contract/blogs/blogs.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { imageAt, READING_WIDTH } from '#contract/core/images.ts'
import { type ItemBookmarks, useItemBookmarks } from '../../../state/bookmarks/use-item-bookmarks.ts'

type Keepable = Pick<BlogCard, 'id' | 'title' | 'thumbnail'>

/**
 * The bookmark buttons of articles.
 * @param untitled what one without a title is called. @param picturesOfText stored paths; of a card they are not known, and come once its text is here.
 */
export const useBlogBookmarks = (blogs: readonly Keepable[], untitled: string, picturesOfText: readonly string[] = []): ItemBookmarks =>
  useItemBookmarks(BLOGS, blogs, {
    dataKey: 'blog',
    bookmarkOf: ({ title, thumbnail }) => ({
      title: title || untitled,
      images: [thumbnail ?? [], ...picturesOfText].flat().map((path) => imageAt(path, READING_WIDTH)),
    }),
  })
