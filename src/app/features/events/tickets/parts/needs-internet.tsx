import { useConnection } from '../../../../state/connection/connection.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Says beforehand that something cannot be done without network. */
export function NeedsInternet({ text }: { text: string }) {
  const isOffline = useConnection(({ state }) => state === 'offline')
  return (
    <div role="status" className="empty:hidden">
      {isOffline && (
        <p className="rounded-control border border-marigold p-3">
          <Icon name="i-lucide-wifi-off" className="text-marigold" /> {text}
        </p>
      )}
    </div>
  )
}
