import { useCallback, useEffect, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import type { GalleryItem } from '#contract/events/gallery.ts'
import { type UsedAnswer, useAnswer } from '../../../wire/use-answer.ts'
import { dropItem, keepGallery, loadGallery, sendCaption, sendOrder } from './calls.ts'
import { onPictureAdded } from './uploads.ts'

export interface Gallery extends Pick<UsedAnswer<GalleryItem[]>, 'answer' | 'problem' | 'reload'> {
  items: GalleryItem[] | undefined
  /** Why the last order was not taken; the former one is shown again. */
  orderProblem: Problem | undefined
  add: (item: GalleryItem) => void
  /** Shows the order at once, and sends it. */
  order: (ids: number[]) => void
  /** @throws {Problem} the caption stays as it was. */
  caption: (id: number, name: string) => Promise<void>
  /** @throws {Problem} it stays. */
  remove: (id: number) => Promise<void>
}

/** The gallery of an event and what its seller does with it. Each change shows at once, and is what this phone keeps. */
export function useGallery(event_id: number): Gallery {
  const { answer, problem, reload, put } = useAnswer((options) => loadGallery(event_id, { ...options, keptFirst: true }), `gallery ${event_id}`)
  const [orderProblem, setOrderProblem] = useState<Problem>()
  const latest = useRef<GalleryItem[]>([])
  useEffect(() => {
    latest.current = answer?.value ?? []
  }, [answer])

  const change = useCallback(
    (items: GalleryItem[]) => {
      latest.current = items
      put(items)
      void keepGallery(event_id, items)
    },
    [event_id, put],
  )
  const add = useCallback((item: GalleryItem) => change([...latest.current.filter(({ id }) => id !== item.id), item]), [change])
  useEffect(() => onPictureAdded((event, item) => event === event_id && add(item)), [event_id, add])

  const orders = useRef(0)
  const order = async (ids: number[]) => {
    const mine = ++orders.current
    const before = latest.current
    setOrderProblem(undefined)
    put(ids.flatMap((id) => before.find((item) => item.id === id) ?? []))
    try {
      const items = await sendOrder(event_id, ids)
      // A later wish is on its way: its answer counts.
      if (mine === orders.current) change(items)
    } catch (cause) {
      if (mine !== orders.current) return
      setOrderProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
      put(before)
      reload()
    }
  }
  return {
    answer,
    items: answer?.value,
    problem,
    reload,
    orderProblem,
    add,
    order: (ids) => void order(ids),
    caption: async (id, name) => {
      const changed = await sendCaption(id, name)
      change(latest.current.map((item) => (item.id === id ? changed : item)))
    },
    remove: async (id) => change(await dropItem(id)),
  }
}
