import { type ReactNode, useId } from 'react'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Props {
  form: ScreenForm
  name: string
  label: ReactNode
  hint?: ReactNode
}

/** One thing that is so or not, in a form whose fields are all texts: `true` or `false`. */
export function FlagField({ form, name, ...appearance }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string">
      {(field, control) => <FlagControl field={field} control={control} onSwitch={(isOn) => form.write({ [name]: String(isOn) })} {...appearance} />}
    </Field>
  )
}

interface ControlProperties extends Pick<Props, 'label' | 'hint'> {
  field: FieldState
  control: ControlProps
  onSwitch: (isOn: boolean) => void
}

function FlagControl({ field, control, onSwitch, label, hint }: ControlProperties) {
  const hintId = useId()
  const isOn = useSignalValue(field.value) === 'true'
  return (
    <div>
      <label className="target justify-start! gap-3">
        <input
          type="checkbox"
          name={control.name}
          checked={isOn}
          aria-describedby={hint ? hintId : undefined}
          className="accent-brand w-5 h-5 shrink-0"
          onChange={({ target }) => onSwitch(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
