import { readService, type ServiceDetail } from '#contract/services/services.ts'
import { SLOT_LIMITS } from '#contract/services/slot-limits.ts'
import { readSlots, type ServiceSlots } from '#contract/services/slots.ts'
import { noteKeptServiceTime, noteServiceTime } from '../../../state/service-clock.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

/** Notice and horizon go by the service's clock. */
function noted<T extends { server_time: string }>(answer: Answer<T>): Answer<T> {
  if (answer.from === 'network') noteServiceTime(answer.value.server_time)
  else noteKeptServiceTime(answer.value.server_time, answer.fetchedAt)
  return answer
}

/** A service, with how its times are made. @param serviceId as it stands in the address */
export const loadService = async (serviceId: number | string, options: CallOptions = {}): Promise<Answer<ServiceDetail>> =>
  noted(await call(readService, { params: { service_id: Number(serviceId) } }, options))

export interface AskedSlots {
  service_id: number
  /** Of one member; null: of all together. */
  member: number | null
  /** The first day; absent: today, so that the phone finds what it has kept of it tomorrow too. */
  from?: string
}

const ask = async ({ service_id, member, from }: AskedSlots, options: CallOptions): Promise<Answer<ServiceSlots>> =>
  noted(
    await call(
      readSlots,
      {
        params: { service_id },
        query: { days: String(SLOT_LIMITS.daysMost), ...(from !== undefined && { from }), ...(member !== null && { member: String(member) }) },
      },
      options,
    ),
  )

/** Free starts of 35 days: what the phone has kept at once, and what the service says now as soon as it comes. */
export async function loadSlots(asked: AskedSlots, { later, ...options }: CallOptions = {}): Promise<Answer<ServiceSlots>> {
  const first = await ask(asked, options)
  if (first.from !== 'network' && later) {
    // Without network what is shown is what there is.
    ask(asked, { ...options, fresh: true }).then(later, () => undefined)
  }
  return first
}
