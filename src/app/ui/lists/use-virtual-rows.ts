// No 'use memo' here: the virtualizer is one object that changes inside, and a compiled render would take it for unchanged.
import { useRouterState } from '@tanstack/react-router'
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

interface Options<T> {
  rows: readonly T[]
  keyOf: (row: T) => string | number
  /** About how high a row is, in pixels; its true height is measured once it is drawn. */
  estimatePx: number
  /** How many rows there are in all, also those that have not been read yet. */
  total: number
  /** The last rows come into sight. */
  onNearEnd: () => void
  /** Rows are placed by the virtualizer itself, without another render; else the caller places them. */
  isPlaced?: boolean
}

/** So few rows are all drawn: the browser's own search and every reader find them. */
const DRAWN_WHOLE = 60
const OVERSCAN = 8
const NEAR_END = 12

interface Place {
  offset: number
  sizes: VirtualItem[]
}
/** Where the reader left each list, by the entry of the history: going back finds it there, coming anew begins at the top. */
const leftAt = new Map<string, Place>()
const PLACES_KEPT = 20

/**
 * Which rows of a long list are drawn, while it scrolls with the page: those in sight, and the one that has the focus. Each drawn row needs
 * `data-index` and the virtualizer's `measureElement`.
 * @returns `container`: for the element that holds the rows.
 */
export function useVirtualRows<T>({ rows, keyOf, estimatePx, total, onNearEnd, isPlaced = false }: Options<T>) {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? location.href })
  const [place] = useState(() => leftAt.get(entry))
  const container = useRef<HTMLElement>(null)
  const scrollMargin = useTopOf(container)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatePx,
    overscan: rows.length <= DRAWN_WHOLE ? DRAWN_WHOLE : OVERSCAN,
    scrollMargin,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
    rangeExtractor: (range) => withFocused(range, container.current),
    // Not by a transform: what opens out of a row would lie below the next one.
    ...(isPlaced && { directDomUpdates: true, directDomUpdatesMode: 'position' as const }),
    ...(place ? { initialMeasurementsCache: place.sizes } : {}),
  })

  useLayoutEffect(() => {
    if (!place) return undefined
    scrollTo({ top: place.offset, behavior: 'instant' })
    // The rows around it take their true heights first.
    const frame = requestAnimationFrame(() => scrollTo({ top: place.offset, behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [place])
  useEffect(() => () => keepPlace(entry, { offset: virtualizer.scrollOffset ?? 0, sizes: virtualizer.takeSnapshot() }), [entry, virtualizer])

  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  const isNearEnd = rows.length > 0 && last >= rows.length - NEAR_END
  const nearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (isNearEnd && rows.length < total) nearEnd()
  }, [isNearEnd, rows.length, total])

  return { container, items, virtualizer }
}

function withFocused(range: Range, container: HTMLElement | null): number[] {
  const drawn = defaultRangeExtractor(range)
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  const focused = row && container?.contains(row) ? Number(row.dataset.index) : Number.NaN
  if (!(focused < range.count) || drawn.includes(focused)) return drawn
  return [...drawn, focused].sort((a, b) => a - b)
}

function keepPlace(entry: string, place: Place): void {
  leftAt.delete(entry)
  leftAt.set(entry, place)
  for (const oldest of [...leftAt.keys()].slice(0, -PLACES_KEPT)) leftAt.delete(oldest)
}

/** How far below the top of the page an element begins, in pixels; what stands above it may grow. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [topPx, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const found = element.current
      if (found) setTop(Math.round(found.getBoundingClientRect().top + scrollY))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [element])
  return topPx
}
