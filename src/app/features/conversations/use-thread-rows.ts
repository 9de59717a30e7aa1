import { useEffect, useMemo } from 'react'
import type { Message } from '#contract/conversations/conversations.ts'
import { dismiss, useOutbox } from '../../state/outbox/outbox.ts'
import { isInside, readMessageEntry } from './message-entry.ts'
import { noteSent, useSentMessages } from './sent-messages.ts'
import type { Target } from './subject.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'

/** What is written in a conversation, with what waits on this phone. What was sent meanwhile leaves the outbox: it is seen here. */
export function useThreadRows(target: Target, messages: readonly Message[]): ThreadRow[] {
  const entries = useOutbox((outbox) => outbox.entries)
  const sent = useSentMessages((store) => store.sent)
  useEffect(() => {
    for (const entry of entries) {
      const read = readMessageEntry(entry)
      if (!read?.sent || !isInside(read.about, target)) continue
      noteSent({ key: entry.id, about: read.about, ...read.sent })
      void dismiss(entry.id)
    }
  }, [entries, target])
  return useMemo(() => threadRows({ target, messages, sent, entries }), [target, messages, sent, entries])
}
