import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../features/accounts/use-account.ts'
import { useSession } from '../../state/session/session.ts'
import { useHydrating } from '../../ui/hydration/use-hydrating.ts'
import { AccountUnknown, LogInFirst, NotForYou, SellersOnly } from './guard-pages.tsx'
import { GuardWaiting } from './guard-waiting.tsx'

interface Props {
  wants: 'signed-in' | 'seller' | 'staff'
  /** What stands behind it, as its title says it. */
  what: string
  children: ReactNode
}

/**
 * Shows a screen to those whom it is for, and to other users what it is and how to get there; no user is redirected. The service
 * decides for itself what it answers: this only keeps people from screens that could show them nothing.
 */
export function Guard({ wants, what, children }: Props) {
  const { t } = useTranslation()
  const isHydrating = useHydrating()
  const isSignedIn = useSession((session) => session.token !== null)
  // The server writes for both: which of the two is seen is known before the first paint, by the class of the page. What a visitor sees stays
  // the same element when the page comes to life: a tap that begins before and ends after that leads where its link says.
  if (isHydrating || !isSignedIn)
    return (
      <>
        <div className={isHydrating ? 'visitor-only' : ''}>
          <LogInFirst what={what} />
        </div>
        {isHydrating && (
          <div className="member-only">
            <GuardWaiting label={t('common:loading')} />
          </div>
        )}
      </>
    )
  if (wants === 'signed-in') return children
  return (
    <Allowed wants={wants} what={what}>
      {children}
    </Allowed>
  )
}

function Allowed({ wants, what, children }: Props) {
  const { t } = useTranslation()
  const { account, problem, reload } = useAccount()
  if (!account) return problem ? <AccountUnknown what={what} problem={problem} onRetry={reload} /> : <GuardWaiting label={t('common:loading')} />
  if (wants === 'staff') return account.is_staff ? children : <NotForYou what={what} />
  return account.seller_slug ? children : <SellersOnly what={what} />
}
