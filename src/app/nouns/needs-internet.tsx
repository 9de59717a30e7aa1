import type { Problem } from '#contract/core/problem.ts'
import { useIsOffline } from '../state/connection/connection.ts'
import { OfflineLine } from '../ui/lists/offline-line.tsx'

/** Says what cannot be done without network. @param problem the last refusal: when it says so itself, once is enough. */
export function NeedsInternet({ text, problem }: { text: string; problem?: Problem | undefined }) {
  const isOffline = useIsOffline()
  return <OfflineLine isOffline={isOffline && problem?.code !== 'offline'} text={text} />
}
