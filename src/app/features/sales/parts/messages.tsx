import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Problem } from '#contract/core/problem.ts'
import { MessageText, SALES_LIMITS } from '#contract/sales.ts'
import { showNotice } from '../../../state/notices.ts'
import { useFormDraft } from '../../../state/use-form-draft.ts'
import { Fold } from '../../../ui/fold.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadKinds, loadMessages, writeToAll } from '../calls.ts'

const Schema = v.object({ text: MessageText, event_ticket: v.string() })
const newKey = (): string => crypto.randomUUID()

/** What was written to those who come, and a new message to them. */
export function Messages({ eventId }: { eventId: number }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { answer, reload } = useAnswer((how) => loadMessages(eventId, how), `messages of ${eventId}`)
  const sent = answer?.value ?? []
  return (
    <div className="card px-4">
      <Fold
        title={
          <span className="flex items-center gap-2">
            <Icon name="i-lucide-megaphone" />
            {t('messages.title')}
          </span>
        }
      >
        <div className="grid gap-4">
          <MessageForm eventId={eventId} onSent={reload} />
          {sent.length > 0 && (
            <ul aria-label={t('messages.sent')} className="grid gap-2">
              {sent.map(({ id, text, sent_at, orders, told }) => (
                <li key={id} className="rounded-control bg-sunken p-3">
                  <p className="whitespace-pre-line break-words">{text}</p>
                  <p className="text-sm text-ink-soft">
                    {format.dateTime(sent_at)} · {t('messages.told', { told: format.number(told), orders: format.number(orders) })}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Fold>
    </div>
  )
}

function MessageForm({ eventId, onSent }: { eventId: number; onSent: () => void }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const kinds = useAnswer((how) => loadKinds(eventId, how), `kinds of ${eventId}`).answer?.value ?? []
  const [typed, setTyped] = useState(0)
  // Of what is typed now: a second try after a lost answer is the same message.
  const key = useRef(newKey())
  const form = useScreenForm({
    schema: Schema,
    initialValues: { text: '', event_ticket: '' },
    onSubmit: async ({ text, event_ticket }) => {
      const { orders } = await writeToAll({ event_id: eventId, client_key: key.current, event_ticket: event_ticket ? Number(event_ticket) : null, text })
      key.current = newKey()
      draft.forget()
      form.write({ text: '', event_ticket: '' })
      setTyped(0)
      showNotice(t('messages.done', { count: orders }))
      onSent()
    },
  })
  const draft = useFormDraft(form, `message of ${eventId}`)
  const note = () => {
    key.current = newKey()
    draft.note()
  }
  const textOf = ({ code }: Problem) => {
    if (code === 'offline') return t('messages.offline')
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
          setTyped([...text].length)
          note()
        }}
      />
      {kinds.length > 1 && (
        <SelectField
          form={form}
          name="event_ticket"
          label={t('messages.to')}
          placeholder={t('messages.everybody')}
          choices={kinds.map(({ id, title }) => ({ value: String(id), text: title }))}
          onValue={note}
        />
      )}
      <FormProblem form={form} textOf={textOf} />
      <SubmitButton form={form} busy={t('messages.busy')}>
        {t('messages.send')}
      </SubmitButton>
    </ScreenForm>
  )
}
