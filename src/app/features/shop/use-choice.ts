import { useEffect, useRef, useState } from 'react'
import { type DraftStore, openDraftStore } from '../../state/drafts/draft-store.ts'
import { readDraft } from '../../state/drafts/drafts.ts'
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
  const [choice, setChoice] = useState(NO_CHOICE)
  const latest = useRef(choice)
  const isTouched = useRef(false)
  const keeper = useRef<DraftStore>(undefined)

  useEffect(() => {
    let isOver = false
    const mine = openDraftStore(NAME, () => ({ ...latest.current }))
    keeper.current = mine
    const take = (draft: unknown) => {
      if (isOver || isTouched.current || !isCheckoutChoice(draft)) return
      latest.current = draft
      setChoice(draft)
    }
    readDraft(NAME).then(take, () => undefined)
    return () => {
      isOver = true
      mine.stop()
    }
  }, [])

  const put = (next: CheckoutChoice) => {
    isTouched.current = true
    latest.current = next
    setChoice(next)
    keeper.current?.note()
  }
  return {
    choice,
    chooseAddress: (address) => put({ ...latest.current, address }),
    choose: (seller, change) => {
      const { sellers } = latest.current
      put({ ...latest.current, sellers: { ...sellers, [seller]: { ...choiceOf(latest.current, seller), ...change } } })
    },
    forget: (sellers) => {
      const left = Object.entries(latest.current.sellers).filter(([seller]) => !sellers.includes(Number(seller)))
      put({ ...latest.current, sellers: Object.fromEntries(left) })
      if (left.length === 0) void keeper.current?.forget()
    },
  }
}
