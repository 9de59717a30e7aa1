import { useTranslation } from 'react-i18next'

/** A job's geometry while it is on its way. */
export function JobDetailsWaiting(_: { jobPostId: string }) {
  const { t } = useTranslation('jobs')
  return <p role="status">{t('details.loading')}</p>
}
