import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notices } from '../features/notices/screens/notices.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { useConnection } from '../state/connection/connection.ts'
import { hasGuestMark } from '../state/session/guest-mark.ts'
import { useSession } from '../state/session/session.ts'
import { useHydrating } from '../ui/hydration/use-hydrating.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/notices')({ component: NoticesScreen })

function NoticesScreen() {
  const { t } = useTranslation('notices')
  usePageTitle(t('title'))
  const isHydrating = useHydrating()
  const isVisitor = useSession(({ token }) => token === null)
  return (
    <>
      <Guard wants="signed-in" what={t('title')}>
        <SellerArea>
          <Notices />
        </SellerArea>
      </Guard>
      {!isHydrating && isVisitor && hasGuestMark() && <OfThisPhone />}
    </>
  )
}

const loadComments = async () => (await import('../threads/parts/phone-comments.tsx')).PhoneComments

/** A visitor is notified of nothing; what became of comments that were written without an account this phone can say. */
function OfThisPhone() {
  const [Comments, setComments] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void loadComments().then(
        (part) => setComments(() => part),
        () => undefined,
      )
    load()
    // What the phone does not hold is asked for again when the connection changes.
    return useConnection.subscribe(load)
  }, [])
  return Comments && <Comments />
}
