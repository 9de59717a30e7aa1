import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'

/** How to install by hand where the browser has no question of its own. */
export function IosSteps() {
  const { t } = useTranslation()
  return (
    <ol className="grid gap-2 py-2">
      <li className="flex gap-2">
        <Icon name="i-lucide-share" />
        {t('common:install.iosShare')}
      </li>
      <li className="flex gap-2">
        <Icon name="i-lucide-square-plus" />
        {t('common:install.iosHome')}
      </li>
    </ol>
  )
}
