import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

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
