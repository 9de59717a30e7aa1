import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { type DayTexts, readDay, written } from '../week-texts.ts'
import { DaySpans } from './day-spans.tsx'

interface Props {
  form: ScreenForm
  note: () => void
}

/** The hours of the same day, or of each of several, in a form: `spans`, as JSON. */
export function SpansField({ form, note }: Props) {
  const { Field } = form.parts
  const write = (day: DayTexts) => {
    form.write({ spans: written(day) })
    note()
  }
  return (
    <Field name="spans" type="string">
      {(field, control) => <Spans field={field} control={control} onWrite={write} />}
    </Field>
  )
}

function Spans({ field, control: { ref }, onWrite }: { field: FieldState; control: ControlProps; onWrite: (day: DayTexts) => void }) {
  const { t } = useTranslation('team')
  const box = useRef<HTMLDivElement>(null)
  const [wasWrong, setWasWrong] = useState(false)
  const spans = readDay(String(useSignalValue(field.value) ?? ''))
  const error = useSignalValue(field.error)
  useEffect(() => {
    if (error) setWasWrong(true)
  }, [error])
  useEffect(
    () => ref({ type: 'text', isConnected: true, focus: () => box.current?.querySelector<HTMLElement>('[aria-invalid], input, button')?.focus() } as never),
    [ref],
  )
  return (
    <div ref={box} className="grid grid-cols-1 gap-1">
      <DaySpans day={t('hours.theseDays')} spans={spans} isChecked={wasWrong || error !== ''} onChange={onWrite} />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error && spans.length === 0 && (
          <>
            <Icon name="i-lucide-circle-alert" /> {t(`forms:reasons.${asReason(error)}`)}
          </>
        )}
      </p>
    </div>
  )
}
