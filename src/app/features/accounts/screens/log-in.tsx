import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Login } from '#contract/accounts/sessions.ts'
import type { Problem } from '#contract/core/problem.ts'
import { useSession } from '../../../state/session/session.ts'
import { enterSession } from '../../../state/session/stored-session.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type ScreenForm as Form, useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { sendLogin } from '../auth-calls.ts'
import { AlreadyIn } from '../parts/already-in.tsx'
import { AuthPage } from '../parts/auth-page.tsx'
import { GoogleWay } from '../parts/google-way.tsx'
import { MessageCard } from '../parts/message-card.tsx'
import { NeedsInternet } from '../parts/needs-internet.tsx'
import { WaitNote } from '../parts/wait-note.tsx'
import { WayLink } from '../parts/way-link.tsx'
import { type Arrival, useArrival, useLeave, useNext } from '../use-next.ts'

/** Login with username or e-mail. @see Specification §2.3, §4 "Login" */
export function LogIn() {
  const { t } = useTranslation('accounts')
  const next = useNext()
  const arrival = useArrival()
  const { account, token } = useSession()
  const { form, isLeaving } = useLogIn(next, arrival)
  const textOf = useProblemText()
  if (account && token && !isLeaving) {
    return (
      <AuthPage title={t('logIn.title')}>
        {/* A user may set a new password on a friend's phone, and wants to know that it is done. */}
        {arrival?.kind === 'password-set' && arrival.username !== account.username && <Welcome arrival={arrival} former={undefined} />}
        <AlreadyIn username={account.username} next={next} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('logIn.title')}>
      <Welcome arrival={arrival} former={isLeaving ? undefined : account?.username} />
      <NeedsInternet text={t('logIn.offline')} problem={form.problem} />
      <ScreenForm form={form}>
        <TextField
          form={form}
          name="username"
          label={t('field.username')}
          hint={t('logIn.usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          dir="auto"
        />
        <PasswordField form={form} name="password" label={t('field.password')} autoComplete="current-password" enterKeyHint="go" />
        <CheckField form={form} name="remember" label={t('field.rememberMe')} hint={t('logIn.rememberHint')} />
        <FormProblem form={form} textOf={textOf} />
        <WaitNote problem={form.problem} />
        <SubmitButton form={form} busy={t('logIn.busy')} isLeaving={isLeaving}>
          {t('logIn.submit')}
        </SubmitButton>
      </ScreenForm>
      <WayLink to="/recover" className="link target justify-self-start">
        {t('logIn.forgot')}
      </WayLink>
      <p className="flex flex-wrap gap-x-3 items-center border-t pt-3">
        {t('logIn.newHere')}
        <WayLink to="/registration" next={next} className="link target">
          {t('logIn.join')}
        </WayLink>
      </p>
      <GoogleWay next={next} />
    </AuthPage>
  )
}

/** Sends, enters the session and leaves by a full page load, so that nothing of the visitor's page stays. */
function useLogIn(next: string | undefined, arrival: Arrival | undefined): { form: Form; isLeaving: boolean } {
  const leave = useLeave()
  const [isLeaving, setLeaving] = useState(false)
  const form = useScreenForm({
    schema: Login,
    initialValues: { username: arrival?.username ?? '', password: '', remember: false },
    onSubmit: async (values) => {
      const signedIn = await sendLogin(values)
      setLeaving(true)
      await enterSession(signedIn)
      leave(next ?? (arrival?.kind === 'joined' ? '/welcome' : '/'))
    },
  })
  // The browser may bring this page back as it was left.
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  const { read, write } = form
  const former = useSession(({ account, token }) => (token ? undefined : account?.username))
  useEffect(() => {
    if (former && !read().username) write({ username: former })
  }, [former, read, write])
  return { form, isLeaving }
}

function useProblemText(): (problem: Problem) => string | undefined {
  const { t } = useTranslation('accounts')
  return ({ code }) => {
    if (code === 'offline') return t('logIn.offline')
    if (code === 'too-many-requests') return t('logIn.tooMany')
    return code === 'bad-input' || code === 'not-signed-in' ? t('problems:wrong-login.text') : undefined
  }
}

/** Why the reader is here, where something led here. */
function Welcome({ arrival, former }: { arrival: Arrival | undefined; former: string | undefined }) {
  const { t } = useTranslation('accounts')
  if (arrival?.kind === 'joined') {
    const text = t('logIn.joinedText', { email: arrival.email })
    return <MessageCard title={t('logIn.joined', { username: arrival.username })} text={text} icon="i-lucide-circle-check" takesFocus />
  }
  if (arrival?.kind === 'password-set') {
    return <MessageCard title={t('logIn.passwordSet')} text={t('logIn.passwordSetText')} icon="i-lucide-circle-check" takesFocus />
  }
  return former ? (
    <p className="card p-4">
      <MixedText text={t('logIn.over', { username: former })} />
    </p>
  ) : null
}
