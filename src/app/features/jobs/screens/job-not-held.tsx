import { useTranslation } from 'react-i18next'

/** A job that cannot be shown now. */
export function JobNotHeld(_: { jobPostId: string; error: unknown }) {
  const { t } = useTranslation('jobs')
  return <p role="alert">{t('details.failed')}</p>
}

/** A job that is not there. */
export function JobNotFound() {
  const { t } = useTranslation('jobs')
  return <p role="alert">{t('details.notFound')}</p>
}
