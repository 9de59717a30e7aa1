import type { ReactNode } from 'react'
import type { FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Props {
  form: ScreenForm
  name: string
  children?: (value: string) => ReactNode
}

/** What stands in a field now, for what depends on it. The field belongs to the form for as long as this is there, shown or not. */
export function FieldValue({ form, name, children }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string">
      {(field) => children && <Read field={field}>{children}</Read>}
    </Field>
  )
}

function Read({ field, children }: { field: FieldState; children: (value: string) => ReactNode }) {
  return children(String(useSignalValue(field.value) ?? ''))
}
