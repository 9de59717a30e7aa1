import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { instantOf } from '#contract/core/form-values.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import type { useMeeting } from '../use-meeting.ts'

interface Props {
  meeting: Pick<ReturnType<typeof useMeeting>, 'fields' | 'faults' | 'set' | 'close'>
}

/** When and where an employer wants to see an applicant, above the text of the message. */
export function InterviewFields({ meeting: { fields, faults, set, close } }: Props) {
  const { t } = useTranslation('conversations')
  const format = useFormat()
  const first = useRef<HTMLInputElement>(null)
  // The button that opened it is gone; what was typed on an earlier visit leaves the focus where it is.
  const wasEmpty = useRef(fields.meets_at === '' && fields.meets_where === '')
  useEffect(() => {
    if (wasEmpty.current) first.current?.focus()
  }, [])
  const at = instantOf(fields.meets_at)
  return (
    <fieldset className="grid gap-2">
      <legend className="font-600">{t('interview.title')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <FieldFrame label={t('interview.when')} hint={at ? format.dateTime(at) : t('interview.whenHint')} error={faults.meets_at ?? ''}>
          {({ id, aria }) => (
            <input
              {...aria}
              ref={first}
              id={id}
              type="datetime-local"
              value={fields.meets_at}
              className="field block"
              onChange={({ target }) => set({ meets_at: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('interview.where')} hint={t('interview.whereHint')} error={faults.meets_where ?? ''}>
          {({ id, aria }) => (
            <input
              {...aria}
              id={id}
              value={fields.meets_where}
              maxLength={MESSAGE_LIMITS.whereLongest}
              dir="auto"
              className="field block"
              onChange={({ target }) => set({ meets_where: target.value })}
            />
          )}
        </FieldFrame>
      </div>
      <Button icon="i-lucide-trash" className="justify-self-start" onClick={close}>
        {t('interview.remove')}
      </Button>
    </fieldset>
  )
}
