import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { variantKey } from '#contract/products/variant-form.ts'
import type { Grid } from '../../use-grid.ts'
import { leaveOut, nameOfValues, type VariantGrid, type VariantRow, withTyped } from '../../variants/variant-grid.ts'
import type { PictureChoice } from './picture-choice.tsx'
import { VariantLine } from './variant-line.tsx'
import { VariantSheet } from './variant-sheet.tsx'

interface Props {
  grid: Grid
  /** The product comes in one kind. */
  isOne: boolean
  pictures: readonly PictureChoice[]
  /** What the house takes of its price, in 1/100 %; undefined: that is not known. */
  rate: number | undefined
}

/** What of a row can be typed. */
export type RowField = 'price' | 'compare_at' | 'stock' | 'sku' | 'picture'

const withField = ({ options, rows }: VariantGrid, at: number, change: (row: VariantRow) => VariantRow): VariantGrid => ({
  options,
  rows: rows.map((row, index) => (index === at ? change(row) : row)),
})

/** All variants, each with its price and its stock; the rest is in the sheet of each, and beside it where there is room. */
export function VariantRows({ grid, isOne, pictures, rate }: Props) {
  const { t } = useTranslation('stock')
  const [opened, setOpened] = useState<number>()
  // Rows that have not changed are not drawn again: of a hundred most have not.
  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  })
  const [write] = useState(() => (at: number, [field, text]: readonly [RowField, string]) => {
    const { change, seenOf } = latest.current
    change((before) => withField(before, at, (row) => withTyped({ ...row, [field]: text }, seenOf, field === 'stock')))
  })
  const [open] = useState(() => (at: number) => setOpened(at))
  const row = opened === undefined ? undefined : grid.rows[opened]
  const close = () => setOpened(undefined)
  const leave = (at: number) => {
    grid.change((before) => leaveOut(before, at), t('leftOut.done', { name: nameOfValues(grid.rows[at]?.values ?? []) }))
    close()
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {grid.rows.map((one, at) => (
          <VariantLine
            key={variantKey(one.values)}
            at={at}
            row={JSON.stringify(one)}
            isOne={isOne}
            rate={rate}
            faults={faultsOf(grid, at)}
            now={one.variant_id === undefined ? undefined : grid.seenOf(one.variant_id)}
            picture={one.picture === '' ? undefined : pictures[Number(one.picture) - 1]}
            onType={write}
            onOpen={open}
          />
        ))}
      </ul>
      {row && opened !== undefined && (
        <VariantSheet
          key={opened}
          row={row}
          faultOf={(field) => grid.faults.variants.get(`${opened}.${field}`)}
          pictures={pictures}
          onType={(typed) => write(opened, typed)}
          onLeaveOut={grid.rows.length > 1 ? () => leave(opened) : undefined}
          onClose={close}
        />
      )}
    </>
  )
}

/** Of one row, as one text: what is the same is the same text. */
const faultsOf = (grid: Grid, at: number): string =>
  (['price', 'compare_at', 'stock', 'sku', 'picture', 'values'] as const).map((field) => grid.faults.variants.get(`${at}.${field}`) ?? '').join(' ')
