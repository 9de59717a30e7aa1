import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps, FieldState, ScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'
import { RichEditor } from '../../../../ui/rich-editor.tsx'
import { sendTextPicture } from '../../event-calls.ts'
import { FieldValue } from './field-value.tsx'

interface Props {
  form: ScreenForm
  name: 'description' | 'terms_and_condition'
  stateName: 'description_state' | 'terms_state'
  note: () => void
}

/** A long text as a field of the form: its markup, and beside it what the editor needs to lose nothing. */
export function RichField({ form, name, stateName, note }: Props) {
  const { Field } = form.parts
  const write = (html: string, state: string) => {
    form.write({ [name]: html, [stateName]: state })
    note()
  }
  return (
    <FieldValue form={form} name={stateName}>
      {(state) => (
        <Field name={name} type="string">
          {(field, control) => <RichControl name={name} field={field} control={control} state={state} onChange={write} />}
        </Field>
      )}
    </FieldValue>
  )
}

interface ControlProperties {
  name: Props['name']
  field: FieldState
  control: ControlProps
  state: string
  onChange: (html: string, state: string) => void
}

function RichControl({ name, field, control: { ref }, state, onChange }: ControlProperties) {
  const { t } = useTranslation('selling')
  const id = useId()
  const html = String(useSignalValue(field.value) ?? '')
  const error = useSignalValue(field.error)
  useEffect(() => {
    // The form gives the focus to what is wrong; the editor comes later than the form.
    ref({ type: 'text', isConnected: true, focus: () => document.getElementById(id)?.focus() } as never)
  }, [ref, id])
  return (
    <RichEditor
      id={id}
      html={html}
      state={state}
      onChange={onChange}
      label={t(`form.${name}`)}
      error={error}
      onPicture={sendTextPicture}
      placeholder={t(`form.${name}Placeholder`)}
    />
  )
}
