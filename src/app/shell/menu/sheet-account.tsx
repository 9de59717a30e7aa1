import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../state/session/session.ts'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'
import { LogInLink } from '../header/log-in-link.tsx'

const Member = hydrateDeferred(async () => (await import('../signed-in-parts.tsx')).MemberOfSheet)

/** With what the sheet begins: the way in, or whose phone this is. */
export function SheetAccount({ onClose }: { onClose: () => void }) {
  const isSignedIn = useSession((session) => session.token !== null)
  const wasSignedIn = useRef(isSignedIn)
  // A user who signs out from here is on the screen of signing in then: nothing may lie over it.
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) onClose()
  }, [isSignedIn, onClose])
  if (!isSignedIn) return <Visitor onClose={onClose} />
  return (
    <Suspense fallback={<div className="min-h-12" />}>
      <Member onClose={onClose} />
    </Suspense>
  )
}

function Visitor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <LogInLink className="btn-primary" onClick={onClose}>
          {t('common:nav.logIn')}
        </LogInLink>
        <LogInLink to="/registration" className="btn-quiet" onClick={onClose}>
          {t('common:nav.join')}
        </LogInLink>
      </div>
      <LogInLink to="/registration" next="/become-a-seller" className="btn-quiet" onClick={onClose}>
        {t('common:nav.becomeSeller')}
      </LogInLink>
    </div>
  )
}
