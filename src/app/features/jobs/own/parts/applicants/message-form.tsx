import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { APPLICANT_LIMITS, type Applicant, ApplicantMessageText } from '#contract/jobs/applicants.ts'
import { useMessageDraft } from '../../../../../state/drafts/use-message-draft.ts'
import { FormProblem } from '../../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { writeTo } from '../../applicant-calls.ts'
import { DoneLine } from './done-line.tsx'

const Schema = v.object({ text: ApplicantMessageText })
const lengthOf = (text: string): number => [...text].length

interface Props {
  applicant: Applicant
  take: (applicant: Applicant) => void
}

/** A message to who applied, and those that were sent. */
export function MessageForm({ applicant, take }: Props) {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const { application_id, messages } = applicant
  const [typed, setTyped] = useState(0)
  const [isSent, setSent] = useState(false)
  const form = useScreenForm({
    schema: Schema,
    initialValues: { text: '' },
    onSubmit: async ({ text }) => {
      take(await writeTo(application_id, { text, client_key: draft.clientKey() }))
      draft.forget()
      form.write({ text: '' })
      setTyped(0)
      setSent(true)
    },
  })
  const draft = useMessageDraft(form, `message to ${application_id}`)
  const { read } = form
  useEffect(() => {
    if (draft.isRestored) setTyped(lengthOf(String(read().text ?? '')))
  }, [draft.isRestored, read])
  const textOf = ({ code }: Problem) => {
    if (isNoAnswer(code)) return t('message.noAnswer')
    return code === 'too-many-requests' ? t('message.enough') : undefined
  }
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-3">
      <ScreenForm form={form}>
        <TextField
          form={form}
          name="text"
          label={t('message.label')}
          hint={t('message.hint', { typed: format.number(typed), most: format.number(APPLICANT_LIMITS.messageLongest) })}
          rows={3}
          autoCapitalize="sentences"
          onValue={(text) => {
            setTyped(lengthOf(text))
            setSent(false)
            draft.note()
          }}
        />
        <FormProblem form={form} textOf={textOf} />
        <SubmitButton form={form} busy={t('message.busy')} className="sm:w-auto sm:justify-self-start">
          {t('message.send')}
        </SubmitButton>
        <DoneLine text={isSent && t('message.done')} />
      </ScreenForm>
      {messages.length > 0 && (
        <ul aria-label={t('message.sent')} className="grid grid-cols-1 gap-2">
          {messages.map(({ id, text, sent_at }) => (
            <li key={id} className="rounded-control bg-sunken p-3">
              <p lang={scriptLanguage(text)} className="whitespace-pre-line wrap-anywhere">
                {text}
              </p>
              <p className="pt-1 text-sm text-ink-soft">{t('message.at', { at: format.dateTime(sent_at) })}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
