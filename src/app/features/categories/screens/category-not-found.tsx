import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'

/** For an address that names no category. */
export function CategoryNotFound() {
  const { t } = useTranslation('categories')
  usePageTitle(t('notFound'))
  return (
    <div className="card p-6 text-center">
      <h1 className="text-lg">{t('notFound')}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t('notFoundHint')}</p>
      <ScreenLink to="/category" className="btn-primary">
        {t('all')}
      </ScreenLink>
    </div>
  )
}
