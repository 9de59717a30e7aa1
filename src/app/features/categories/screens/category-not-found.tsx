import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'

/** For an address that names no category. */
export function CategoryNotFound() {
  const { t } = useTranslation('home', { keyPrefix: 'category' })
  usePageTitle(t('notFound'))
  return (
    <NothingHere drawing="lost" title={t('notFound')} hint={t('notFoundHint')} as="h1">
      <ScreenLink to="/category" className="btn-primary">
        {t('all')}
      </ScreenLink>
    </NothingHere>
  )
}
