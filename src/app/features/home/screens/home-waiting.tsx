import { useTranslation } from 'react-i18next'
import { HomeOutline } from '../parts/home-outline.tsx'

/** Home while nothing of it is known. */
export function HomeWaiting() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <div role="status" className="sr-only">
        <h1>{t('common:loading')}</h1>
      </div>
      <HomeOutline />
    </div>
  )
}
