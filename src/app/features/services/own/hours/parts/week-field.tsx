import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/controls/button.tsx'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { useHoursWords } from '../use-hours-words.ts'
import { changedDay, copiedDay, readWeek, WEEKENDS, type Weekend, type WeekTexts, withWeekend, written } from '../week-texts.ts'
import { CopyDay } from './copy-day.tsx'
import { DaySpans } from './day-spans.tsx'

interface Props {
  form: ScreenForm
  note: () => void
}

/** The weekly hours in a form, day by day: `week`, as JSON. */
export function WeekField({ form, note }: Props) {
  const { Field } = form.parts
  const write = (week: WeekTexts) => {
    form.write({ week: written(week) })
    note()
  }
  return (
    <Field name="week" type="string">
      {(field, control) => <WeekDays field={field} control={control} onWrite={write} />}
    </Field>
  )
}

interface DaysProps {
  field: FieldState
  control: ControlProps
  onWrite: (week: WeekTexts) => void
}

function WeekDays({ field, control: { ref }, onWrite }: DaysProps) {
  const { t } = useTranslation('team')
  const { weekday } = useHoursWords()
  const box = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState<number>()
  const [wasWrong, setWasWrong] = useState(false)
  const week = readWeek(String(useSignalValue(field.value) ?? ''))
  const error = useSignalValue(field.error)
  // What is written takes the form's word back; the days go on saying what is wrong with them.
  const isChecked = wasWrong || error !== ''
  useEffect(() => {
    if (error) setWasWrong(true)
  }, [error])
  useEffect(
    () => ref({ type: 'text', isConnected: true, focus: () => box.current?.querySelector<HTMLElement>('[aria-invalid], input, button')?.focus() } as never),
    [ref],
  )
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="pb-1 text-sm text-ink-soft">{t('hours.weekends')}</legend>
        {(Object.keys(WEEKENDS) as Weekend[]).map((weekend) => (
          <Button key={weekend} onClick={() => onWrite(withWeekend(week, weekend))}>
            {t(`hours.weekend.${weekend}`)}
          </Button>
        ))}
      </fieldset>
      {week.map((spans, at) => (
        <section key={weekday(at)} aria-label={weekday(at)} className="grid grid-cols-1 gap-1 pt-2 border-t border-line">
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <h3 className="text-base">{weekday(at)}</h3>
            <Button variant="icon" icon="i-lucide-copy" className="px-3" aria-label={t('hours.copyOf', { day: weekday(at) })} onClick={() => setCopied(at)}>
              {t('hours.copy')}
            </Button>
          </div>
          <DaySpans day={weekday(at)} spans={spans} isChecked={isChecked} onChange={(day) => onWrite(changedDay(week, at, day))} />
        </section>
      ))}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {t('hours.wrong')}
          </>
        )}
      </p>
      {copied !== undefined && <CopyDay from={copied} onCopy={(to) => onWrite(copiedDay(week, copied, to))} onClose={() => setCopied(undefined)} />}
    </div>
  )
}
