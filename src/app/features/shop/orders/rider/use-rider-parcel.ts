import { useEffect, useState } from 'react'
import type { ProblemCode } from '#contract/core/problem.ts'
import { problemCode } from '#contract/core/problem-code.ts'
import type { RiderParcel } from '#contract/shop/shop-orders.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { loadOutbox, useOutbox } from '../../../../state/outbox/outbox.ts'
import { dropParcel } from '../../../../state/rider-parcels.ts'
import type { Answer, CallOptions } from '../../../../wire/answer.ts'
import { type UsedAnswer, useAnswer } from '../../../../wire/use-answer.ts'
import { loadRiderParcel } from '../calls.ts'
import { type Delivery, readDelivery } from './rider-delivery.ts'

/** A link that is good no more, or never was. */
const DEAD: readonly (ProblemCode | undefined)[] = ['link-expired', 'not-found', 'bad-input']

export interface UsedParcel extends UsedAnswer<RiderParcel> {
  /** The link is good no more. */
  isDead: boolean
  /** Codes that were typed on this phone, the first first. */
  deliveries: Delivery[]
}

/** The parcel of a rider's link: what this phone has of it at once, and the service's word as soon as it comes. */
export function useRiderParcel(link_key: string): UsedParcel {
  const [isRefused, setRefused] = useState(false)
  const load = async (options: CallOptions): Promise<Answer<RiderParcel>> => {
    const held = await loadRiderParcel(link_key, options)
    if (held.from === 'network') return held
    loadRiderParcel(link_key, { ...options, fresh: true }).then(
      (answer) => options.later?.(answer),
      // Without an answer what is held is what there is.
      (error: unknown) => DEAD.includes(problemCode(error)) && setRefused(true),
    )
    return held
  }
  const used = useAnswer(load, `rider ${link_key}`)
  const entries = useOutbox((outbox) => outbox.entries)
  useEffect(() => void loadOutbox(), [])
  const deliveries = entries.flatMap((entry) => readDelivery(entry) ?? []).filter(({ about }) => about.link_key === link_key)
  const now = useServiceNow()
  const until = used.answer?.value.until
  const isOver = now !== undefined && until !== undefined && Date.parse(until) < now
  const isDead = isRefused || isOver || DEAD.includes(used.problem?.code)
  useEffect(() => {
    if (isDead) void dropParcel(link_key)
  }, [isDead, link_key])
  return { ...used, isDead, deliveries }
}
