import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import type { FurtherComments } from './use-further-comments.ts'

/** So many pages are asked for by themselves; a reader who wants older ones asks for more. */
const MOST_PAGES = 10

interface Place {
  list: RefObject<HTMLUListElement | null>
  /** Shows what is here and folded away. */
  unfold: () => void
}

/** Takes the reader to the comment that the address names (`#comment-12`), as notices do: once, loading further comments until it is here. */
export function useNamedComment<Row extends { id: number }>(further: FurtherComments<Row>, { list, unfold }: Place): void {
  const hash = useLocation({ select: (location) => location.hash })
  const reached = useRef<string>(undefined)
  const pages = useRef(0)
  useEffect(() => {
    const id = /^comment-(\d+)$/.exec(hash)?.[1]
    if (!id || reached.current === hash) return
    const found = list.current?.querySelector<HTMLElement>(`#${hash}`)
    if (found) {
      reached.current = hash
      found.focus({ preventScroll: true })
      found.scrollIntoView({ block: 'center' })
    } else if (further.rows.some((row) => row.id === Number(id))) unfold()
    else if (!further.isAll && further.more === 'idle' && pages.current < MOST_PAGES) {
      pages.current += 1
      void further.load()
    }
  })
}
