import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'

interface Appearance {
  legend: string
  choices: readonly { value: string; text: string; hint?: string }[]
  onValue?: (value: string) => void
}

interface Props extends Appearance {
  form: ScreenForm
  name: string
}

/** One of a few, all of them in sight, each with a line that says what it means. */
export function RadioField({ form, name, ...appearance }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string">
      {(field, control) => <Radios field={field} control={control} {...appearance} />}
    </Field>
  )
}

function Radios({ field, control, legend, choices, onValue }: Appearance & { field: FieldState; control: ControlProps }) {
  const { t } = useTranslation('forms')
  const id = useId()
  const chosen = useSignalValue(field.value)
  const error = useSignalValue(field.error)
  const onChange: ControlProps['onChange'] = (event) => {
    control.onChange(event)
    onValue?.(event.currentTarget.value)
  }
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="pb-1 font-600">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-2">
        {choices.map(({ value, text, hint }) => (
          <label
            key={value}
            className="target justify-start! gap-3 px-3 py-2 rounded-control border border-ink-soft bg-raised has-[:checked]:border-brand has-[:checked]:border-2 has-[:checked]:text-brand"
          >
            <input {...control} type="radio" value={value} checked={chosen === value} onChange={onChange} className="accent-brand w-5 h-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-600">{text}</span>
              {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {t(`reasons.${asReason(error)}`)}
          </>
        )}
      </p>
    </fieldset>
  )
}
