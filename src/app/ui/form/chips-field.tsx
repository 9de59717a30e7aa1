import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { asReason } from '#contract/core/reasons.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { MixedText } from '../text/mixed-text.tsx'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Appearance {
  label: string
  hint: string
  most: number
  /** What one word may be; says why another one may not. */
  word: v.GenericSchema<string, string>
}

interface Props extends Appearance {
  form: ScreenForm
  name: string
}

/** Several words, each a chip that can be taken away again. Enter, a comma or the button adds what is typed. */
export function ChipsField({ form, name, ...appearance }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string[]">
      {(field, control) => <Chips field={field} control={control} appearance={appearance} write={(words) => form.write({ [name]: words })} />}
    </Field>
  )
}

interface ChipsProps {
  field: FieldState
  control: ControlProps
  appearance: Appearance
  write: (words: string[]) => void
}

function Chips({ field, control, appearance, write }: ChipsProps) {
  const { t } = useTranslation('forms')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<{ added: string } | { removed: string }>()
  const [refused, setRefused] = useState('')
  const value = useSignalValue(field.value)
  const words: string[] = Array.isArray(value) ? value.map(String) : []
  const fieldError = useSignalValue(field.error)
  const error = refused || fieldError
  const isFull = words.length >= appearance.most

  const add = (text: string) => {
    const fresh = [...new Set(text.split(/[,،\n]/).map((word) => word.replace(/\s+/g, ' ').trim()))].filter((word) => word && !words.includes(word))
    const fault = fresh.map((word) => v.safeParse(appearance.word, word).issues?.[0].message).find(Boolean)
    setRefused(fault ?? '')
    // It stays in the field, where it can be made shorter: in the list the user would not see which one is wrong.
    if (fault) return
    setTyped('')
    if (fresh.length === 0) return
    write([...words, ...fresh].slice(0, appearance.most))
    setSaid({ added: fresh.join(', ') })
  }
  const remove = (word: string) => {
    write(words.filter((one) => one !== word))
    setSaid({ removed: word })
    input.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    // While a keyboard composes a word, Enter belongs to it.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    if (event.key === 'Enter' && typed.trim() === '') return
    event.preventDefault()
    add(typed)
  }
  return (
    <fieldset>
      <legend className="pb-1 font-600">
        {appearance.label}
        <span className="text-sm text-ink-soft font-400"> {t('optional')}</span>
      </legend>
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-2 pb-2">
          {words.map((word) => (
            <li key={word}>
              <button type="button" className="chip min-h-12 px-4" onClick={() => remove(word)} aria-label={t('chips.remove', { word })}>
                <span lang={scriptLanguage(word)}>{word}</span>
                <Icon name="i-lucide-x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="flex gap-2">
        <input
          ref={(element) => {
            input.current = element
            control.ref(element)
          }}
          type="text"
          aria-label={appearance.label}
          aria-describedby={`${id}hint ${id}error`}
          aria-invalid={error ? true : undefined}
          value={typed}
          disabled={isFull}
          enterKeyHint="done"
          className="field"
          onChange={(event) => {
            setTyped(event.target.value)
            setRefused('')
          }}
          onKeyDown={onKey}
          onBlur={() => typed.trim() && add(typed)}
        />
        <Button className="shrink-0" disabled={isFull || typed.trim() === ''} onClick={() => add(typed)}>
          {t('chips.add')}
        </Button>
      </span>
      <p id={`${id}hint`} className="pt-1 text-sm text-ink-soft">
        {isFull ? t('chips.full', { count: appearance.most }) : appearance.hint}
      </p>
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {t(`reasons.${asReason(error)}`)}
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {said && <MixedText text={'added' in said ? t('chips.added', { words: said.added }) : t('chips.removed', { word: said.removed })} />}
      </p>
    </fieldset>
  )
}
