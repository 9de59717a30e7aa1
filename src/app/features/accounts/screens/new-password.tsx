import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPasswordForm } from '#contract/accounts/accounts.ts'
import { useSession } from '../../../state/session/session.ts'
import { forgetSession } from '../../../state/session/stored-session.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { sendNewPassword } from '../auth-calls.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { MessageCard } from '../parts/message-card.tsx'
import { NeedsInternet } from '../parts/needs-internet.tsx'
import { PasswordMeter } from '../parts/password-meter.tsx'
import { WaitNote } from '../parts/wait-note.tsx'
import { WayLink } from '../parts/way-link.tsx'
import { useMailToken } from '../use-mail-token.ts'
import { useGoToLogIn } from '../use-next.ts'

/** A new password by the link of a mail. */
export function NewPassword() {
  const { t } = useTranslation('accounts')
  const token = useMailToken()
  const goToLogIn = useGoToLogIn()
  const [password, setPassword] = useState('')
  const form = useScreenForm({
    schema: NewPasswordForm,
    initialValues: { password: '', confirm_password: '' },
    onSubmit: async ({ password: chosen }) => {
      const username = await sendNewPassword({ token: token ?? '', password: chosen })
      // It ended with all others of this account.
      if (useSession.getState().account?.username === username) await forgetSession('over')
      goToLogIn({ kind: 'password-set', username })
    },
  })
  const isDead = form.problem?.code === 'link-expired'
  if (token === null || isDead) {
    return (
      <AuthPage title={t('newPassword.title')}>
        <MessageCard
          title={isDead ? t('problems:link-expired.title') : t('newPassword.noTokenTitle')}
          text={isDead ? t('problems:link-expired.text') : t('newPassword.noToken')}
          icon="i-lucide-circle-alert"
          isBad
        >
          <WayLink to="/recover" className="btn-primary">
            {t('recover.newLink')}
          </WayLink>
        </MessageCard>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('newPassword.title')}>
      <p>{t('newPassword.text')}</p>
      <NeedsInternet problem={form.problem} />
      <ScreenForm form={form}>
        <PasswordField
          form={form}
          name="password"
          label={t('field.newPassword')}
          hint={<PasswordMeter password={password} />}
          onValue={setPassword}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <PasswordField form={form} name="confirm_password" label={t('field.confirm')} autoComplete="new-password" enterKeyHint="go" />
        <FormProblem form={form} textOf={({ code }) => (code === 'offline' ? t('offline') : undefined)} />
        <WaitNote problem={form.problem} />
        <SubmitButton form={form} busy={t('newPassword.busy')}>
          {t('newPassword.submit')}
        </SubmitButton>
      </ScreenForm>
    </AuthPage>
  )
}
