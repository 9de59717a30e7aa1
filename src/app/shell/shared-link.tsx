import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { ScreenLink } from '../ui/screen-link.tsx'

/** The way to what other apps shared with this one. */
export function SharedLink({ className, onClick }: { className: string; onClick?: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <ScreenLink to="/share" className={className} onClick={onClick}>
      <Icon name="i-lucide-share-2" />
      {t('shell:titles.share')}
    </ScreenLink>
  )
}
