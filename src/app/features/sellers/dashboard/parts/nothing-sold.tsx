import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'

/** What to do where there is nothing to show yet. */
export function NothingSold() {
  const { t } = useTranslation('dashboard')
  return (
    <div className="card p-6 grid gap-3 justify-items-start">
      <h2 className="text-lg">{t('nothing.title')}</h2>
      <p>{t('nothing.text')}</p>
      <div className="flex flex-wrap gap-2">
        <ScreenLink to="/selleraddevent" className="btn-primary">
          {t('nothing.post')}
        </ScreenLink>
        <ScreenLink to="/sellerevents" className="btn-quiet">
          {t('nothing.events')}
        </ScreenLink>
      </div>
    </div>
  )
}
