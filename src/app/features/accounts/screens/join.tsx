import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RegistrationForm } from '#contract/accounts/accounts.ts'
import { useSession } from '../../../state/session/session.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { PageLinks } from '../../../ui/navigation/page-links.tsx'
import { sendRegistration } from '../auth-calls.ts'
import { AlreadyIn } from '../parts/already-in.tsx'
import { AuthPage } from '../parts/auth-page.tsx'
import { GoogleWay } from '../parts/google-way.tsx'
import { NeedsInternet } from '../parts/needs-internet.tsx'
import { PasswordMeter } from '../parts/password-meter.tsx'
import { UsernameNote } from '../parts/username-note.tsx'
import { WaitNote } from '../parts/wait-note.tsx'
import { WayLink } from '../parts/way-link.tsx'
import { useGoToLogIn, useNext } from '../use-next.ts'
import { useUsernameCheck } from '../use-username-check.ts'

const EMPTY = { username: '', email: '', password: '', confirm_password: '' }

/** A new account. @see Specification §2.3, §4 "Registration", §5, §8 */
export function Join() {
  const { t } = useTranslation('accounts')
  const next = useNext()
  const language = useLanguage()
  const goToLogIn = useGoToLogIn()
  const { account, token } = useSession()
  const { state, check } = useUsernameCheck()
  const [password, setPassword] = useState('')
  const form = useScreenForm({
    schema: RegistrationForm,
    initialValues: EMPTY,
    onSubmit: async ({ username, email, password: chosen }) => {
      const made = await sendRegistration({ username, email, password: chosen, language })
      goToLogIn({ kind: 'joined', ...made }, next)
    },
  })
  if (account && token) {
    return (
      <AuthPage title={t('join.title')}>
        <AlreadyIn username={account.username} next={next} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('join.title')}>
      <NeedsInternet text={t('join.offline')} problem={form.problem} />
      <ScreenForm form={form}>
        <TextField
          form={form}
          name="username"
          label={t('field.username')}
          hint={<UsernameNote state={state} />}
          onValue={check}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          dir="auto"
        />
        <TextField
          form={form}
          name="email"
          label={t('field.email')}
          hint={t('join.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordField
          form={form}
          name="password"
          label={t('field.password')}
          hint={<PasswordMeter password={password} />}
          onValue={setPassword}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <PasswordField form={form} name="confirm_password" label={t('field.confirm')} autoComplete="new-password" enterKeyHint="go" />
        <FormProblem form={form} textOf={() => t('common:error.text')} />
        <p role="status" className="empty:hidden">
          {form.problem?.code === 'too-slow' && t('join.maybeMade')}
          {form.problem?.code === 'offline' && t('join.offline')}
        </p>
        <WaitNote problem={form.problem} />
        <PageLinks lead={t('join.accept')} pages={['terms', 'privacy']} />
        <SubmitButton form={form} busy={t('join.busy')}>
          {t('join.submit')}
        </SubmitButton>
      </ScreenForm>
      <p className="flex flex-wrap gap-x-3 items-center border-t pt-3">
        {t('join.haveAccount')}
        <WayLink to="/login" next={next} className="link target">
          {t('logIn.submit')}
        </WayLink>
      </p>
      <GoogleWay next={next} />
    </AuthPage>
  )
}
