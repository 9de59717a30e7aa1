import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'

/** In place of the page of a member with whom there is a block: who set it is not said. */
export function MemberHidden() {
  const { t } = useTranslation()
  return (
    <NothingHere drawing="closed" title={t('following:unavailable.title')} hint={t('following:unavailable.text')} as="h1">
      <AppLink to="/relations/blocked" className="btn-quiet">
        {t('following:unavailable.link')}
      </AppLink>
    </NothingHere>
  )
}
