import type { Purchase } from '../../../purchases/purchase-handler.ts'

/** Whether a purchase can still be paid, or may just have been: no other one is made beside it. @param now milliseconds since the epoch */
export const isPaymentOpen = ({ state, hold_expires_at }: Pick<Purchase, 'state' | 'hold_expires_at'>, now: number): boolean =>
  state === 'held' ? hold_expires_at !== null && Date.parse(hold_expires_at) > now : ['paying', 'confirming', 'review', 'confirmed'].includes(state)
