import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icons/icon.tsx'

/** Said of every day that goes by the moon: the calendar of computers may be a day out. */
export function MoonNote() {
  const { t } = useTranslation('team')
  return (
    <p className="text-sm text-marigold">
      <Icon name="i-lucide-moon" /> {t('hours.byMoon')}
    </p>
  )
}
