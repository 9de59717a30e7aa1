import { useTranslation } from 'react-i18next'
import { NotNow } from '../../../ui/controls/not-now.tsx'

/** Neither the service nor this phone has an answer: says why, and asks again. */
export function SearchFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('search')
  return <NotNow title={t('failed')} error={error} />
}
