import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { MessageText, SALES_LIMITS } from '#contract/events/sales.ts'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { useMessageDraft } from '../../../../state/drafts/use-message-draft.ts'
import { showNotice } from '../../../../state/notices.ts'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { writeToAll } from '../calls.ts'

// What is not shown is not sent: of one kind of ticket there is no choice.
const Schema = v.object({ text: MessageText, event_ticket: v.optional(v.string(), '') })
const EMPTY = { text: '', event_ticket: '' }

interface Props {
  eventId: number
  kinds: readonly TicketKind[]
  onSent: () => void
}

/** A message to everybody who comes, or who has one kind of ticket. */
export function MessageForm({ eventId, kinds, onSent }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const form = useScreenForm({
    schema: Schema,
    initialValues: EMPTY,
    onSubmit: async ({ text, event_ticket }) => {
      const { orders } = await writeToAll({ event_id: eventId, client_key: draft.clientKey(), event_ticket: event_ticket ? Number(event_ticket) : null, text })
      draft.forget()
      form.write(EMPTY)
      setTyped(0)
      showNotice(t('messages.done', { count: orders }))
      onSent()
    },
  })
  const draft = useMessageDraft(form, `message of ${eventId}`)
  const [typed, setTyped] = useState(0)
  const { read } = form
  useEffect(() => {
    if (draft.isRestored) setTyped(lengthOf(String(read().text ?? '')))
  }, [draft.isRestored, read])
  const textOf = ({ code }: Problem) => {
    if (isNoAnswer(code)) return t('messages.offline')
    return code === 'too-many-requests' ? t('messages.enough') : undefined
  }
  return (
    <ScreenForm form={form}>
      <TextField
        form={form}
        name="text"
        label={t('messages.text')}
        hint={t('messages.hint', { typed: format.number(typed), most: format.number(SALES_LIMITS.messageLongest) })}
        rows={4}
        autoCapitalize="sentences"
        onValue={(text) => {
          setTyped(lengthOf(text))
          draft.note()
        }}
      />
      {kinds.length > 1 && (
        <SelectField
          form={form}
          name="event_ticket"
          label={t('messages.to')}
          placeholder={t('messages.everybody')}
          choices={kinds.map(({ id, title }) => ({ value: String(id), text: title }))}
          onValue={draft.note}
        />
      )}
      <FormProblem form={form} textOf={textOf} />
      <SubmitButton form={form} busy={t('messages.busy')}>
        {t('messages.send')}
      </SubmitButton>
    </ScreenForm>
  )
}

const lengthOf = (text: string): number => [...text].length
