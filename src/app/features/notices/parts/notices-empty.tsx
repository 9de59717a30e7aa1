import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'

/** Nothing was told yet. */
export function NoticesEmpty() {
  const { t } = useTranslation('notices')
  return <NothingHere drawing="bell" title={t('empty')} hint={t('emptyHint')} />
}
