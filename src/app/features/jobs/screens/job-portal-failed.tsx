import { useTranslation } from 'react-i18next'

/** The list could not be had. */
export function JobPortalFailed() {
  const { t } = useTranslation('jobs')
  return <p role="alert">{t('list.failed')}</p>
}
