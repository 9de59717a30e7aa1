import { type ReactNode, useId } from 'react'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Props {
  form: ScreenForm
  name: string
  label: ReactNode
  hint: ReactNode
}

/** One thing that is so or not. */
export function CheckField({ form, name, ...appearance }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="boolean">
      {(field, control) => <CheckControl field={field} control={control} {...appearance} />}
    </Field>
  )
}

function CheckControl({ field, control, label, hint }: { field: FieldState; control: ControlProps } & Pick<Props, 'label' | 'hint'>) {
  const hintId = useId()
  const isChecked = useSignalValue(field.value) === true
  return (
    <div>
      <label className="target justify-start! gap-3">
        <input {...control} type="checkbox" checked={isChecked} aria-describedby={hintId} className="accent-brand w-5 h-5 shrink-0" />
        {label}
      </label>
      <p id={hintId} className="text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
