import { useTranslation } from 'react-i18next'
import { NewPasswordForm } from '#contract/accounts/accounts.ts'
import { passwordFault } from '#contract/accounts/passwords.ts'
import { Problem } from '#contract/core/problem.ts'
import { showNotice } from '../../../state/notices.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { savePassword } from '../settings-calls.ts'
import type { SettingsOf } from '../settings-of.ts'
import { useProof } from '../use-proof.tsx'
import { NeedsInternet } from './needs-internet.tsx'

const EMPTY = { password: '', confirm_password: '' }

/** Another password; what is typed here is kept nowhere. */
export function SettingsPassword({ account, put }: SettingsOf) {
  const { t } = useTranslation()
  const { withProof, dialog } = useProof(account)
  const form = useScreenForm({
    schema: NewPasswordForm,
    initialValues: EMPTY,
    onSubmit: async ({ password }) => {
      const fault = passwordFault(password, account)
      if (fault) throw new Problem('bad-input', { fields: { password: fault } })
      if (!(await withProof(() => savePassword(password)))) return
      form.write(EMPTY)
      put({ ...account, has_password: true })
      showNotice(t('settings:password.changed'))
    },
  })
  const textOf = ({ code }: Problem) => (code === 'offline' ? t('settings:offline') : undefined)
  return (
    <>
      <p className="text-ink-soft">{t(account.has_password ? 'settings:password.text' : 'settings:password.none')}</p>
      <ScreenForm form={form}>
        <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
        <PasswordField form={form} name="password" label={t('settings:password.new')} hint={t('settings:password.hint')} autoComplete="new-password" />
        <PasswordField form={form} name="confirm_password" label={t('settings:password.confirm')} autoComplete="new-password" />
        <NeedsInternet text={t('settings:offline')} problem={form.problem} />
        <FormProblem form={form} textOf={textOf} />
        <SubmitButton form={form} busy={t('settings:saving')}>
          {t(account.has_password ? 'settings:password.change' : 'settings:password.set')}
        </SubmitButton>
      </ScreenForm>
      {dialog}
    </>
  )
}
