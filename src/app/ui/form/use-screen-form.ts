import { clearError, type FieldValues, type FormStore, focus, getValues, hasField, setError, setValue, useForm, valiForm } from '@modular-forms/react'
import type { ReadonlySignal } from '@preact/signals-react'
import { type ChangeEventHandler, type FocusEventHandler, type FormEvent, type ReactNode, type RefCallback, useMemo, useState } from 'react'
import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field knows of itself; read with `useSignalValue`. `error` is a reason (contract/core/reasons.ts) or empty. */
export interface FieldState {
  value: ReadonlySignal<unknown>
  error: ReadonlySignal<string>
}

/** What the control of a field must be given. */
export interface ControlProps {
  name: string
  ref: RefCallback<Control>
  onChange: ChangeEventHandler<Control>
  onBlur: FocusEventHandler<Control>
}

/** The library's components without the types that follow every path of a schema: fields are named by plain strings, and the schema is the judge. */
interface Parts {
  Form: (props: {
    onSubmit: (values: FieldValues, event: FormEvent) => Promise<void>
    shouldFocus?: boolean
    className?: string
    children: ReactNode
  }) => ReactNode
  Field: (props: { name: string; type: 'string' | 'boolean' | 'string[]'; children: (field: FieldState, control: ControlProps) => ReactNode }) => ReactNode
}

/** A form of one screen. The fields of this folder take it as `form`. */
export interface ScreenForm {
  parts: Parts
  submit: (values: FieldValues) => Promise<void>
  submitting: ReadonlySignal<boolean>
  dirty: ReadonlySignal<boolean>
  /** Why the last sending failed, unless its fields say it themselves. */
  problem: Problem | undefined
  dropProblem: () => void
  /** What is typed now, also where it is not valid. */
  read: () => Record<string, unknown>
  /** Puts other values in; fields that are not named stay. */
  write: (values: Record<string, string | boolean | string[]>) => void
  focus: (field: string) => void
  /** Has a field say a reason; an empty one says nothing. */
  refuse: (field: string, reason: string) => void
}

interface Options<S extends v.GenericSchema<FieldValues, unknown>> {
  schema: S
  initialValues: v.InferInput<S>
  /** Gets what the schema makes of the values. A Problem that it throws is shown: at the fields it names, else above the button. */
  onSubmit: (values: v.InferOutput<S>) => Promise<void>
  /** Hears at every check what is wrong: reasons by field, none when all is well. Must stay the same function. */
  onChecked?: (faults: Record<string, string>) => void
}

/**
 * A form by the schema that the service uses too. It is checked when sent, and from then on at every change; the first field that is
 * wrong gets the focus. Nothing typed is lost by a failed sending.
 */
export function useScreenForm<S extends v.GenericSchema<FieldValues, unknown>>({ schema, initialValues, onSubmit, onChecked }: Options<S>): ScreenForm {
  const [problem, setProblem] = useState<Problem>()
  const check = async (values: FieldValues) => {
    const faults = await valiForm(schema as never)(values as never)
    onChecked?.(faults as Record<string, string>)
    return faults
  }
  const [store, parts] = useForm<FieldValues>({ initialValues, validate: check } as never)
  const submit = async (values: FieldValues) => {
    setProblem(undefined)
    try {
      await onSubmit(v.parse(schema, values))
    } catch (error) {
      // The library would swallow what is no problem of ours: to the reader it is one, a bug.
      const met = error instanceof Problem ? error : new Problem('bug', { cause: error })
      if (!showAtFields(store, met)) setProblem(met)
    }
  }
  const own = useMemo(
    () => ({
      parts: parts as unknown as Parts,
      submitting: store.submitting,
      dirty: store.dirty,
      dropProblem: () => setProblem(undefined),
      read: () => getValues(store, { shouldActive: false }) as Record<string, unknown>,
      write: (values: Record<string, string | boolean | string[]>) => {
        // One by one: of several the library would take a list for fields of its own. What was wrong before is not what stands there now.
        for (const [name, value] of Object.entries(values)) {
          setValue(store, name, value, { shouldTouched: false, shouldValidate: false })
          clearError(store, name)
        }
      },
      focus: (field: string) => focus(store, field),
      refuse: (field: string, reason: string) => setError(store, field, reason, { shouldFocus: false }),
    }),
    [store, parts],
  )
  return { ...own, submit, problem }
}

/** @returns whether every field that the service names is one of this form. */
function showAtFields(store: FormStore<FieldValues>, { fields = {} }: Problem): boolean {
  const named = Object.entries(fields)
  const mine = named.filter(([name]) => hasField(store, name, { shouldActive: false }))
  for (const [name, reason] of mine) setError(store, name, reason, { shouldFocus: false })
  const [first] = mine
  if (first) focus(store, first[0])
  return mine.length > 0 && mine.length === named.length
}
