import { useTranslation } from 'react-i18next'
import { DAY_MS, dhakaDay, isRealDay } from '#contract/core/time.ts'
import { deadlineOf, JOB_FORM_LIMITS } from '#contract/jobs/job-form.ts'
import { FieldFrame } from '../../../../../ui/form/field-frame.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../../ui/formats/use-now.ts'

/** The last day on which one may apply. */
export function DeadlineField({ form }: { form: ScreenForm }) {
  const { Field } = form.parts
  return (
    <FieldValue form={form} name="deadline">
      {(text) => (
        <Field name="deadline" type="string">
          {(field, control) => <DayControl text={text} field={field} control={control} />}
        </Field>
      )}
    </FieldValue>
  )
}

function DayControl({ text, field, control }: { text: string; field: FieldState; control: ControlProps }) {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const now = useNow()
  const error = useSignalValue(field.error)
  // The browser writes it in the phone's language: here it is said in that of the page.
  const hint = isRealDay(text)
    ? t('form.deadlineSaid', { day: format.day(deadlineOf(text)) })
    : t('form.deadlineHint', { most: JOB_FORM_LIMITS.deadlineDaysMost })
  const within = now === undefined ? {} : { min: dhakaDay(now), max: dhakaDay(now + JOB_FORM_LIMITS.deadlineDaysMost * DAY_MS) }
  return (
    <FieldFrame label={t('form.deadline')} hint={hint} error={error}>
      {({ id, aria }) => <input {...control} {...aria} {...within} id={id} type="date" value={text} className="field sm:w-60" />}
    </FieldFrame>
  )
}
