import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FurtherComments } from './use-further-comments.ts'

interface Place {
  /** How many are shown folded. */
  first: number
  /** The button that unfolds, where it is shown folded. */
  toggle: RefObject<HTMLButtonElement | null>
}

/** Unfolding a list and folding it again, without the focus being lost: what is new has it, or the button that was pressed. */
export function useUnfolding<Row extends { id: number }>(further: FurtherComments<Row>, { first, toggle }: Place) {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState<number | 'toggle'>()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (wanted === undefined) return
    const found = wanted === 'toggle' ? toggle.current : list.current?.querySelector<HTMLElement>(`#comment-${wanted}`)
    // What is folded away above would leave the reader somewhere else.
    found?.focus({ preventScroll: wanted !== 'toggle' })
    setWanted(undefined)
  }, [wanted, toggle])
  return {
    isOpen,
    list,
    unfold: () => setOpen(true),
    showMore: () => {
      const next = further.rows[first]
      // What is here already is shown first.
      if (!isOpen && next && further.rows.length > first) {
        setOpen(true)
        return setWanted(next.id)
      }
      void further.load().then((row) => {
        setOpen(true)
        if (row) setWanted(row.id)
      })
    },
    hide: () => {
      setOpen(false)
      setWanted('toggle')
    },
  }
}
