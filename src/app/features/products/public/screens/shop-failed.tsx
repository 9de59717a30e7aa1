import { useTranslation } from 'react-i18next'
import { NotNow } from '../../../../ui/controls/not-now.tsx'

/** The list could not be had: says so, why, and asks again. */
export function ShopFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('products')
  return <NotNow title={t('list.failed')} error={error} />
}
