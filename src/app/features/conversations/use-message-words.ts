import { useCallback, useMemo, useRef, useState } from 'react'
import { useFormDraft } from '../../state/drafts/use-form-draft.ts'
import { type MeetingDraft, useMeeting } from './use-meeting.ts'

/** The text of a message that is being written, and an invitation beside it: kept on the phone at every stroke. @param name of their draft */
export function useMessageWords(name: string) {
  const typed = useRef('')
  const [text, setText] = useState('')
  const write = useCallback((next: string) => {
    typed.current = next
    setText(next)
  }, [])
  const meeting = useMeeting()
  const { read: readMeeting, write: writeMeeting } = meeting
  const stored = useMemo(
    () => ({
      read: () => ({ text: typed.current, ...readMeeting() }),
      write: ({ text: kept = '', ...rest }: Record<string, string>) => {
        write(kept)
        writeMeeting(rest)
      },
    }),
    [write, readMeeting, writeMeeting],
  )
  const draft = useFormDraft(stored, name)
  const set = (fields: Partial<MeetingDraft>) => {
    meeting.set(fields)
    draft.note()
  }
  return { text, typed, write, meeting: { ...meeting, set }, draft }
}
