import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk/people.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { showContact } from '../calls.ts'

/** Email and phone number: masked until they are asked for, which is recorded. */
export function Contact({ person }: { person: DeskPerson }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const { t: whole } = useTranslation()
  const format = useFormat()
  const { isBusy, problem, run } = useAction()
  const [shown, setShown] = useState<{ email: string; phone: string | null }>()
  const { email, phone } = shown ?? person.masked
  if (person.deleted_at !== null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="wrap-anywhere" role={shown && 'status'}>
        {email}
        {!person.email_verified && <span className="text-marigold"> ({t('unverified')})</span>}
        {' · '}
        {phone === null ? t('noPhone') : format.phone(phone)}
      </p>
      {!shown && (
        <BusyButton isBusy={isBusy} onClick={() => void run(async () => setShown(await showContact(person.username)))}>
          {t('show')}
        </BusyButton>
      )}
      {!shown && <span className="text-sm text-ink-soft">{t('showHint')}</span>}
      <p role="alert" className="empty:hidden text-danger">
        {problem && whole(`problems:${problem.code}.text`, { defaultValue: whole('common:error.text') })}
      </p>
    </div>
  )
}
