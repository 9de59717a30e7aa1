import { upperCase } from '#contract/core/one-form.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { useAskingAgain } from '../../../nouns/use-asking-again.ts'
import { type UsedAnswer, useAnswer } from '../../../wire/use-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { loadPurchase } from '../calls.ts'
import { isOpen, isUndecided } from '../order-styles.ts'

/** One purchase of goods by its number. It is updated: by itself while another party's decision is waited for, and whenever its buyer comes back to it. */
export function usePurchase(number: string): UsedAnswer<ShopPurchase> {
  const used = useAnswer((options) => loadPurchase(number, options), `purchase ${upperCase(number)}`)
  const state = used.answer?.value.state
  useAskingAgain({ isWaiting: state !== undefined && isUndecided(state), after: used.answer ?? used.problem, ask: used.reload })
  useLookingAgain(state !== undefined && isOpen(state), used.reload)
  return used
}
