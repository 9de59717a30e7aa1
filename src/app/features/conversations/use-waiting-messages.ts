import { useMemo } from 'react'
import { type OutboxEntry, useOutbox } from '../../state/outbox/outbox.ts'
import { type MessageAbout, readMessageEntry } from './message-entry.ts'

/** A message of this phone that the service has not acknowledged. */
export interface WaitingMessage {
  about: MessageAbout
  text: string
  state: OutboxEntry['state']
}

/** Messages that wait, the latest first. */
export function useWaitingMessages(): WaitingMessage[] {
  const entries = useOutbox((outbox) => outbox.entries)
  return useMemo(
    () =>
      entries
        .flatMap((entry) => {
          const read = readMessageEntry(entry)
          return read && entry.state !== 'sent' && entry.state !== 'discarded' ? [{ about: read.about, text: read.text, state: entry.state }] : []
        })
        .reverse(),
    [entries],
  )
}
