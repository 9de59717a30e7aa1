import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { groupOf, readBookingsAsked } from '../features/bookings/lists/bookings-asked.ts'
import { BookingList } from '../features/bookings/lists/screens/booking-list.tsx'
import { FreeSoonest } from '../features/bookings/lists/screens/free-soonest.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { BookingTabs } from '../shell/slots/booking-tabs.tsx'
import { useSession } from '../state/session/session.ts'
import { useHydrating } from '../ui/hydration/use-hydrating.ts'
import { RowsWaiting } from '../ui/lists/rows-waiting.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

// Read where it is used: what can be asked of bookings is nothing that other pages should load.
export const Route = createFileRoute('/bookings')({ component: BookingsScreen })

const useAsked = () => readBookingsAsked(Route.useSearch() as Record<string, unknown>)

function BookingsScreen() {
  const { t } = useTranslation('bookings')
  const isHydrating = useHydrating()
  const isVisitor = useSession(({ token }) => token === null)
  const { side } = useAsked()
  const title = t(side === 'provider' ? 'list.work' : 'list.mine')
  usePageTitle(title)
  // The service writes one page for all, whatever is asked.
  if (isHydrating)
    return (
      <>
        <h1 className="text-xl pb-3">{t('common:nav.bookings')}</h1>
        <RowsWaiting />
      </>
    )
  if (side === undefined && isVisitor) return <FreeSoonest logIn={<LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>} />
  return (
    <Guard wants={side === 'provider' ? 'seller' : 'signed-in'} what={title}>
      <SellerArea>
        <BookingTabs tab={side ?? 'buyer'} />
        <Lists />
      </SellerArea>
    </Guard>
  )
}

function Lists() {
  const asked = useAsked()
  return <BookingList side={asked.side ?? 'buyer'} group={groupOf(asked)} />
}
