import { useEffect, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import type { OwnProductDetail, OwnVariant } from '#contract/products/own-product.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { changeStock } from '#contract/products/stock.ts'
import { loadOutbox, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { send } from '../../../wire/send.ts'
import { keepOwnProduct } from './product-calls.ts'
import { afterChange, changesOf, leftIn, STOCK, type StockChange } from './stock-entry.ts'
import { useArrivedStock } from './use-arrived-stock.ts'
import { useTaps } from './use-taps.ts'
import { nameOfValues } from './variants/variant-grid.ts'

/** Why a change was not made. `left`: what there is now; undefined: unknown. */
export interface StockRefusal {
  problem: Problem
  left: number | undefined
  /** What its seller wanted there to be. */
  wanted: number
}

export interface Stock {
  /** How many there are with all that is on its way. */
  countOf: (variant: OwnVariant) => number
  isWaiting: (variant: OwnVariant) => boolean
  refusalOf: (variant: OwnVariant) => StockRefusal | undefined
  add: (variant: OwnVariant, by: number) => void
  set: (variant: OwnVariant, count: number) => void
  /** Leaves it at what there is. */
  drop: (variant: OwnVariant) => void
}

type Refusals = ReadonlyMap<number, StockRefusal>
const without = (all: Refusals, id: number): Refusals => new Map([...all].filter(([one]) => one !== id))
const project = (variant: OwnVariant, entries: readonly OutboxEntry[]): number => changesOf(entries, variant.variant_id).reduce(afterChange, variant.stock)

interface Sending {
  change: StockChange
  /** The outbox has it, and says so. */
  onStored: () => void
}

/** Has a change done, now or once there is a network. */
async function sendChange(product: OwnProductDetail, { variant_id, values }: OwnVariant, { change, onStored }: Sending) {
  const { product_id, title } = product
  const about = { product_id, variant_id, title, variant: nameOfValues(values) }
  const stored = () => void loadOutbox().then(onStored)
  try {
    return await send(changeStock, { params: { product_id }, body: { variant_id, change } }, { noun: STOCK, about, onStored: stored })
  } finally {
    await loadOutbox()
    onStored()
  }
}

/** Changes the stock of variants: shown at once, sent by the outbox, so that it is also done without network. @param onDone gets the product as it is then. */
export function useStock(product: OwnProductDetail, onDone: (product: OwnProductDetail) => void): Stock {
  const entries = useOutbox((outbox) => outbox.entries)
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  useEffect(() => void loadOutbox(), [])
  // A refusal comes later than it was asked for: other changes may have been taken over meanwhile.
  const latest = useRef(product)
  useEffect(() => {
    latest.current = product
  })
  const show = (fresh: OwnProductDetail) => {
    latest.current = fresh
    onDone(fresh)
  }
  useArrivedStock((fresh) => {
    if (fresh.product_id === product.product_id) show(fresh)
  })
  const take = async (fresh: OwnProductDetail) => {
    show(fresh)
    await keepOwnProduct(fresh)
  }
  const submit = async (variant: OwnVariant, sending: Sending) => {
    const { variant_id } = variant
    const wanted = afterChange(project(variant, useOutbox.getState().entries), sending.change)
    try {
      const sent = await sendChange(product, variant, sending)
      if (sent.kind === 'done') await take(sent.answer)
    } catch (cause) {
      const problem = cause instanceof Problem ? cause : new Problem('bug', { cause })
      const left = leftIn(problem.facts, variant_id)
      if (left !== undefined) await take(withStock(latest.current, variant_id, left))
      setRefusals((all) => new Map(all).set(variant_id, { problem, left, wanted }))
    }
  }
  const taps = useTaps((variant_id, by) => {
    const variant = product.variants.find((one) => one.variant_id === variant_id)
    let isStored = false
    // From then on the outbox says it.
    const settle = () => {
      if (!isStored) taps.settle(variant_id, by)
      isStored = true
    }
    if (variant) void submit(variant, { change: { add: by }, onStored: settle })
    else settle()
  })
  const drop = ({ variant_id }: OwnVariant) => setRefusals((all) => without(all, variant_id))
  const countOf = (variant: OwnVariant) => Math.max(0, project(variant, entries) + taps.of(variant.variant_id))
  return {
    countOf,
    isWaiting: ({ variant_id }) => taps.of(variant_id) !== 0 || changesOf(entries, variant_id).length > 0,
    refusalOf: ({ variant_id }) => refusals.get(variant_id),
    add: (variant, by) => {
      const count = project(variant, useOutbox.getState().entries) + taps.now(variant.variant_id) + by
      if (count < 0 || count > PRODUCT_LIMITS.stockMost) return
      drop(variant)
      taps.add(variant.variant_id, by)
    },
    set: (variant, count) => {
      const seen = countOf(variant)
      taps.flush(variant.variant_id)
      drop(variant)
      if (count !== seen) void submit(variant, { change: { set: count, seen }, onStored: () => undefined })
    },
    drop,
  }
}

function withStock(product: OwnProductDetail, variant_id: number, stock: number): OwnProductDetail {
  const variants = product.variants.map((variant) => (variant.variant_id === variant_id ? { ...variant, stock } : variant))
  const counts = variants.map((variant) => variant.stock)
  return { ...product, variants, stock: counts.reduce((sum, count) => sum + count, 0), stock_least: Math.min(...counts) }
}
