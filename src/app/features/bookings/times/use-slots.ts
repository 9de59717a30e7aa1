import { useRef, useState } from 'react'
import { dayAfter } from '#contract/bookings/calendar-grid.ts'
import type { Problem } from '#contract/core/problem.ts'
import type { DaySlots } from '#contract/services/slot-rules.ts'
import type { ServiceSlots } from '#contract/services/slots.ts'
import { seenAt } from '../../../ui/lists/seen-at.ts'
import type { Answer } from '../../../wire/answer.ts'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadFailure } from '../../../wire/use-pages.ts'
import { loadSlots } from './slot-calls.ts'

export interface Slots {
  /** Undefined while nothing is known. */
  days: readonly DaySlots[] | undefined
  /** The first day of which nothing is known. */
  until: string
  /** When the oldest of it was true last, milliseconds since the epoch. */
  seenAt: number
  /** It is what the phone has kept. */
  isKept: boolean
  problem: Problem | undefined
  reload: () => void
  /** Brings more days, until those up to this one are known. */
  loadTo: (day: string) => void
  more: 'idle' | 'loading' | 'offline' | 'failed'
}

interface Further {
  of: string
  answers: readonly Answer<ServiceSlots>[]
}

const endOf = ({ value: { from, days } }: Answer<ServiceSlots>): string => dayAfter(from, days)

/** Free starts of a service, or of one member: 35 days at first, further ones as its reader gets there. */
export function useSlots(service_id: number, member: number | null): Slots {
  const of = `${service_id} ${member ?? ''}`
  const { answer, problem, reload } = useAnswer((options) => loadSlots({ service_id, member }, options), `slots ${of}`)
  const [held, setHeld] = useState<Further>({ of, answers: [] })
  const [more, setMore] = useState<Slots['more']>('idle')
  const isLoading = useRef(false)
  const further = held.of === of ? held.answers : []
  const all = answer ? [answer, ...further] : []
  const last = all.at(-1)
  const until = last ? endOf(last) : ''

  const load = async (day: string) => {
    if (isLoading.current || !last || day < until) return
    isLoading.current = true
    setMore('loading')
    try {
      const added: Answer<ServiceSlots>[] = []
      for (let from = until; from <= day; from = endOf(added.at(-1) as Answer<ServiceSlots>)) added.push(await loadSlots({ service_id, member, from }))
      setHeld((before) => ({ of, answers: [...(before.of === of ? before.answers : []), ...added] }))
      setMore('idle')
    } catch (error) {
      setMore(loadFailure(error))
    } finally {
      isLoading.current = false
    }
  }
  return {
    days: answer && all.flatMap(({ value }) => value.slots as DaySlots[]),
    until,
    seenAt: Math.min(...all.map(seenAt)),
    isKept: all.some(({ from }) => from !== 'network'),
    problem,
    reload,
    loadTo: (day) => void load(day),
    more,
  }
}
