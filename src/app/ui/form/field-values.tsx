import type { ReactNode } from 'react'
import { FieldValue } from './field-value.tsx'
import type { ScreenForm } from './use-screen-form.ts'

interface Props<Name extends string> {
  form: ScreenForm
  names: readonly Name[]
  children: (values: Readonly<Record<Name, string>>) => ReactNode
}

/** What stands in several fields now, for what depends on all of them. */
export function FieldValues<Name extends string>({ form, names, children }: Props<Name>) {
  const [first, ...rest] = names
  if (first === undefined) return children({} as Record<Name, string>)
  return (
    <FieldValue form={form} name={first}>
      {(value) => (
        <FieldValues form={form} names={rest}>
          {(others) => children({ ...others, [first]: value } as Record<Name, string>)}
        </FieldValues>
      )}
    </FieldValue>
  )
}
