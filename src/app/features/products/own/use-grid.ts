import { useEffect, useRef, useState } from 'react'
import { asReason } from '#contract/core/reasons.ts'
import type { ProductVariant } from '#contract/products/products.ts'
import type { Faults } from '../../../ui/form/use-faults.ts'
import type { ControlProps, ScreenForm } from '../../../ui/form/use-screen-form.ts'
import { type GridFaults, gridFaults } from './variants/grid-faults.ts'
import { readGrid, writeGrid } from './variants/read-grid.ts'
import type { GridRefusal, VariantGrid } from './variants/variant-grid.ts'

/** What was undone is said so that it can be done again. */
export interface Undo {
  said: string
  before: VariantGrid
}

/** Options and variants as they stand in the form, and how they are changed. */
export interface Grid extends VariantGrid {
  /** Shown once the form was sent with something wrong in it. */
  faults: GridFaults
  undo: Undo | undefined
  /** Stock of a variant that exists, as its seller sees it. */
  seenOf: (variant_id: number) => number | undefined
  /** Puts another grid in. Must get what the present one becomes. @returns why not, where it cannot be. */
  change: (next: (grid: VariantGrid) => VariantGrid | GridRefusal, said?: string) => GridRefusal | undefined
  takeBack: () => void
}

interface Options {
  form: ScreenForm
  faults: Faults
  /** As they stand in the form. */
  texts: { options: string; variants: string }
  control: ControlProps
  note: () => void
  /** The variants that exist. */
  existing: readonly Pick<ProductVariant, 'variant_id' | 'stock'>[]
}

const NONE: GridFaults = { options: new Map(), variants: new Map() }

/** What the service says of single cells: `variants.2.sku`. */
function saidByService(fields: Readonly<Record<string, string>> | undefined, of: 'options' | 'variants') {
  return Object.entries(fields ?? {}).flatMap(([name, reason]) => (name.startsWith(`${of}.`) ? [[name.slice(of.length + 1), asReason(reason)] as const] : []))
}

const withSaid = ({ options, variants }: GridFaults, fields: Readonly<Record<string, string>> | undefined): GridFaults => ({
  options: new Map([...saidByService(fields, 'options'), ...options]),
  variants: new Map([...saidByService(fields, 'variants'), ...variants]),
})

/** Options and variants of the form of a product. */
export function useGrid({ form, faults: { round }, texts, control, note, existing }: Options): Grid {
  const grid = readGrid(texts)
  const latest = useRef(grid)
  const [undo, setUndo] = useState<Undo>()
  useEffect(() => {
    latest.current = readGrid(texts)
  }, [texts])
  const put = (next: VariantGrid) => {
    latest.current = next
    if (form.problem?.fields) form.dropProblem()
    const written = writeGrid(next)
    form.write(written)
    // As typed into a field: what was wrong is looked at again.
    if (round > 0) control.onChange({ currentTarget: { value: written.variants } } as never)
    note()
  }
  const seenOf = (variant_id: number) => existing.find((one) => one.variant_id === variant_id)?.stock
  return {
    ...grid,
    faults: withSaid(round > 0 ? gridFaults(texts) : NONE, form.problem?.fields),
    undo,
    seenOf,
    change: (make, said) => {
      const before = latest.current
      const next = make(before)
      if (typeof next === 'string') return next
      put(next)
      setUndo(said === undefined ? undefined : { said, before })
      return undefined
    },
    takeBack: () => {
      if (undo) put(undo.before)
      setUndo(undefined)
    },
  }
}
