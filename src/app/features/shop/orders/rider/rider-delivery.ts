import * as v from 'valibot'
import { deliverParcel, RiderParcel } from '#contract/shop/shop-orders.ts'
import { discard, loadOutbox, type OutboxEntry } from '../../../../state/outbox/outbox.ts'
import { DELIVERIES_NOUN, storeParcel } from '../../../../state/rider-parcels.ts'
import { markGuest } from '../../../../state/session/guest-mark.ts'
import { send } from '../../../../wire/send.ts'

const About = v.object({ link_key: v.string(), number: v.string() })

/** A delivery that this phone has stored. */
export interface Delivery {
  id: string
  about: v.InferOutput<typeof About>
  state: OutboxEntry['state']
  problem: OutboxEntry['problem']
  answer: RiderParcel | undefined
}

/** Reads a delivery; undefined: it is none, or another version of the app wrote it in a shape unknown here. */
export function readDelivery({ id, noun, about, state, problem, answer }: OutboxEntry): Delivery | undefined {
  const read = noun === DELIVERIES_NOUN ? v.safeParse(About, about) : undefined
  if (!read?.success) return undefined
  const answered = state === 'sent' ? v.safeParse(RiderParcel, answer) : undefined
  return { id, about: read.output, state, problem, answer: answered?.success ? answered.output : undefined }
}

/**
 * Sends the code that its buyer has shown, now or when there is a network; a later code takes the place of one that cannot have arrived.
 * @param refused an earlier code that the service did not take
 * @returns the parcel as the service has it now; undefined: the code waits, or was refused.
 * @throws {Problem} out-of-space — the phone could not keep it, and it was not sent.
 */
export async function deliver({ link_key, number }: Delivery['about'], code: string, refused: readonly string[]): Promise<RiderParcel | undefined> {
  markGuest()
  for (const id of refused) await discard(id)
  try {
    const sent = await send(
      deliverParcel,
      { params: { link_key }, body: { code } },
      { noun: DELIVERIES_NOUN, about: { link_key, number }, subject: `parcel ${link_key}`, keepsRefused: true, onStored: () => void loadOutbox() },
    )
    if (sent.kind === 'queued') return undefined
    await storeParcel(link_key, sent.answer)
    return sent.answer
  } finally {
    await loadOutbox()
  }
}
