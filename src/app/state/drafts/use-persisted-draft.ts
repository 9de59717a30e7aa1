import { useEffect, useState } from 'react'
import { type DraftShape, type PersistedDraft, readPersistedDraft } from './persisted-draft.ts'

/** What an earlier visit left under a name; undefined when there is nothing. Read once for each round: what is typed meanwhile is the form's. @param shape must stay the same. */
export function usePersistedDraft<T extends Record<string, string>>(
  name: string,
  { shape, round }: { shape: DraftShape<T>; round: number },
): PersistedDraft<T> | undefined | 'asking' {
  const of = `${name} ${round}`
  const [read, setRead] = useState<{ of: string; draft: PersistedDraft<T> | undefined }>()
  useEffect(() => {
    let isWanted = true
    void readPersistedDraft(name, shape).then((draft) => isWanted && setRead({ of, draft }))
    return () => {
      isWanted = false
    }
  }, [name, of, shape])
  return read?.of === of ? read.draft : 'asking'
}
