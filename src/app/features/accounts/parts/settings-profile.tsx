import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { ACCOUNT_LIMITS, FullName, Phone } from '#contract/accounts/account-fields.ts'
import type { Account } from '#contract/accounts/accounts.ts'
import type { Problem } from '#contract/core/problem.ts'
import { useFormDraft } from '../../../state/drafts/use-form-draft.ts'
import { showNotice } from '../../../state/notices.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { saveProfile } from '../settings-calls.ts'
import type { SettingsOf } from '../settings-of.ts'
import { NeedsInternet } from './needs-internet.tsx'
import { RestoredNote } from './settings-notes.tsx'
import { SettingsPicture } from './settings-picture.tsx'

const Schema = v.object({ full_name: FullName, phone: Phone })

/** Name, number and picture. */
export function SettingsProfile({ account, put }: SettingsOf) {
  return (
    <>
      <SettingsPicture account={account} put={put} />
      <ProfileForm account={account} put={put} />
    </>
  )
}

function ProfileForm({ account, put }: SettingsOf) {
  const { t } = useTranslation()
  const shown = useShown(account)
  const form = useScreenForm({
    schema: Schema,
    initialValues: shown,
    onSubmit: async (values) => {
      const sent = form.read()
      const saved = await saveProfile(values)
      draft.forgetSent(sent)
      put(saved)
      showNotice(t('settings:saved'))
    },
  })
  const draft = useFormDraft(form, 'profile')
  const { write } = form
  const { isTyped } = draft

  useEffect(() => {
    // Also when it changed elsewhere, and when the reader changes to other digits; never over what is being typed.
    if (!isTyped()) write(shown)
  }, [shown, write, isTyped])

  const discard = () => {
    draft.forget()
    write(shown)
  }
  const textOf = ({ code }: Problem) => (code === 'offline' ? t('settings:offlineKept') : undefined)
  return (
    <ScreenForm form={form}>
      {draft.isRestored && <RestoredNote onDiscard={discard} />}
      <TextField
        form={form}
        name="full_name"
        label={t('settings:profile.name')}
        optional
        autoComplete="name"
        autoCapitalize="words"
        maxLength={ACCOUNT_LIMITS.fullNameLongest * 2}
        dir="auto"
        onValue={draft.note}
      />
      <TextField
        form={form}
        name="phone"
        label={t('settings:profile.phone')}
        hint={t('settings:profile.phoneHint')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        onValue={draft.note}
      />
      <NeedsInternet text={t('settings:offlineKept')} problem={form.problem} />
      <FormProblem form={form} textOf={textOf} />
      <SubmitButton form={form} busy={t('settings:saving')}>
        {t('settings:save')}
      </SubmitButton>
    </ScreenForm>
  )
}

function useShown({ full_name, phone }: Account): { full_name: string; phone: string } {
  const format = useFormat()
  return useMemo(() => ({ full_name, phone: phone ? format.phone(phone) : '' }), [full_name, phone, format])
}
