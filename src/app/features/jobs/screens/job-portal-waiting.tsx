import { useTranslation } from 'react-i18next'

/** The list's geometry while nothing of it is known. */
export function JobPortalWaiting() {
  const { t } = useTranslation('jobs')
  return <p role="status">{t('list.loading')}</p>
}
