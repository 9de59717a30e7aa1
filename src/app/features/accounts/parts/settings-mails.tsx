import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailKind } from '#contract/accounts/mail-kinds.ts'
import { useAction } from '../../../ui/controls/use-action.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { saveMails } from '../settings-calls.ts'
import type { SettingsOf } from '../settings-of.ts'
import { ProblemNote } from './settings-notes.tsx'

/** Which mails come; those about orders and the account itself always do. */
export function SettingsMails({ account, put }: SettingsOf) {
  const { t } = useTranslation('settings')
  const { problem, isBusy, run } = useAction()
  const [changing, setChanging] = useState<MailKind>()
  const change = (kind: MailKind, isOn: boolean) => {
    setChanging(kind)
    return run(async () => put(await saveMails({ [kind]: isOn })))
  }
  const mailSwitch = (kind: MailKind) => {
    // Shown as it was tapped until the service has answered.
    const isOn = isBusy && changing === kind ? !account[kind] : account[kind]
    return (
      <label key={kind} className="target justify-start! gap-3">
        <input
          type="checkbox"
          checked={isOn}
          aria-disabled={isBusy}
          onChange={({ currentTarget }) => !isBusy && void change(kind, currentTarget.checked)}
          className="accent-brand"
        />
        <span>
          <span className="font-600">{t(`mails.${kind}.title`)}</span>
          <span className="block text-sm text-ink-soft">{t(`mails.${kind}.hint`)}</span>
        </span>
      </label>
    )
  }
  return (
    <>
      {mailSwitch('message_mails')}
      {mailSwitch('application_mails')}
      {mailSwitch('reminder_mails')}
      {account.is_staff && mailSwitch('staff_mails')}
      <p className="text-sm text-ink-soft">{t('mails.always')}</p>
      <ProblemNote problem={problem} />
      <AppLink to="/notices/settings" className="link target">
        {t('mails.more')}
      </AppLink>
    </>
  )
}
