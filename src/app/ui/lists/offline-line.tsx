import { Icon } from '../icons/icon.tsx'

/** Says what cannot be done without network, as soon as that is known. */
export const OfflineLine = ({ isOffline, text }: { isOffline: boolean; text: string }) => (
  <div role="status" className="empty:hidden">
    {isOffline && (
      <p className="rounded-control border border-marigold p-3">
        <Icon name="i-lucide-wifi-off" className="text-marigold" /> {text}
      </p>
    )}
  </div>
)
