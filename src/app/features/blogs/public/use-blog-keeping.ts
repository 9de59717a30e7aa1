import { type MouseEvent, useState } from 'react'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { imageAt, READING_WIDTH } from '#contract/core/images.ts'
import { bookmarkKey, useBookmarks } from '../../../state/bookmarks/bookmarks.ts'

type Keepable = Pick<BlogCard, 'id' | 'title' | 'thumbnail'>

/** What a heart needs to know and to do. */
export interface BlogKeeping {
  isKept: (blogId: number) => boolean
  /** Whether it can be shown without network now. */
  isReady: (blogId: number) => boolean
  /** For a button that carries `data-blog`. */
  toggle: (event: MouseEvent<HTMLButtonElement>) => void
  /** The phone refused to keep the last one. */
  failed: boolean
}

/**
 * The hearts of a screen. What is saved is asked of the phone late, by the page's start.
 * @param untitled what one without a title is called. @param picturesOfText stored paths; of a card they are not known, and come once its text is here.
 */
export function useBlogKeeping(blogs: readonly Keepable[], untitled: string, picturesOfText: readonly string[] = []): BlogKeeping {
  const { keys, ready, toggle } = useBookmarks()
  const [failed, setFailed] = useState(false)
  const keyOf = (id: number) => bookmarkKey({ noun: 'blogs', id })
  return {
    isKept: (blogId) => keys?.has(keyOf(blogId)) ?? false,
    isReady: (blogId) => ready.has(keyOf(blogId)),
    toggle: (press) => {
      const blog = blogs.find((one) => String(one.id) === press.currentTarget.dataset.blog)
      if (!blog) return
      setFailed(false)
      const images = [blog.thumbnail ?? [], ...picturesOfText].flat().map((path) => imageAt(path, READING_WIDTH))
      void toggle({ noun: 'blogs', id: blog.id, title: blog.title || untitled, images }).catch(() => setFailed(true))
    },
    failed,
  }
}
