import { useTranslation } from 'react-i18next'
import { Drawing } from '../../../ui/media/drawing.tsx'

/** Nothing was told yet. */
export function NoticesEmpty() {
  const { t } = useTranslation('notices')
  return (
    <div className="card p-6 grid justify-items-center text-center">
      <Drawing name="empty" />
      <p className="text-lg">{t('empty')}</p>
      <p className="mt-1 text-ink-soft">{t('emptyHint')}</p>
    </div>
  )
}
