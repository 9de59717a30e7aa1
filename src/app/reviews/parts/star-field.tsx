import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { STARS } from '#contract/reviews/review-fields.ts'
import type { ControlProps, FieldState, ScreenForm } from '../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../ui/form/use-signal-value.ts'
import { Icon } from '../../ui/icons/icon.tsx'

interface Props {
  form: ScreenForm
  onValue: () => void
}

/** One of five, each with its word: the arrow keys move between them. */
export function StarField({ form, onValue }: Props) {
  const { Field } = form.parts
  return (
    <Field name="stars" type="string">
      {(field, control) => <StarControl field={field} control={control} onValue={onValue} />}
    </Field>
  )
}

const CHOICE =
  'target w-full justify-start! gap-3 px-3 rounded-control b b-line has-[:checked]:b-brand has-[:checked]:bg-sunken has-[:focus-visible]:outline has-[:focus-visible]:outline-2'

function StarControl({ field, control, onValue }: { field: FieldState; control: ControlProps; onValue: () => void }) {
  const { t } = useTranslation('reviews')
  const value = String(useSignalValue(field.value) ?? '')
  const error = useSignalValue(field.error)
  const errorId = useId()
  const onChange: ControlProps['onChange'] = (event) => {
    control.onChange(event)
    onValue()
  }
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="pb-1 font-600">{t('form.stars')}</legend>
      <div className="grid gap-2 sm:grid-cols-5">
        {STARS.map((star) => (
          <label key={star} className={CHOICE}>
            <input
              {...control}
              type="radio"
              value={String(star)}
              checked={value === String(star)}
              onChange={onChange}
              aria-invalid={error ? true : undefined}
              className="accent-brand w-5 h-5 shrink-0"
            />
            <span className="min-w-0">
              <span aria-hidden="true" className="block text-marigold">
                {'★'.repeat(star)}
              </span>
              <span className="sr-only">{t('outOfFive', { count: star })} </span>
              <span className="block text-sm">{t(`words.${star}`)}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="pt-1 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" /> {t(`forms:reasons.${asReason(error)}`)}
        </p>
      )}
    </fieldset>
  )
}
