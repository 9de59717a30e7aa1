import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, SyntheticEvent } from 'react'
import { withLanguage } from '#contract/core/paths.ts'
import { navigate } from '../navigation/navigate.ts'
import { isPlainClick } from '../navigation/plain-click.ts'
import { usePrefix } from '../navigation/use-prefix.ts'

/** What every link to a thing of one kind on a screen shares. */
export interface ItemLinks {
  hrefOf: (id: number) => string
  open: (event: MouseEvent<HTMLAnchorElement>) => void
  /** For a link that carries the thing's id in its data. */
  preload: (event: SyntheticEvent<HTMLAnchorElement>) => void
}

/**
 * Links to things as plain elements. A screen has dozens of them, and the router's own link costs each a dozen hooks when the page comes to
 * life; these share two functions.
 * @param screen canonical path of the thing's screen, without its id. @param key under which links have the id: `job` is `data-job`.
 * @param ask begins to ask for the thing, in time for its screen.
 */
export function useItemLinks(screen: `/${string}`, key: string, ask: (id: string) => void): ItemLinks {
  const router = useRouter()
  const prefix = usePrefix()
  return {
    hrefOf: (id) => withLanguage(prefix, `${screen}/${id}`),
    open: (event) => {
      const href = event.currentTarget.getAttribute('href')
      if (!href || !isPlainClick(event)) return
      event.preventDefault()
      void navigate(router, `${screen}/1`, { href })
    },
    preload: ({ currentTarget: { dataset } }) => {
      const id = dataset[key]
      if (!id) return
      ask(id)
      // A failed guess costs nothing: opening asks again and says what is wrong.
      router.preloadRoute({ to: `${screen}/${id}` as '/' }).catch(() => undefined)
    },
  }
}
