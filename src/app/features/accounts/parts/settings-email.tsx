import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Email } from '#contract/accounts/account-fields.ts'
import type { Problem } from '#contract/core/problem.ts'
import { useFormDraft } from '../../../state/drafts/use-form-draft.ts'
import { showNotice } from '../../../state/notices.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { saveEmail, sendLinkAgain } from '../settings-calls.ts'
import type { SettingsOf } from '../settings-of.ts'
import { useProof } from '../use-proof.tsx'
import { NeedsInternet } from './needs-internet.tsx'
import { ProblemNote, RestoredNote } from './settings-notes.tsx'

const Schema = v.object({ email: Email })

/** The address: whether it is proven, which one waits, and another one in its place. */
export function SettingsEmail({ account, put }: SettingsOf) {
  const { t } = useTranslation()
  return (
    <>
      <div>
        <p className="font-600 break-all">{account.email}</p>
        {account.email_verified ? (
          <p className="text-sm text-ink-soft">
            <Icon name="i-lucide-circle-check" className="text-brand" /> {t('settings:email.verified')}
          </p>
        ) : (
          <p className="text-sm text-marigold">
            <Icon name="i-lucide-circle-alert" /> {t('settings:email.unverified')}
          </p>
        )}
        {account.pending_email && (
          <p className="pt-2 text-sm text-marigold">
            <Icon name="i-lucide-clock" /> {t('settings:email.pending', { email: account.pending_email })}
          </p>
        )}
      </div>
      {(!account.email_verified || account.pending_email) && <SendAgain email={account.pending_email ?? account.email} />}
      <EmailForm account={account} put={put} />
    </>
  )
}

function SendAgain({ email }: { email: string }) {
  const { t } = useTranslation()
  const { isBusy, problem, run } = useAction()
  const send = () =>
    run(async () => {
      await sendLinkAgain()
      showNotice(t('settings:email.sent', { email }))
    })
  return (
    <div>
      <BusyButton icon="i-lucide-mail" isBusy={isBusy} onClick={() => void send()}>
        {t('settings:email.sendAgain')}
      </BusyButton>
      <ProblemNote problem={problem} />
    </div>
  )
}

function EmailForm({ account, put }: SettingsOf) {
  const { t } = useTranslation()
  const { withProof, dialog } = useProof(account)
  const form = useScreenForm({
    schema: Schema,
    initialValues: { email: '' },
    onSubmit: async ({ email }) => {
      const done = await withProof(() => saveEmail(email))
      if (!done) return
      draft.forget()
      form.write({ email: '' })
      put(done.value)
      showNotice(t('settings:email.sent', { email }))
    },
  })
  const draft = useFormDraft(form, 'email')
  const discard = () => {
    draft.forget()
    form.write({ email: '' })
  }
  const textOf = ({ code }: Problem) => (code === 'offline' ? t('settings:offlineKept') : undefined)
  return (
    <>
      <ScreenForm form={form}>
        {draft.isRestored && <RestoredNote onDiscard={discard} />}
        <TextField
          form={form}
          name="email"
          label={t('settings:email.new')}
          hint={t('settings:email.newHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          dir="ltr"
          onValue={draft.note}
        />
        <NeedsInternet text={t('settings:offlineKept')} problem={form.problem} />
        <FormProblem form={form} textOf={textOf} />
        <SubmitButton form={form} busy={t('settings:email.changing')}>
          {t('settings:email.change')}
        </SubmitButton>
      </ScreenForm>
      {dialog}
    </>
  )
}
