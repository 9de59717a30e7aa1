import { useEffect } from 'react'
import type { OwnApplication } from '#contract/jobs/job-applications.ts'
import { useOutbox } from '../../../state/outbox/outbox.ts'
import type { UsedAnswer } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { loadOwnApplications } from './calls.ts'

const askers = new Set<() => void>()

/** One's own applications have changed: components that show them ask again; if there are none, the phone still caches the new ones. */
export function applicationsChanged(): void {
  if (askers.size === 0) void loadOwnApplications({ fresh: true }).catch(() => undefined)
  for (const ask of askers) ask()
}

/** One's own applications, from the phone at once, then as they are; asked for again when one has been sent from here. */
export function useOwnApplications(): UsedAnswer<OwnApplication[]> {
  const used = useCachedAnswer(loadOwnApplications, 'applications')
  const { reload } = used
  const sent = useOutbox(({ entries }) =>
    entries
      .filter(({ noun, state }) => noun === 'applications' && state === 'sent')
      .map(({ id }) => id)
      .join(),
  )
  useEffect(() => {
    askers.add(reload)
    return () => void askers.delete(reload)
  }, [reload])
  useEffect(() => {
    if (sent !== '') reload()
  }, [sent, reload])
  return used
}
