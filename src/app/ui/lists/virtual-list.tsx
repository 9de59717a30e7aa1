// No 'use memo' here: the virtualizer is one object that changes inside, and a compiled render would take it for unchanged.
import { memo, type ReactNode } from 'react'
import { useVirtualRows } from './use-virtual-rows.ts'

interface Props<T> {
  rows: readonly T[]
  keyOf: (row: T) => string | number
  children: (row: T) => ReactNode
  /** About how high a row is, in pixels. */
  estimatePx: number
  /** How many rows there are in all, also those that have not been read yet. */
  total: number
  label: string
  /** The last rows come into sight. */
  onNearEnd: () => void
}

/**
 * A long list that scrolls with the page; only rows in sight are drawn, and the one that has the focus. Rows may be of any height and
 * may change it.
 */
export function VirtualList<T>({ label, children, ...rest }: Props<T>) {
  const { container, items, virtualizer } = useVirtualRows({ ...rest, isPlaced: true })
  const { rows, total } = rest
  return (
    <ul
      ref={(element) => {
        container.current = element
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
