import { useRef, useState } from 'react'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { switchOwnEvent } from './list-calls.ts'
import { sendLatest } from './send-latest.ts'

export interface Switching {
  /** How the switch of an event stands: what was wished for, until the service has answered. */
  isOn: (event: OwnEvent) => boolean
  isLocked: (event: OwnEvent) => boolean
  /** Why it did not go the last time; it stands then as it stood before. */
  problemOf: (event: OwnEvent) => ProblemCode | undefined
  set: (event: OwnEvent, isOn: boolean) => void
}

const without = <T>(all: ReadonlyMap<number, T>, id: number): Map<number, T> => new Map([...all].filter(([one]) => one !== id))

/** Puts events on the market and off it: shown at once, taken back if the service says no. @param onDone gets the event as it is then. */
export function useSwitching(onDone: (event: OwnEvent) => void): Switching {
  const isOffline = useIsOffline()
  const latest = useRef<ReadonlyMap<number, boolean>>(new Map())
  const [requested, setRequested] = useState(latest.current)
  const [problems, setProblems] = useState<ReadonlyMap<number, ProblemCode>>(new Map())

  const request = (all: ReadonlyMap<number, boolean>) => {
    latest.current = all
    setRequested(all)
  }
  const fail = (id: number, code: ProblemCode) => setProblems((all) => new Map(all).set(id, code))
  const set = async (event: OwnEvent, isOn: boolean) => {
    const { id } = event
    if (event.event_status === CALLED_OFF) return
    setProblems((all) => without(all, id))
    if (isOffline) return fail(id, 'offline')
    const isUnderWay = latest.current.has(id)
    request(new Map(latest.current).set(id, isOn))
    if (isUnderWay) return
    const last = () => latest.current.get(id) ?? isOn
    try {
      await sendLatest(last, (isWished) => switchOwnEvent(event.event_id, isWished), onDone)
    } catch (cause) {
      fail(id, cause instanceof Problem ? cause.code : 'bug')
    }
    request(without(latest.current, id))
  }
  return {
    isOn: (event) => requested.get(event.id) ?? event.is_active,
    isLocked: (event) => isOffline || event.event_status === CALLED_OFF,
    problemOf: ({ id }) => problems.get(id),
    set: (event, isOn) => void set(event, isOn),
  }
}
