import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useListAddress } from '../use-list-address.ts'

/** No service fits. @param isAll everything was asked for. */
export function NothingFound({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('services')
  const { hrefOf, follow } = useListAddress()
  return (
    <NothingHere drawing={isAll ? 'empty' : 'search'} title={t('list.empty')} hint={t(isAll ? 'list.noneYet' : 'list.emptyHint')}>
      {isAll ? (
        <ScreenLink to="/become-a-seller" className="btn-primary">
          {t('common:nav.becomeSeller')}
        </ScreenLink>
      ) : (
        <a className="btn-primary" href={hrefOf({})} onClick={follow({})}>
          {t('list.seeAll')}
        </a>
      )}
    </NothingHere>
  )
}
