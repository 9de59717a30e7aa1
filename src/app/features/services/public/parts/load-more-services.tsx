import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../../state/settings.ts'
import { LoadMore, type More } from '../../../../ui/lists/load-more.tsx'

/** The next page of services. */
export function LoadMoreServices({ more }: { more: More }) {
  const { t } = useTranslation('services')
  const savesData = useSettings(({ dataSaver }) => dataSaver)
  const texts = { offline: t('list.offlineMore'), failed: t('list.moreFailed'), loading: t('list.loadingMore'), more: t('list.loadMore') }
  return <LoadMore more={more} texts={texts} byItself={!savesData} />
}
