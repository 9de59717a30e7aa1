import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { tellAccountChanged } from '../../../state/session/account-news.ts'
import { useSession } from '../../../state/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { startDeferredHydration } from '../../../ui/hydration/deferred-hydration.ts'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { sendVerified } from '../auth-calls.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { MessageCard } from '../parts/message-card.tsx'
import { WayLink } from '../parts/way-link.tsx'
import { askAccount } from '../shared-account.ts'
import { useMailToken } from '../use-mail-token.ts'

type Outcome = { email: string; problem?: undefined } | { email?: undefined; problem: Problem }

/** Verifies an e-mail by the link of a mail, without another tap: what only follows links runs no scripts. */
export function EmailVerified() {
  const { t } = useTranslation('accounts')
  const { outcome, verify } = useVerification()
  const isIn = useSession(({ account, token }) => account !== null && token !== null)
  return (
    <AuthPage title={t('verify.title')}>
      {!outcome && (
        <p role="status" className="js-only">
          {t('verify.waiting')}
        </p>
      )}
      {outcome?.email && (
        <MessageCard title={t('verify.doneTitle')} text={t('verify.done', { email: outcome.email })} icon="i-lucide-circle-check" takesFocus>
          {isIn ? (
            <ScreenLink to="/events" className="btn-primary">
              {t('verify.continue')}
            </ScreenLink>
          ) : (
            <WayLink to="/login" className="btn-primary">
              {t('logIn.submit')}
            </WayLink>
          )}
        </MessageCard>
      )}
      {outcome?.problem && <NotVerified problem={outcome.problem} retry={verify} />}
    </AuthPage>
  )
}

function useVerification(): { outcome: Outcome | undefined; verify: () => void } {
  const token = useMailToken()
  const [outcome, setOutcome] = useState<Outcome>()
  const verify = useCallback(() => {
    setOutcome(token === null ? { problem: new Problem('link-expired') } : undefined)
    if (token) {
      void sendVerified(token).then(
        (email) => {
          setOutcome({ email })
          lookAgain()
        },
        (error) => setOutcome({ problem: error instanceof Problem ? error : new Problem('bug', { cause: error }) }),
      )
    }
  }, [token])
  useEffect(() => {
    // There is nothing here to wait for a touch of.
    startDeferredHydration()
    if (token !== undefined) verify()
  }, [token, verify])
  return { outcome, verify }
}

/** What this phone shows of the account, here and in other tabs, may be of before. */
function lookAgain(): void {
  const { account, token } = useSession.getState()
  if (!account || !token) return
  askAccount()
  void tellAccountChanged(account.id)
}

function NotVerified({ problem: { code }, retry }: { problem: Problem; retry: () => void }) {
  const { t } = useTranslation('accounts')
  if (code === 'link-expired' || code === 'taken' || code === 'bad-input') {
    return (
      <MessageCard
        title={code === 'taken' ? t('verify.failedTitle') : t('problems:link-expired.title')}
        text={code === 'taken' ? t('verify.taken') : t('verify.expiredText')}
        icon="i-lucide-circle-alert"
        isBad
      >
        <ScreenLink to="/profile-settings" className="btn-primary">
          {t('verify.settings')}
        </ScreenLink>
      </MessageCard>
    )
  }
  return (
    <MessageCard title={t('verify.failedTitle')} text={t(`problems:${code}.text`)} icon="i-lucide-circle-alert" isBad>
      <Button variant="primary" icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </MessageCard>
  )
}
