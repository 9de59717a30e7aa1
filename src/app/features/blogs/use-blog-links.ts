import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, SyntheticEvent } from 'react'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { usePrefix } from '../../ui/use-prefix.ts'

/** What every link to an article on a screen shares. */
export interface BlogLinks {
  hrefOf: (blogId: number) => string
  open: (event: MouseEvent<HTMLAnchorElement>) => void
  /** For a link that carries `data-blog`. */
  preload: (event: SyntheticEvent<HTMLAnchorElement>) => void
}

/** Links to articles as plain elements: dozens of them share two functions. */
export function useBlogLinks(): BlogLinks {
  const router = useRouter()
  const prefix = usePrefix()
  return {
    hrefOf: (blogId) => withLanguage(prefix, `/blogs/${blogId}`),
    open: (event) => {
      const href = event.currentTarget.getAttribute('href')
      if (!href || !isPlainClick(event)) return
      event.preventDefault()
      void router.navigate({ href })
    },
    preload: (event) => {
      const blogId = event.currentTarget.dataset.blog
      // A failed guess costs nothing: opening asks again and says what is wrong.
      if (blogId) router.preloadRoute({ to: '/blogs/$blogId', params: { blogId } }).catch(() => undefined)
    },
  }
}
