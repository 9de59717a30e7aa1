import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Formatter } from '#contract/core/format.ts'
import { dayNames } from '#contract/events/day-names.ts'
import { daysOfKind, type KindEntry } from '#contract/events/event-days.ts'
import type { FieldState, ScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'

interface Props {
  form: ScreenForm
  /** The days of the event, `YYYY-MM-DD`. */
  dates: readonly string[]
  onValue: () => void
}

/** On which days of its event a kind of ticket lets in, and whether on each of them or once in all. */
export function KindDays({ form, dates, onValue }: Props) {
  const { t } = useTranslation('selling')
  const { Field } = form.parts
  const write = (values: Record<string, string>) => {
    form.write(values)
    onValue()
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-600">{t('kinds.form.days')}</legend>
      <Field name="days" type="string">
        {(field) => <DayBoxes field={field} dates={dates} onDays={(days) => write({ days })} />}
      </Field>
      <p className="text-sm text-ink-soft">{t('kinds.form.daysHint')}</p>
      <Field name="entry" type="string">
        {(field) => <OnceBox field={field} onEntry={(entry) => write({ entry })} />}
      </Field>
    </fieldset>
  )
}

function DayBoxes({ field, dates, onDays }: { field: FieldState; dates: readonly string[]; onDays: (days: string) => void }) {
  const format = useFormat()
  const written = String(useSignalValue(field.value) ?? '')
  const chosen = daysOfKind({ days: written.split(',').map(Number) }, dates.length)
  const change = (day: number) => {
    const next = chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort((a, b) => a - b)
    onDays(next.length === dates.length ? '' : next.join(','))
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.8rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-3 max-h-[22.6rem] overflow-y-auto">
      {dates.map((date, at) => {
        const isChosen = chosen.includes(at + 1)
        return (
          <li key={date}>
            <label className="target justify-start! gap-3">
              {/* At least one day stays. */}
              <input
                type="checkbox"
                className="accent-brand w-5 h-5 shrink-0"
                checked={isChosen}
                disabled={isChosen && chosen.length === 1}
                onChange={() => change(at + 1)}
              />
              {format.dayShort(date)}
            </label>
          </li>
        )
      })}
    </ul>
  )
}

function OnceBox({ field, onEntry }: { field: FieldState; onEntry: (entry: KindEntry['entry']) => void }) {
  const { t } = useTranslation('selling')
  const isOnce = useSignalValue(field.value) === 'once'
  return (
    <label className="target justify-start! gap-3">
      <input
        type="checkbox"
        className="accent-brand w-5 h-5 shrink-0"
        checked={isOnce}
        onChange={({ currentTarget }) => onEntry(currentTarget.checked ? 'once' : 'each-day')}
      />
      {t('kinds.form.once')}
    </label>
  )
}

/** When a kind of ticket lets in, in words. @param dates the days of its event, `YYYY-MM-DD` */
export function whenItEnters({ t, format }: { t: TFunction<'selling'>; format: Formatter }, dates: readonly string[], kind: KindEntry): string {
  const numbers = daysOfKind(kind, dates.length)
  const days = dayNames(
    numbers.flatMap((day) => dates[day - 1] ?? []),
    format,
  )
  const which = numbers.length === dates.length ? 'all' : 'some'
  return t(`kinds.enters.${kind.entry}.${which}`, { days })
}
