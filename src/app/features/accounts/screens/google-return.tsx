import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readNext } from '#contract/accounts/sessions.ts'
import type { Language } from '#contract/core/languages.ts'
import { splitLanguage, withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { showNotice } from '../../../state/notices.ts'
import { useSession } from '../../../state/session/session.ts'
import { enterSession } from '../../../state/session/stored-session.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { startDeferredHydration } from '../../../ui/hydration/deferred-hydration.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { offersGoogle } from '../auth-calls.ts'
import { connectGoogle, type GoogleArrival, type GoogleIntent, signInWithGoogle, startGoogleFlow, takeGoogleArrival } from '../google-flow.ts'
import { AlreadyIn } from '../parts/already-in.tsx'
import { AuthPage } from '../parts/auth-page.tsx'
import { GoogleFailed, type GoogleFailure } from '../parts/google-failed.tsx'
import { putAccount } from '../shared-account.ts'
import { useLeave } from '../use-next.ts'
import { useProof } from '../use-proof.tsx'

type Stage = { at: 'waiting' } | { at: 'already-in'; username: string; next: string | undefined } | { at: 'failed'; failure: GoogleFailure }

/** Goes to Google and takes what comes back: to sign in, or to connect Google to an account. */
export function GoogleReturn() {
  const { t } = useTranslation('accounts')
  const { stage, again, dialog } = useGoogle()
  return (
    <AuthPage title={t('google.title')}>
      {stage.at === 'waiting' && (
        <p role="status" className="js-only">
          {t('google.waiting')}
        </p>
      )}
      {stage.at === 'already-in' && <AlreadyIn username={stage.username} next={stage.next} />}
      {stage.at === 'failed' && <GoogleFailed failure={stage.failure} again={again} />}
      {dialog}
    </AuthPage>
  )
}

function useGoogle(): { stage: Stage; again: () => void; dialog: ReactNode } {
  const [stage, setStage] = useState<Stage>({ at: 'waiting' })
  const { finish, dialog } = useFinish()
  const begun = useRef(false)
  const prefix = usePrefix()
  const start = async (intent: GoogleIntent, next: string | undefined) => {
    setStage({ at: 'waiting' })
    try {
      await startGoogleFlow(intent, next)
    } catch (error) {
      setStage({ at: 'failed', failure: { kind: await whyNotStarted(problemOf(error)), intent, next } })
    }
  }
  const take = useEffectEvent(async () => {
    const { next } = readNext(Object.fromEntries(new URLSearchParams(location.search)))
    const arrival = takeGoogleArrival()
    const { account, token } = useSession.getState()
    if (arrival.kind === 'nothing') {
      if (account && token) return setStage({ at: 'already-in', username: account.username, next })
      return start('sign-in', inLanguage(prefix, next))
    }
    const { intent, next: kept } = arrival
    if (arrival.kind !== 'answer') return setStage({ at: 'failed', failure: { kind: arrival.kind, intent, next: kept } })
    try {
      await finish(arrival)
    } catch (error) {
      setStage({ at: 'failed', failure: { kind: problemOf(error).code, intent, next: kept } })
    }
  })
  useEffect(() => {
    // An answer is good for one try.
    if (begun.current) return
    begun.current = true
    // There is nothing here to wait for a touch of.
    startDeferredHydration()
    void take()
  }, [])
  const again = () => void (stage.at === 'failed' && start(stage.failure.intent, stage.failure.next))
  return { stage, again, dialog }
}

type Arrived = Extract<GoogleArrival, { kind: 'answer' }>

/** Sends what Google said to the service and goes on; connecting may need the password once more. */
function useFinish(): { finish: (arrival: Arrived) => Promise<void>; dialog: ReactNode } {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const router = useRouter()
  const leave = useLeave()
  const username = useSession(({ account }) => account?.username ?? '')
  const { withProof, dialog } = useProof({ username, has_password: true, google_linked: false })
  const finish = async ({ intent, next, body }: Arrived) => {
    if (intent === 'link') {
      const linked = await withProof(() => connectGoogle(body))
      if (linked) putAccount(linked.value)
      if (linked) showNotice(t('google.linked'))
      return router.navigate({ to: '/profile-settings', replace: true })
    }
    // The address that Google sends people back to carries no language; where they came from may have.
    await enterSession(await signInWithGoogle(body, splitLanguage(next ?? '').language ?? language))
    leave(next ?? '/')
  }
  return { finish, dialog }
}

/** Where to go afterwards, in the language of this page's address, which the way over Google loses. */
function inLanguage(prefix: Language | undefined, next: string | undefined): string | undefined {
  if (!prefix || (next && splitLanguage(next).language)) return next
  return withLanguage(prefix, next ?? '/')
}

/** A service without Google refuses as one whose Google does not answer; it says elsewhere which it is. */
async function whyNotStarted({ code }: Problem): Promise<GoogleFailure['kind']> {
  if (code !== 'google-failed') return code
  return (await offersGoogle().catch(() => true)) ? code : 'not-offered'
}

const problemOf = (error: unknown): Problem => (error instanceof Problem ? error : new Problem('bug', { cause: error }))
