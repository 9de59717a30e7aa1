import { useCallback, useEffect, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { type UsedAnswer, useAnswer } from '../wire/use-answer.ts'
import type { GalleryOf, ShownItem } from './gallery-calls.ts'
import { useArrived } from './use-uploads.ts'

export interface Gallery extends Pick<UsedAnswer<ShownItem[]>, 'answer' | 'problem' | 'reload'>, GalleryOf {
  items: ShownItem[] | undefined
  /** Why the last order was not taken; the former one is shown again. */
  orderProblem: Problem | undefined
  add: (item: ShownItem) => void
  /** Shows the order at once, and sends it. */
  order: (ids: number[]) => void
  /** @throws {Problem} the caption stays as it was. */
  caption: (id: number, name: string) => Promise<void>
  /** @throws {Problem} the description stays as it was. */
  describe: (id: number, alt: string) => Promise<void>
  /** @throws {Problem} it stays. */
  remove: (id: number) => Promise<void>
}

/** A gallery and what its owner does with it. Each change shows at once, and is what this phone keeps. */
export function useGallery({ calls, subject }: GalleryOf): Gallery {
  const { answer, problem, reload, put } = useAnswer((options) => calls.load(subject, { ...options, keptFirst: true }), `gallery ${calls.kind} ${subject}`)
  const [orderProblem, setOrderProblem] = useState<Problem>()
  const latest = useRef<ShownItem[]>([])
  useEffect(() => {
    latest.current = answer?.value ?? []
  }, [answer])

  const change = useCallback(
    (items: ShownItem[]) => {
      latest.current = items
      put(items)
      void calls.cache(subject, items)
    },
    [calls, subject, put],
  )
  const add = useCallback(
    // The answer that was read meanwhile may have it.
    (item: ShownItem) => {
      if (!latest.current.some(({ id }) => id === item.id)) change([...latest.current, item])
    },
    [change],
  )
  useArrived({ calls, subject }, answer !== undefined, add)

  const orders = useRef(0)
  const order = async (ids: number[]) => {
    const mine = ++orders.current
    const before = latest.current
    setOrderProblem(undefined)
    put(ids.flatMap((id) => before.find((item) => item.id === id) ?? []))
    try {
      const items = await calls.order(subject, ids)
      // A later wish is on its way: its answer counts.
      if (mine === orders.current) change(items)
    } catch (cause) {
      if (mine !== orders.current) return
      setOrderProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
      put(before)
      reload()
    }
  }
  const replace = (changed: ShownItem) => change(latest.current.map((item) => (item.id === changed.id ? changed : item)))
  return {
    calls,
    subject,
    answer,
    items: answer?.value,
    problem,
    reload,
    orderProblem,
    add,
    order: (ids) => void order(ids),
    caption: async (id, name) => replace(await calls.caption(id, name)),
    describe: async (id, alt) => {
      if (calls.describe) replace(await calls.describe(id, alt))
    },
    remove: async (id) => change(await calls.remove(id)),
  }
}
