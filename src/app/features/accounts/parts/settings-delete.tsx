import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { cleanUsername } from '#contract/accounts/usernames.ts'
import { Problem } from '#contract/core/problem.ts'
import { showNotice } from '../../../state/notices.ts'
import { forgetSession } from '../../../state/session/stored-session.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../ui/form/use-signal-value.ts'
import { endAccount } from '../settings-calls.ts'
import type { SettingsOf } from '../settings-of.ts'
import { useProof } from '../use-proof.tsx'
import { NeedsInternet } from './needs-internet.tsx'

const Schema = v.object({ username: v.pipe(v.string(), v.minLength(1, 'required')) })

/** The end of the account: what goes, what stays, and a name to type so that no slip of a thumb does it. */
export function SettingsDelete({ account }: Pick<SettingsOf, 'account'>) {
  const { t } = useTranslation()
  const router = useRouter()
  const { withProof, dialog } = useProof(account)
  const form = useScreenForm({
    schema: Schema,
    initialValues: { username: '' },
    onSubmit: async ({ username }) => {
      if (cleanUsername(username) !== account.username) throw new Problem('bad-input', { fields: { username: 'does-not-fit' } })
      if (!(await withProof(endAccount))) return
      // The screen goes first: without a session it would ask for a login for a moment.
      await router.navigate({ to: '/' })
      await forgetSession('signed-out')
      showNotice(t('settings:delete.done'))
    },
  })
  const isBusy = useSignalValue(form.submitting)
  const textOf = ({ code }: Problem) => (code === 'offline' ? t('settings:offline') : undefined)
  return (
    <>
      <div>
        <h3>{t('settings:delete.goes')}</h3>
        <p>{t(account.seller_slug ? 'settings:delete.goesSeller' : 'settings:delete.goesText')}</p>
      </div>
      <div>
        <h3>{t('settings:delete.stays')}</h3>
        <p>{t('settings:delete.staysText')}</p>
      </div>
      <ScreenForm form={form}>
        <TextField
          form={form}
          name="username"
          label={t('settings:delete.type', { username: account.username })}
          autoComplete="off"
          autoCapitalize="none"
          dir="auto"
        />
        <NeedsInternet text={t('settings:offline')} problem={form.problem} />
        <FormProblem form={form} textOf={textOf} />
        <BusyButton variant="danger" type="submit" isBusy={isBusy}>
          {t(isBusy ? 'settings:delete.deleting' : 'settings:delete.delete')}
        </BusyButton>
      </ScreenForm>
      {dialog}
    </>
  )
}
