import type { ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Appearance {
  label: ReactNode
  hint?: ReactNode
  /** What stands there while nothing is chosen. */
  placeholder: string
  choices: readonly { value: string; text: string }[]
  disabled?: boolean
  onValue?: (value: string) => void
}

interface Props extends Appearance {
  form: ScreenForm
  name: string
}

/** One of several. */
export function SelectField({ form, name, ...appearance }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string">
      {(field, control) => <SelectControl field={field} control={control} appearance={appearance} />}
    </Field>
  )
}

function SelectControl({ field, control, appearance }: { field: FieldState; control: ControlProps; appearance: Appearance }) {
  const value = String(useSignalValue(field.value) ?? '')
  const error = useSignalValue(field.error)
  const onChange: ControlProps['onChange'] = (event) => {
    control.onChange(event)
    appearance.onValue?.(event.currentTarget.value)
  }
  return (
    <FieldFrame label={appearance.label} hint={appearance.hint} error={error}>
      {({ id, aria }) => (
        <select {...control} {...aria} id={id} value={value} onChange={onChange} disabled={appearance.disabled} className="field">
          <option value="">{appearance.placeholder}</option>
          {appearance.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
