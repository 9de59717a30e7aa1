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
export function SelectField({ form, name, ...look }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string">
      {(field, control) => <SelectControl field={field} control={control} look={look} />}
    </Field>
  )
}

function SelectControl({ field, control, look }: { field: FieldState; control: ControlProps; look: Appearance }) {
  const value = String(useSignalValue(field.value) ?? '')
  const error = useSignalValue(field.error)
  const onChange: ControlProps['onChange'] = (event) => {
    control.onChange(event)
    look.onValue?.(event.currentTarget.value)
  }
  return (
    <FieldFrame label={look.label} hint={look.hint} error={error}>
      {({ id, aria }) => (
        <select {...control} {...aria} id={id} value={value} onChange={onChange} disabled={look.disabled} className="field">
          <option value="">{look.placeholder}</option>
          {look.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
