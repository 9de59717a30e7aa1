import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { usePortalAddress } from '../use-portal-address.ts'

/** No job fits. @param isAll everything was asked for. */
export function NothingFound({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('jobs')
  const { hrefOf, follow } = usePortalAddress()
  return (
    <NothingHere drawing={isAll ? 'work' : 'search'} title={t('list.empty')} hint={isAll ? undefined : t('list.emptyHint')}>
      {!isAll && (
        <a className="btn-primary" href={hrefOf({})} onClick={follow({})}>
          {t('list.seeAll')}
        </a>
      )}
    </NothingHere>
  )
}
