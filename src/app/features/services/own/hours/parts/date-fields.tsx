import { useTranslation } from 'react-i18next'
import { isRealDay } from '#contract/core/time.ts'
import { HOURS_LIMITS } from '#contract/services/hours.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useHoursWords } from '../use-hours-words.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

/** From which day to which, both included, and why. The browser writes days in the phone's language: below they are said in that of the page. */
export function DateFields({ form, note }: Props) {
  const { t } = useTranslation('team')
  const { dayText } = useHoursWords()
  const follow = (from: string) => {
    // One day is what most want.
    if (isRealDay(from) && !form.read().until) form.write({ until: from })
    note()
  }
  return (
    <>
      <FieldValue form={form} name="kind" />
      <div className="grid gap-4 sm:grid-cols-2 items-start">
        {(['from', 'until'] as const).map((name) => (
          <FieldValue key={name} form={form} name={name}>
            {(day) => (
              <TextField
                form={form}
                name={name}
                type="date"
                label={t(name === 'from' ? 'hours.firstDay' : 'hours.lastDay')}
                hint={isRealDay(day) ? dayText(day) : undefined}
                onValue={name === 'from' ? follow : note}
              />
            )}
          </FieldValue>
        ))}
      </div>
      <TextField
        form={form}
        name="note"
        optional
        label={t('hours.note')}
        hint={t('hours.noteHint')}
        maxLength={HOURS_LIMITS.noteLongest}
        autoComplete="off"
        onValue={note}
      />
    </>
  )
}
