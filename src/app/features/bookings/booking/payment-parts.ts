import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Problem } from '#contract/core/problem.ts'

export type BookingPurchase = NonNullable<Booking['purchase']>

/** How paying looks: of another folder, which the route hands in. */
export interface PaymentParts {
  button: (its: { amount: number; isStarted: boolean; isBusy: boolean; onPay: () => void }) => ReactNode
  /** @param left whole seconds */
  countdown: (left: number) => ReactNode
  backToPage: (its: { isBusy: boolean; problem: Problem | undefined; onPay: () => void }) => ReactNode
  failed: (its: { problem: Problem | undefined; event_order_id: string; canRetry: boolean }) => ReactNode
  refunds: (purchase: BookingPurchase) => ReactNode
}
