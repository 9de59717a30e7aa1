import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOfStopToken } from '#contract/accounts/mail-kinds.ts'
import { useSession } from '../../../state/session/session.ts'
import { StopByLink } from '../../../ui/controls/stop-by-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { stopMailsOf } from '../settings-calls.ts'
import { askAccount } from '../shared-account.ts'

/** Where the link of a mail leads that can be stopped: one tap stops mails of its kind, no matter which account is signed in. */
export function StopMails({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings')
  const words = (token: string) => {
    const kind = kindOfStopToken(token)
    return (
      kind && {
        title: t(`mails.${kind}.stopTitle`),
        text: t(`mails.${kind}.stopText`),
        button: t('mails.stop'),
        done: t('mails.stopped'),
        offline: t('mails.offline'),
      }
    )
  }
  const stop = async (token: string) => {
    await stopMailsOf(token)
    // It may be one's own setting that this phone shows.
    if (useSession.getState().token) askAccount()
  }
  const more = (
    <ScreenLink to="/events" className="btn-quiet">
      {t('common:nav.events')}
    </ScreenLink>
  )
  return (
    <StopByLink words={words} onStop={stop} more={more}>
      {children}
    </StopByLink>
  )
}
