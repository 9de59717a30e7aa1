import { useEffect, useState } from 'react'
import { type EventDraft, readEventDraft } from './event-draft.ts'

/** What an earlier visit left under a name; undefined when there is nothing. Read once for each round: what is typed meanwhile is the form's. */
export function useEventDraft(name: string, round: number): EventDraft | undefined | 'asking' {
  const of = `${name} ${round}`
  const [read, setRead] = useState<{ of: string; draft: EventDraft | undefined }>()
  useEffect(() => {
    let isWanted = true
    void readEventDraft(name).then((draft) => isWanted && setRead({ of, draft }))
    return () => {
      isWanted = false
    }
  }, [name, of])
  return read?.of === of ? read.draft : 'asking'
}
