import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StopMails } from '../features/accounts/parts/stop-mails.tsx'
import { ProfileSettings } from '../features/accounts/screens/profile-settings.tsx'
import { AddressBook } from '../features/addresses/parts/address-book.tsx'
import { CalendarFeed } from '../features/days/parts/calendar-feed.tsx'
import { NoticesSwitch } from '../features/notices/parts/notices-switch.tsx'
import { RelatedLinks } from '../features/people/parts/related-links.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { OwnPagePart } from '../shell/slots/own-page-part.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/profile-settings')({ component: ProfileSettingsScreen })

function ProfileSettingsScreen() {
  const { t } = useTranslation()
  usePageTitle(t('settings:title'))
  return (
    <StopMails>
      <Guard wants="signed-in" what={t('settings:title')}>
        <SellerArea>
          <ProfileSettings phone={<NoticesSwitch />} addresses={<AddressBook />} calendar={<CalendarFeed />} page={<OwnPagePart />} people={<RelatedLinks />} />
        </SellerArea>
      </Guard>
    </StopMails>
  )
}
