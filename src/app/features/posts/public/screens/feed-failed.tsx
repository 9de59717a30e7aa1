import { useTranslation } from 'react-i18next'
import { NotNow } from '../../../../ui/controls/not-now.tsx'

/** The posts could not be had: says so, why, and asks again. */
export function FeedFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('posts')
  return <NotNow title={t('list.failed')} error={error} />
}
