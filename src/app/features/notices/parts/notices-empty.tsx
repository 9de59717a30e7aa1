import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'

/** Nothing was told yet. */
export function NoticesEmpty() {
  const { t } = useTranslation('notices')
  return (
    <div className="card p-6 text-center">
      <Icon name="i-lucide-bell" className="text-xl text-brand" />
      <p className="text-lg">{t('empty')}</p>
      <p className="mt-1 text-ink-soft">{t('emptyHint')}</p>
    </div>
  )
}
