import { useKeptValue } from '../../state/drafts/use-kept-value.ts'
import { type CheckoutChoice, choiceOf, isCheckoutChoice, NO_CHOICE, type SellerChoice } from './checkout-choice.ts'

const NAME = 'shop checkout'

export interface Choosing {
  choice: CheckoutChoice
  chooseAddress: (id: number) => void
  choose: (seller: number, change: Partial<SellerChoice>) => void
  /** What was chosen for these was ordered. */
  forget: (sellers: readonly number[]) => void
}

/**
 * What is chosen and typed at checkout, kept at every stroke with the other drafts of its account. A visitor has no address, and nothing to choose before it.
 * The part that calls it is another one for each account (`key`): what one person has typed is not the next one's.
 */
export function useChoice(): Choosing {
  const { value: choice, put, forget } = useKeptValue(NAME, NO_CHOICE, isCheckoutChoice)
  return {
    choice,
    chooseAddress: (address) => put((now) => ({ ...now, address })),
    choose: (seller, change) => put((now) => ({ ...now, sellers: { ...now.sellers, [seller]: { ...choiceOf(now, seller), ...change } } })),
    forget: (sellers) => {
      let isEmpty = false
      put((now) => {
        const left = Object.entries(now.sellers).filter(([seller]) => !sellers.includes(Number(seller)))
        isEmpty = left.length === 0
        return { ...now, sellers: Object.fromEntries(left) }
      })
      if (isEmpty) void forget()
    },
  }
}
