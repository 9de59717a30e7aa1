import { useEffect, useRef, useState } from 'react'
import { type DraftStore, openDraftStore } from '../../state/drafts/draft-store.ts'
import { readDraft } from '../../state/drafts/drafts.ts'
import { useSession } from '../../state/session/session.ts'
import { storedJson } from '../../state/stored.ts'
import { type CheckoutChoice, choiceOf, isCheckoutChoice, NO_CHOICE, type SellerChoice } from './checkout-choice.ts'

const NAME = 'shop checkout'
/** What a visitor has typed, so that it outlives the way through the login; as long as the tab lives. */
const OF_TAB = storedJson(NAME, 'sessionStorage')

export interface Choosing {
  choice: CheckoutChoice
  chooseAddress: (id: number) => void
  choose: (seller: number, change: Partial<SellerChoice>) => void
  /** What was chosen for these was ordered. */
  forget: (sellers: readonly number[]) => void
}

/** What is chosen and typed at checkout, kept at every stroke: for a visitor in the tab, for who is signed in with their other drafts. */
export function useChoice(): Choosing {
  const userId = useSession(({ account, token }) => (token === null ? undefined : account?.id))
  const [choice, setChoice] = useState(NO_CHOICE)
  const latest = useRef(choice)
  const isTouched = useRef(false)
  const keeper = useRef<DraftStore>(undefined)

  useEffect(() => {
    let isOver = false
    const mine = openDraftStore(NAME, () => ({ ...latest.current }))
    const ofTab = OF_TAB.read()
    const ofVisitor = { ...mine, note: () => void OF_TAB.write(latest.current), forget: async () => OF_TAB.remove() }
    keeper.current = userId === undefined ? ofVisitor : mine
    if (userId !== undefined) OF_TAB.remove()
    const take = (draft: unknown) => {
      if (isOver || isTouched.current || !isCheckoutChoice(draft)) return
      latest.current = draft
      setChoice(draft)
      keeper.current?.note()
    }
    if (isTouched.current) keeper.current.note()
    else if (isCheckoutChoice(ofTab)) take(ofTab)
    else if (userId !== undefined) readDraft(NAME).then(take, () => undefined)
    return () => {
      isOver = true
      mine.stop()
    }
  }, [userId])

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
