import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { OwnProductDetail } from '#contract/products/own-product.ts'
import { dismiss, useOutbox } from '../../../state/outbox/outbox.ts'
import { keepOwnProduct } from './product-calls.ts'
import { readStockEntry } from './stock-entry.ts'

/**
 * Takes over changes of stock that were sent later, whichever page or worker sent them: each is shown, and leaves the outbox.
 * @param take gets each product as the service had it then.
 */
export function useArrivedStock(take: (product: OwnProductDetail) => void): void {
  const entries = useOutbox((outbox) => outbox.entries)
  /** An entry stays for a moment after it was taken over, while others come. */
  const taken = useRef(new Set<string>())
  const arrive = useEffectEvent((product: OwnProductDetail) => take(product))
  useEffect(() => {
    for (const entry of entries) {
      if (entry.state !== 'sent' || taken.current.has(entry.id) || !readStockEntry(entry)) continue
      taken.current.add(entry.id)
      const read = v.safeParse(OwnProductDetail, entry.answer)
      if (read.success) {
        void keepOwnProduct(read.output)
        arrive(read.output)
      }
      void dismiss(entry.id)
    }
  }, [entries])
}
