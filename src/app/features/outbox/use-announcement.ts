import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { useFormat } from '../../ui/formats/use-format.ts'

/**
 * What is to be read out: each entry whose state is another one than before, once. Nothing of those that are there at the beginning.
 * @param say the words for one entry.
 */
export function useAnnouncement(entries: readonly OutboxEntry[], say: (entry: OutboxEntry) => string): string {
  const format = useFormat()
  const [text, setText] = useState('')
  const before = useRef<ReadonlyMap<string, OutboxEntry['state']>>(undefined)
  const wordsFor = useEffectEvent(say)
  useEffect(() => {
    const changed = entries.filter(({ id, state }) => before.current !== undefined && before.current.get(id) !== state)
    before.current = new Map(entries.map(({ id, state }) => [id, state]))
    if (changed.length > 0) setText(format.sentences(changed.map((entry) => wordsFor(entry))))
  }, [entries, format])
  return text
}
