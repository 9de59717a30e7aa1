import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { PurchasePage } from '#contract/purchases/purchase-kinds.ts'
import { usePrefix } from '../../ui/navigation/use-prefix.ts'

/** Pages on the way back from the payment provider. None believes its own address: each asks the service. */
export type PaymentPath =
  | '/check-payment'
  | '/event-payment-success'
  | '/event-payment-fail'
  | '/event-payment-cancel'
  | '/event_order'
  | '/orders'
  | PurchasePage

/** Goes on to another page of the way, in place of this one: back must not lead to what is no longer true. */
export function usePaymentWay(): (path: PaymentPath, event_order_id?: string) => void {
  const router = useRouter()
  const prefix = usePrefix()
  return useCallback(
    (path, event_order_id) => {
      const own = path === '/event_order' ? `${path}/${event_order_id && lowerCase(event_order_id)}` : path + canonicalQuery({ event_order_id })
      void router.navigate({ href: withLanguage(prefix, own), replace: true })
    },
    [router, prefix],
  )
}
