import { useEffect, useId } from 'react'
import { RichEditor } from '../text/rich-editor.tsx'
import { FieldValue } from './field-value.tsx'
import { TextCount } from './text-count.tsx'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Appearance {
  label: string
  placeholder: string
  /** Keeps a picture of the text. @returns its address below /media/. */
  onPicture: (picture: Blob) => Promise<string>
}

interface Props extends Appearance {
  form: ScreenForm
  /** Of its markup. */
  name: string
  /** Of what the editor needs to lose nothing. */
  stateName: string
  /** To be called at every change. */
  note: () => void
}

/** A long text as a field of the form: its markup, and beside it what the editor needs to lose nothing. */
export function RichField({ form, name, stateName, note, ...appearance }: Props) {
  const { Field } = form.parts
  const write = (html: string, state: string) => {
    form.write({ [name]: html, [stateName]: state })
    note()
  }
  return (
    <FieldValue form={form} name={stateName}>
      {(state) => (
        <Field name={name} type="string">
          {(field, control) => <RichControl field={field} control={control} state={state} appearance={appearance} onChange={write} />}
        </Field>
      )}
    </FieldValue>
  )
}

interface ControlProperties {
  field: FieldState
  control: ControlProps
  state: string
  appearance: Appearance
  onChange: (html: string, state: string) => void
}

function RichControl({ field, control: { ref }, state, appearance, onChange }: ControlProperties) {
  const id = useId()
  const html = String(useSignalValue(field.value) ?? '')
  const error = useSignalValue(field.error)
  useEffect(() => {
    // The form gives the focus to what is wrong; the editor comes later than the form.
    ref({ type: 'text', isConnected: true, focus: () => document.getElementById(id)?.focus() } as never)
  }, [ref, id])
  return (
    <div>
      <RichEditor id={id} html={html} state={state} onChange={onChange} error={error} {...appearance} />
      <TextCount html={html} />
    </div>
  )
}
