import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** For an address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 justify-items-start">
      <h1 className="text-xl">{t('common:notFound.title')}</h1>
      <p>{t('common:notFound.text')}</p>
      <Link to="/events" className="btn-primary">
        {t('common:notFound.link')}
      </Link>
    </div>
  )
}
