// No 'use memo' here: the virtualizer is one object that changes inside, and a compiled render would take it for unchanged.
import { useRouterState } from '@tanstack/react-router'
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { memo, type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

interface Props<T> {
  rows: readonly T[]
  keyOf: (row: T) => string | number
  children: (row: T) => ReactNode
  /** About how high a row is, in pixels; its true height is measured once it is drawn. */
  estimatePx: number
  /** How many rows there are in all, also those that have not been read yet. */
  total: number
  label: string
  /** The last rows come into sight. */
  onNearEnd: () => void
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
 * A long list that scrolls with the page; only rows in sight are drawn, and the one that has the focus. Rows may be of any height and
 * may change it.
 */
export function VirtualList<T>({ rows, keyOf, children, estimatePx, total, label, onNearEnd }: Props<T>) {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? location.href })
  const [place] = useState(() => leftAt.get(entry))
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useTopOf(list)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatePx,
    overscan: rows.length <= DRAWN_WHOLE ? DRAWN_WHOLE : OVERSCAN,
    scrollMargin,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
    rangeExtractor: (range) => withFocused(range, list.current),
    directDomUpdates: true,
    // Not by a transform: what opens out of a row would lie below the next one.
    directDomUpdatesMode: 'position',
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

  return (
    <ul
      ref={(element) => {
        list.current = element
        virtualizer.containerRef(element)
      }}
      aria-label={label}
      className="relative"
    >
      {items.map(({ key, index }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute inset-x-0 pb-2 focus-within:z-1"
          >
            <Drawn row={row} draw={children as (row: unknown) => ReactNode} />
          </li>
        )
      })}
    </ul>
  )
}

/** A row that has not changed is not drawn again while the list scrolls: that was most of the work of a frame. */
const Drawn = memo(({ row, draw }: { row: unknown; draw: (row: unknown) => ReactNode }) => draw(row))

function withFocused(range: Range, list: HTMLElement | null): number[] {
  const drawn = defaultRangeExtractor(range)
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  const focused = row && list?.contains(row) ? Number(row.dataset.index) : Number.NaN
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
