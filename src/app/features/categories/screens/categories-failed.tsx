import { useTranslation } from 'react-i18next'
import { NotNow } from '../../../ui/controls/not-now.tsx'

/** The categories could not be had: says so, why, and asks again. @see Specification §8 */
export function CategoriesFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('home', { keyPrefix: 'category' })
  return <NotNow title={t('failed')} error={error} />
}
