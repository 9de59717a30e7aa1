import { useTranslation } from 'react-i18next'
import { NotNow } from '../../../../ui/controls/not-now.tsx'

/** The list could not be had: says so, why, and asks again. */
export function ServicesFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('services')
  return <NotNow title={t('list.failed')} error={error} />
}
