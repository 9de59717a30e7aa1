import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { useListAddress } from '../use-list-address.ts'

/** In place of a list that has no event for what was asked. */
export function NothingFound() {
  const { t } = useTranslation('events')
  const { hrefOf, follow } = useListAddress()
  return (
    <NothingHere drawing="search" title={t('list.empty')} hint={t('list.emptyHint')}>
      <a className="btn-primary" href={hrefOf({ when: 'all' })} onClick={follow({ when: 'all' })}>
        {t('list.seeAll')}
      </a>
    </NothingHere>
  )
}
