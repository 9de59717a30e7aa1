import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { typed } from '#contract/accounts/account-fields.ts'
import { PASSWORD_LENGTH } from '#contract/accounts/passwords.ts'
import type { Problem } from '#contract/core/problem.ts'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { prove } from '../settings-calls.ts'

const Schema = v.object({ password: typed(PASSWORD_LENGTH.longest * 4) })

interface Props {
  account: { username: string; has_password: boolean; google_linked: boolean }
  onProven: () => void
  onClose: () => void
}

/** The password once more, before something that must not happen on a phone left lying about. */
export function ProofDialog({ account, onProven, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('settings:proof.title')} place="sheet" onClose={onClose}>
      {account.has_password ? <ProofForm username={account.username} onProven={onProven} /> : <WithoutPassword />}
    </Dialog>
  )
}

function ProofForm({ username, onProven }: { username: string; onProven: () => void }) {
  const { t } = useTranslation()
  const field = useRef<HTMLDivElement>(null)
  const form = useScreenForm({
    schema: Schema,
    initialValues: { password: '' },
    onSubmit: async ({ password }) => {
      await prove(password)
      onProven()
    },
  })
  // What there is to type is here: when it opens, and again when it was not right.
  useEffect(() => goToPassword(field.current), [])
  useEffect(() => {
    if (form.problem) goToPassword(field.current)
  }, [form.problem])
  const textOf = ({ code }: Problem) => (code === 'wrong-login' ? t('settings:proof.wrong') : undefined)
  return (
    <ScreenForm form={form}>
      <p>{t('settings:proof.text')}</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div ref={field}>
        <PasswordField form={form} name="password" label={t('settings:proof.password')} autoComplete="current-password" />
      </div>
      <FormProblem form={form} textOf={textOf} />
      <SubmitButton form={form} busy={t('settings:proof.checking')}>
        {t('settings:proof.go')}
      </SubmitButton>
      <ScreenLink to="/recover" className="link justify-self-start py-3">
        {t('settings:proof.forgotten')}
      </ScreenLink>
    </ScreenForm>
  )
}

const goToPassword = (field: HTMLElement | null): void => field?.querySelector<HTMLInputElement>('input[name=password]')?.focus()

function WithoutPassword() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4">
      <p>{t('settings:proof.noPassword')}</p>
      <ScreenLink to="/logout" className="btn-primary">
        {t('settings:proof.logOut')}
      </ScreenLink>
      <ScreenLink to="/recover" className="btn-quiet">
        {t('settings:proof.setPassword')}
      </ScreenLink>
    </div>
  )
}
