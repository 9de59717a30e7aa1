import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { shareAddresses } from './share-addresses.ts'
import { useCopyLink } from './use-copy-link.ts'

interface ShareDialogProps {
  title: string
  /** Absolute. */
  url: string
  onClose: () => void
}

/** The menu for browsers without a sheet of their own. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const { t } = useTranslation('ui')
  const { copyLink, said } = useCopyLink(url)
  return (
    <Dialog title={t('share.title')} place="sheet" onClose={onClose}>
      <ul className="grid gap-2">
        {shareAddresses(title, url).map(({ network, address }) => (
          <li key={network}>
            <a className="btn-quiet w-full" href={address} target="_blank" rel="noopener noreferrer" lang="en">
              {network}
            </a>
          </li>
        ))}
        <li>
          <Button variant="primary" icon="i-lucide-link" className="w-full" onClick={copyLink}>
            {t('share.copy')}
          </Button>
        </li>
      </ul>
      <p role="status" className="mt-2 min-h-6 break-all">
        {said}
      </p>
    </Dialog>
  )
}
