import { useCallback, useRef, useState } from 'react'
import { meetingFaults } from '#contract/conversations/conversations.ts'
import { instantOf } from '#contract/core/form-values.ts'
import type { Reason } from '#contract/core/reasons.ts'
import type { Meeting } from './message-entry.ts'

/** As its fields have it: a minute on Dhaka's clocks, and where. */
export interface MeetingDraft {
  meets_at: string
  meets_where: string
}
type Faults = Partial<Record<keyof MeetingDraft, Reason>>

const NONE: MeetingDraft = { meets_at: '', meets_where: '' }

/** An invitation to an interview that is being written, beside the text of its message. */
export function useMeeting() {
  const typed = useRef(NONE)
  const [fields, setFields] = useState(NONE)
  const [isOpen, setOpen] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const put = useCallback((next: MeetingDraft) => {
    typed.current = next
    setFields(next)
  }, [])
  const write = useCallback(
    ({ meets_at = '', meets_where = '' }: Record<string, string>) => {
      put({ meets_at, meets_where })
      setOpen(meets_at !== '' || meets_where !== '')
    },
    [put],
  )
  const read = useCallback((): MeetingDraft => typed.current, [])
  const set = (next: Partial<MeetingDraft>) => {
    put({ ...typed.current, ...next })
    setFaults({})
  }
  const close = () => {
    put(NONE)
    setOpen(false)
    setFaults({})
  }
  /** What is to be sent of it; undefined: nothing. */
  const taken = (): Meeting | undefined => {
    const at = instantOf(typed.current.meets_at)
    return isOpen && at !== undefined ? { at, where: typed.current.meets_where.trim() } : undefined
  }
  /** Whether it does; what does not is said beside its field. */
  const judge = (): boolean => {
    if (!isOpen) return true
    const { meets_at, meets_where } = typed.current
    const at = instantOf(meets_at)
    const where = meets_where.trim()
    const found: Faults =
      at === undefined
        ? { meets_at: meets_at === '' ? 'required' : 'not-a-time', ...(where === '' && { meets_where: 'required' as const }) }
        : meetingFaults({ meets_at: at, meets_where: where }, Date.now())
    setFaults(found)
    return Object.keys(found).length === 0
  }
  return { fields, isOpen, faults, open: () => setOpen(true), close, set, read, write, taken, judge }
}
