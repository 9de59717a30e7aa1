// No 'use memo' here: the virtualizer is one object that changes inside, and a compiled render would take it for unchanged.
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useVirtualRows } from '../lists/use-virtual-rows.ts'
import { type Column, directionOf, nextSort } from './columns.ts'
import { SortHeading } from './sort-heading.tsx'
import { useChoosingKeys } from './use-choosing-keys.ts'
import type { Selection } from './use-selection.ts'

interface Props<T> {
  rows: readonly T[]
  keyOf: (row: T) => string | number
  /** What a row is called where it is chosen. */
  nameOf: (row: T) => string
  columns: readonly Column<T>[]
  /** How many rows there are in all, also those that have not been read yet. */
  total: number
  label: string
  /** The last rows come into sight. */
  onNearEnd: () => void
  /** Absent with `onSort`: there is one order alone. */
  sorted?: string
  onSort?: (sort: string) => void
  selection: Selection
}

/** As high as a row is with two short lines, pixels. */
const ROW_PX = 57

/** Rows side by side for wide screens: sorted by a press on a heading, and chosen by a box or by keys. Only rows in sight are drawn. */
export function DataTable<T>({ nameOf, columns, label, sorted = '', onSort, selection, ...rest }: Props<T>) {
  const { t } = useTranslation('tables')
  const { rows, keyOf, total } = rest
  const { container, items, virtualizer } = useVirtualRows({ ...rest, estimatePx: ROW_PX })
  const keys = rows.map(keyOf)
  const boxAt = useChoosingKeys({ keys, selection })
  const chosenHere = keys.filter((key) => selection.chosen.has(key)).length
  const lastEnd = items.at(-1)?.end
  const { scrollMargin } = virtualizer.options
  return (
    <table
      aria-label={label}
      aria-rowcount={total + 1}
      className="w-full [display:table] border-separate border-spacing-0 card overflow-visible [&_.chip]:whitespace-nowrap [&_.chip]:px-2"
    >
      <thead>
        <tr aria-rowindex={1}>
          <Heading>
            <label className="target">
              <input
                type="checkbox"
                className="accent-brand w-5 h-5"
                aria-label={t('chooseAll')}
                checked={chosenHere > 0 && chosenHere === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosenHere > 0 && chosenHere < rows.length
                }}
                onChange={({ target }) => selection.set(keys, target.checked)}
              />
            </label>
          </Heading>
          {columns.map(({ title, sorts, isNumber, isExtra }) => (
            <SortHeading
              key={title}
              title={title}
              isNumber={isNumber === true}
              isExtra={isExtra === true}
              direction={directionOf(sorts, sorted)}
              onSort={sorts && onSort && (() => onSort(nextSort(sorts, sorted)))}
            />
          ))}
        </tr>
      </thead>
      <tbody
        ref={(element) => {
          container.current = element
        }}
      >
        {items.map(({ key, index, start }, at) => {
          const row = rows[index]
          if (row === undefined) return null
          const before = at === 0 ? scrollMargin : (items[at - 1]?.end ?? start)
          return [
            <Gap key={`above ${key}`} px={start - before} />,
            <tr
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              className={`[&_:is(a,button,input)]:scroll-mt-14 [&_:is(a,button,input)]:scroll-mb-24 ${selection.chosen.has(keyOf(row)) ? 'bg-sunken' : ''}`}
            >
              <td className="p-0 border-t border-line">
                <label className="target">
                  <input
                    type="checkbox"
                    className="accent-brand w-5 h-5"
                    {...boxAt(index)}
                    aria-label={t('choose', { name: nameOf(row) })}
                    checked={selection.chosen.has(keyOf(row))}
                    onChange={() => undefined}
                  />
                </label>
              </td>
              <Cells row={row} columns={columns} />
            </tr>,
          ]
        })}
        {lastEnd !== undefined && <Gap px={virtualizer.getTotalSize() + scrollMargin - lastEnd} />}
      </tbody>
    </table>
  )
}

const Heading = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="p-0 w-12 sticky top-22 z-1 bg-raised rounded-ss-card">
    {children}
  </th>
)

function Cells<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  return columns.map(({ title, cell, isName, isNumber, isExtra }) =>
    isName ? (
      <th key={title} scope="row" className="px-2 py-1 min-w-36 border-t border-line text-start font-400">
        {cell(row)}
      </th>
    ) : (
      <td key={title} className={`px-2 py-1 border-t border-line ${isNumber ? 'text-end tabular whitespace-nowrap' : ''} ${isExtra ? 'max-xl:hidden' : ''}`}>
        {cell(row)}
      </td>
    ),
  )
}

/** In place of rows that are not drawn. */
function Gap({ px }: { px: number }) {
  if (px <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus.
    <tr aria-hidden="true">
      <td
        className="p-0"
        ref={(element) => {
          if (element) element.style.blockSize = `${px}px`
        }}
      />
    </tr>
  )
}
