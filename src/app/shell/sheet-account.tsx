import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { useSignOut } from '../features/accounts/use-sign-out.tsx'
import { useSession } from '../state/session.ts'
import { Icon } from '../ui/icon.tsx'
import { ScreenLink } from '../ui/screen-link.tsx'
import { Avatar } from './avatar.tsx'
import { LogInLink } from './log-in-link.tsx'
import { WaitingLink } from './waiting-link.tsx'

/** With what the sheet begins: the way in, or whose phone this is. */
export function SheetAccount({ onClose }: { onClose: () => void }) {
  const isSignedIn = useSession((session) => session.token !== null)
  const wasSignedIn = useRef(isSignedIn)
  // Whoever signs out from here is on the screen of signing in then: nothing may lie over it.
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) onClose()
  }, [isSignedIn, onClose])
  return isSignedIn ? <Member onClose={onClose} /> : <Visitor onClose={onClose} />
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
      <LogInLink to="/registration" className="btn-quiet" onClick={onClose}>
        {t('common:nav.becomeSeller')}
      </LogInLink>
    </div>
  )
}

function Member({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const name = useSession(({ account }) => account?.username ?? '')
  const { account } = useAccount()
  const { ask, dialog } = useSignOut()
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <ScreenLink to="/profileindex" className="target justify-start! min-w-0 rounded-control active:bg-sunken" onClick={onClose}>
          <Avatar name={name} picture={account?.profile_picture} />
          <span className="truncate font-600">{name}</span>
        </ScreenLink>
        <button type="button" className="target shrink-0 px-2" onClick={ask}>
          <Icon name="i-lucide-log-out" />
          {t('shell:titles.logout')}
        </button>
      </div>
      <WaitingLink className="target justify-start!" onClick={onClose} />
      {account && !account.seller_slug && (
        <ScreenLink to="/become-a-seller" className="btn-quiet" onClick={onClose}>
          {t('common:nav.becomeSeller')}
        </ScreenLink>
      )}
      {dialog}
    </div>
  )
}
