import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'
import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import type { OrderState } from '#contract/orders/order-rules.ts'

/** What an order has become by the time its buyer is told. */
export interface OrderNow {
  state: OrderState
  /** Some of its money has gone back: also where it was paid twice, and the order itself stands. */
  is_refunded: boolean
  is_event_on: boolean
  is_event_to_come: boolean
}

type Told = Extract<NoticeKind, 'paid' | 'refunded' | 'not-paid' | 'event-tomorrow' | 'called-off' | 'message'>

/** Whoever has begun to pay again, or has paid, is not told that they have not. */
const UNPAID: readonly OrderState[] = ['held', 'expired', 'cancelled']

const OFF: readonly OrderState[] = ['refund_due', 'refunded', 'cancelled']

const RULES: Record<Told, (order: OrderNow) => boolean> = {
  paid: ({ state }) => state === 'confirmed',
  refunded: ({ state, is_refunded }) => state === 'refunded' || is_refunded,
  'not-paid': ({ state }) => UNPAID.includes(state),
  'event-tomorrow': ({ state, is_event_on, is_event_to_come }) => state === 'confirmed' && is_event_on && is_event_to_come,
  'called-off': ({ state }) => OFF.includes(state),
  // It was written, whatever became of the order.
  message: () => true,
}

/** Whether a notice still says what is: between its cause and its telling the order may have become another one. */
export const isStillSo = (kind: NoticeKind, order: OrderNow): boolean => kind in RULES && RULES[kind as Told](order)

/** An application by the time its sender is told; nulls where a notice is about none. */
export interface ApplicationNow {
  /** What the notice says became of it. */
  told: string | undefined
  state: ApplicationState | null
  is_read: boolean
}

/**
 * The same of what is to do with jobs: a decision that was changed is none, who has read of it in the app needs no push, and who has withdrawn hears
 * no more of it.
 */
export function isJobStillSo(kind: NoticeKind, { told, state, is_read }: ApplicationNow): boolean {
  if (kind === 'application') return told === state && !is_read
  return kind === 'employer-message' ? state !== 'withdrawn' : kind === 'applicants' || kind === 'job-alert'
}
