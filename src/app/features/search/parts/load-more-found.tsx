import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../state/settings.ts'
import { LoadMore, type More } from '../../../ui/lists/load-more.tsx'

/** The next page of one kind. */
export function LoadMoreFound({ more }: { more: More }) {
  const { t } = useTranslation('search')
  const savesData = useSettings(({ dataSaver }) => dataSaver)
  const texts = { offline: t('more.offline'), failed: t('more.failed'), loading: t('common:loading'), more: t('more.load') }
  return <LoadMore more={more} texts={texts} byItself={!savesData} />
}
