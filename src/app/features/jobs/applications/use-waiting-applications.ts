import { useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { loadOutbox, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { readApplicationAbout } from './application-about.ts'

const isWaiting = ({ noun, state }: OutboxEntry): boolean => noun === 'applications' && state !== 'sent' && state !== 'discarded'

/** Applications that wait on this phone. */
export function useWaitingApplications(): OutboxEntry[] {
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  useEffect(() => {
    if (!isKnown) void loadOutbox()
  }, [isKnown])
  return useOutbox(useShallow(({ entries }) => entries.filter(isWaiting)))
}

/** The one to this job. */
export const waitingFor = (job_post_id: number, entries: readonly OutboxEntry[]): OutboxEntry | undefined =>
  entries.find(({ about }) => readApplicationAbout(about)?.job_post_id === job_post_id)
