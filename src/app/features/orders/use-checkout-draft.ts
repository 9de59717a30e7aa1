import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DraftStore, openDraftStore } from '../../state/drafts/draft-store.ts'
import { readDraft } from '../../state/drafts/drafts.ts'
import { useSession } from '../../state/session/session.ts'
import { storedJson } from '../../state/stored.ts'
import type { ScreenForm } from '../../ui/form/use-screen-form.ts'
import type { BuyerDetails } from './checkout-order.ts'

/**
 * What a visitor has typed at a checkout, so that it outlives the way through the login. As long as the tab lives: on another person's phone
 * nothing of it stays.
 */
const storedFor = (event_id: number) => storedJson(`checkout ${event_id}`, 'sessionStorage')

const storeVisitorDraft = (event_id: number, values: object): void => void storedFor(event_id).write(values)

/** Takes it out of the tab; undefined when there is none. */
function takeVisitorDraft(event_id: number): unknown {
  const stored = storedFor(event_id)
  const draft = stored.read()
  stored.remove()
  return draft
}

export const NO_DETAILS: BuyerDetails = { full_name: '', phone_number: '', email: '', order_note: '' }

interface Options {
  form: ScreenForm
  event_id: number
  /** What is known of the buyer, to begin with; fills what is empty and was not touched. */
  known: Partial<BuyerDetails>
  /** Hears the promo code of the draft. */
  onCoupon: (code: string) => void
  /** Nothing is read or kept: what stands in the form comes from elsewhere. */
  isOff: boolean
}

export interface CheckoutDraft {
  /** What stands in the form was typed earlier. */
  isRestored: boolean
  /** To be called at every stroke, with the name of the field. */
  note: (field: string, value: string) => void
  /** It was ordered. */
  forget: () => void
}

/** Keeps what is typed at a checkout at every stroke: for a visitor in the tab, for a signed-in user with their other drafts. */
export function useCheckoutDraft({ form: { read, write }, event_id, known, onCoupon, isOff }: Options): CheckoutDraft {
  const userId = useSession(({ account, token }) => (token === null ? undefined : account?.id))
  const [isRestored, setRestored] = useState(false)
  const touched = useRef(new Set<string>())
  const coupon = useRef('')
  const keeper = useRef<DraftStore>(undefined)
  const restoreCoupon = useEffectEvent(onCoupon)

  useEffect(() => {
    if (isOff) return
    let isOver = false
    const readAll = () => ({ ...read(), coupon: coupon.current })
    const mine = openDraftStore(`checkout ${event_id}`, readAll)
    const ofTab = takeVisitorDraft(event_id)
    const ofVisitor = { ...mine, note: () => storeVisitorDraft(event_id, readAll()), forget: async () => void takeVisitorDraft(event_id) }
    keeper.current = userId === undefined ? ofVisitor : mine
    const take = (draft: unknown) => {
      if (isOver || touched.current.size > 0 || !isTexts(draft)) return
      const texts = Object.entries(draft).filter(([field]) => field in NO_DETAILS)
      for (const [field] of texts) touched.current.add(field)
      write(Object.fromEntries(texts))
      setRestored(texts.some(([, text]) => text !== ''))
      coupon.current = draft.coupon ?? ''
      if (coupon.current) restoreCoupon(coupon.current)
      keeper.current?.note()
    }
    // Signed in or out where they stand: what is in the form is theirs.
    if (touched.current.size > 0) keeper.current.note()
    else if (ofTab !== undefined) take(ofTab)
    else readDraft(`checkout ${event_id}`).then(take, () => undefined)
    return () => {
      isOver = true
      mine.stop()
    }
  }, [event_id, userId, isOff, read, write])

  useEffect(() => {
    const now = read()
    const missing = Object.entries(known).filter(([field, text]) => text && !touched.current.has(field) && !now[field])
    if (missing.length > 0) write(Object.fromEntries(missing))
  }, [known, read, write])

  const note = useCallback((field: string, value: string) => {
    touched.current.add(field)
    if (field === 'coupon') coupon.current = value
    keeper.current?.note()
  }, [])
  const forget = useCallback(() => {
    setRestored(false)
    void keeper.current?.forget()
  }, [])
  return { isRestored, note, forget }
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
