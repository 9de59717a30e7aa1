import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

/** For an address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 justify-items-start">
      <h1 className="text-xl">{t('common:notFound.title')}</h1>
      <p>{t('common:notFound.text')}</p>
      <ScreenLink to="/" className="btn-primary">
        {t('common:notFound.link')}
      </ScreenLink>
    </div>
  )
}
