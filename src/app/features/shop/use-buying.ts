import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { problemCode } from '#contract/core/problem-code.ts'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { basketOwner, followBasketHere, type HeldBasket, isSharedBasket, loadBasket, piecesIn, useBasket } from '../../state/basket/basket.ts'
import { type NotPutIn, newLineOf, quantityIn, whyNotPutIn } from './new-line.ts'

type Said = { kind: 'added' } | { kind: 'refused'; refusal: NotPutIn } | { kind: 'failed'; isFull: boolean }

interface Buying {
  /** How many of the variant are in the basket. */
  have: number
  /** How many pieces of anything are in it. */
  pieces: number
  said: Said | undefined
  add: () => void
  buyNow: () => void
}

/** Puts the chosen variant into the basket of who is here. */
export function useBuying(product: ProductDetail, variant: ProductVariant): Buying {
  const router = useRouter()
  const { held } = useBasket()
  const [said, setSaid] = useState<{ of: number; what: Said }>()
  const { variant_id, stock } = variant
  const have = quantityIn(held, variant_id)
  useEffect(followBasketHere, [])
  const say = (what: Said) => setSaid({ of: variant_id, what })

  const putIn = async (wanted: 'one-more' | 'at-least-one'): Promise<boolean> => {
    const owner = basketOwner()
    let refusal: NotPutIn | undefined
    const lineOf = (now: HeldBasket) => {
      const inIt = quantityIn(now, variant_id)
      if (wanted === 'at-least-one' && inIt > 0 && stock > 0) return undefined
      refusal = whyNotPutIn(now, variant_id, stock)
      return refusal ? undefined : newLineOf(product, variant, inIt + 1)
    }
    try {
      // What was put in as a visitor comes first.
      if (!held) await loadBasket()
      const { putInBasket } = await import('../../state/basket/basket-actions.ts')
      await putInBasket(lineOf, owner)
    } catch (cause) {
      say({ kind: 'failed', isFull: problemCode(cause) === 'out-of-space' })
      return false
    }
    if (refusal) {
      say({ kind: 'refused', refusal })
      return false
    }
    if (isSharedBasket(owner)) void import('./sync-basket.ts').then(({ sendSoon }) => sendSoon()).catch(() => undefined)
    return true
  }
  const add = async () => {
    if (!(await putIn('one-more'))) return
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10)
    say({ kind: 'added' })
  }
  const buyNow = async () => {
    if (await putIn('at-least-one')) await router.navigate({ href: `/checkout?only=${variant_id}` })
  }
  return {
    have,
    pieces: piecesIn(held?.lines ?? []),
    said: said?.of === variant_id ? said.what : undefined,
    add: () => void add(),
    buyNow: () => void buyNow(),
  }
}
