import type { ReactNode } from 'react'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Props {
  form: ScreenForm
  name: string
  label: ReactNode
}

/** One thing that is so or not. */
export function CheckField({ form, name, label }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="boolean">
      {(field, control) => <CheckControl field={field} control={control} label={label} />}
    </Field>
  )
}

function CheckControl({ field, control, label }: { field: FieldState; control: ControlProps; label: ReactNode }) {
  const isChecked = useSignalValue(field.value) === true
  return (
    <label className="target justify-start! gap-3">
      <input {...control} type="checkbox" checked={isChecked} className="accent-brand w-5 h-5 shrink-0" />
      {label}
    </label>
  )
}
