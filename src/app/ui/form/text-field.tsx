import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

export interface TextFieldStyle {
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoCapitalize?: 'none' | 'words' | 'sentences'
  /** Names, addresses and passwords are no words: nothing underlines or changes them. */
  spellCheck?: false
  autoCorrect?: 'off'
  /** What the return key of a phone says. */
  enterKeyHint?: 'next' | 'go' | 'done' | 'send' | 'search'
  /** Several lines. */
  rows?: number
  maxLength?: number
  disabled?: boolean
  /** Of what is typed here, where it is not that of the page. */
  lang?: string
  dir?: 'auto' | 'ltr'
  /** Stands at the end of the control: the eye of a password. */
  beside?: ReactNode
  onValue?: (value: string) => void
}

interface Props extends TextFieldStyle {
  form: ScreenForm
  name: string
}

/** A field of text. */
export function TextField({ form, name, ...appearance }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string">
      {(field, control) => <TextControl field={field} control={control} appearance={appearance} />}
    </Field>
  )
}

function TextControl({ field, control, appearance }: { field: FieldState; control: ControlProps; appearance: TextFieldStyle }) {
  const { label, hint, optional, beside, rows, onValue, ...attributes } = appearance
  const value = String(useSignalValue(field.value) ?? '')
  const error = useSignalValue(field.error)
  const onChange: ControlProps['onChange'] = (event) => {
    control.onChange(event)
    onValue?.(event.currentTarget.value)
  }
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={error}>
      {({ id, aria }) => (
        <span className="relative block">
          {rows ? (
            <textarea {...control} {...attributes} {...aria} id={id} rows={rows} value={value} onChange={onChange} className="field block" />
          ) : (
            <input {...control} type="text" {...attributes} {...aria} id={id} value={value} onChange={onChange} className={beside ? 'field pe-12' : 'field'} />
          )}
          {beside}
        </span>
      )}
    </FieldFrame>
  )
}
