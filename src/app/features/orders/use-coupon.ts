import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import { useConnection, useIsOffline } from '../../state/connection/connection.ts'
import { checkCode } from './calls.ts'

type Status = 'none' | 'checking' | 'applied' | 'later' | 'refused' | 'failed' | 'logIn' | 'chooseFirst'

export interface Coupon {
  typed: string
  type: (text: string) => void
  apply: () => void
  remove: () => void
  /** The code that goes along with the order: it was checked, or will be when the order is sent. */
  code: string | null
  /** What it takes off as far as is known, whole taka. */
  discount: number
  status: Status
  /** A code is typed, and its discount is not known yet. */
  isUnasked: boolean
}

interface Held {
  typed: string
  code: string | null
  discount: number
  status: Status
}

const NOTHING: Held = { typed: '', code: null, discount: 0, status: 'none' }

type Items = readonly { event_ticket: number; quantity: number }[]

/**
 * A promo code: asked about when it is applied, and again when the choice changes or the network comes back. Without network it goes along
 * unasked. @param onChange hears what is to be kept of it.
 */
export function useCoupon(items: Items, onChange: (code: string) => void): Coupon & { restore: (code: string) => void } {
  const [held, setHeld] = useState(NOTHING)
  const isOffline = useIsOffline()
  const asking = useRef<AbortController>(undefined)

  const ask = async (typed: string) => {
    const code = typed.trim()
    asking.current?.abort()
    if (code === '') return setHeld(NOTHING)
    if (items.length === 0) return setHeld({ ...NOTHING, typed, status: 'chooseFirst' })
    const mine = new AbortController()
    asking.current = mine
    setHeld({ ...NOTHING, typed, status: 'checking' })
    const found = await lookUp(code, items, mine.signal)
    if (!mine.signal.aborted) setHeld({ ...NOTHING, typed, ...found })
  }

  const key = items.map(({ event_ticket, quantity }) => `${event_ticket}:${quantity}`).join()
  const askAgain = useEffectEvent(() => {
    if (held.code !== null || held.status === 'chooseFirst') void ask(held.typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice and another state of the connection are the reasons to ask.
  useEffect(() => askAgain(), [key, isOffline])
  useEffect(() => () => asking.current?.abort(), [])

  return {
    ...held,
    isUnasked: held.status === 'checking' || (held.status === 'none' && held.typed.trim() !== ''),
    type: (typed) => {
      asking.current?.abort()
      setHeld({ ...NOTHING, typed })
      onChange(typed)
    },
    apply: () => void ask(held.typed),
    remove: () => {
      asking.current?.abort()
      setHeld(NOTHING)
      onChange('')
    },
    restore: (code) => void ask(code),
  }
}

async function lookUp(code: string, items: Items, signal: AbortSignal): Promise<Partial<Held>> {
  if (useConnection.getState().state === 'offline') return { code, status: 'later' }
  try {
    const { coupon, discount_price } = await checkCode(code, items, signal)
    return { code: coupon, discount: discount_price, status: 'applied' }
  } catch (cause) {
    if (!(cause instanceof Problem)) return { status: 'failed' }
    if (mayWorkLater(cause.code)) return { code, status: 'later' }
    if (cause.code === 'coupon-refused') return { status: 'refused' }
    return { status: cause.code === 'not-signed-in' ? 'logIn' : 'failed' }
  }
}
