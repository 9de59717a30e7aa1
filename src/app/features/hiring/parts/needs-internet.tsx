import type { Problem } from '#contract/core/problem.ts'
import { useConnection } from '../../../state/connection.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Says what cannot be done without network, as soon as that is known. @param problem the last refusal: when it says so itself, once is enough. */
export function NeedsInternet({ text, problem }: { text: string; problem?: Problem | undefined }) {
  const isOffline = useConnection(({ state }) => state === 'offline')
  return (
    <div role="status" className="empty:hidden">
      {isOffline && problem?.code !== 'offline' && (
        <p className="rounded-control border border-marigold p-3">
          <Icon name="i-lucide-wifi-off" className="text-marigold" /> {text}
        </p>
      )}
    </div>
  )
}
