import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import type { FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Look {
  label: string
  hint: string
  most: number
}

interface Props extends Look {
  form: ScreenForm
  name: string
}

/** Several words, each a chip that can be taken away again. Enter, a comma or the button adds what is typed. */
export function ChipsField({ form, name, ...look }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string[]">
      {(field) => <Chips field={field} look={look} write={(words) => form.write({ [name]: words })} />}
    </Field>
  )
}

function Chips({ field, look, write }: { field: FieldState; look: Look; write: (words: string[]) => void }) {
  const { t } = useTranslation('forms')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const value = useSignalValue(field.value)
  const words: string[] = Array.isArray(value) ? value.map(String) : []
  const error = useSignalValue(field.error)
  const isFull = words.length >= look.most

  const add = (text: string) => {
    const fresh = [...new Set(text.split(/[,،\n]/).map((word) => word.replace(/\s+/g, ' ').trim()))].filter((word) => word && !words.includes(word))
    setTyped('')
    if (fresh.length === 0) return
    write([...words, ...fresh].slice(0, look.most))
    setSaid(t('chips.added', { words: fresh.join(', ') }))
  }
  const remove = (word: string) => {
    write(words.filter((one) => one !== word))
    setSaid(t('chips.removed', { word }))
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
        {look.label}
        <span className="ps-2 text-sm text-ink-soft font-400">{t('optional')}</span>
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
          ref={input}
          type="text"
          aria-label={look.label}
          aria-describedby={`${id}hint`}
          aria-invalid={error ? true : undefined}
          value={typed}
          disabled={isFull}
          enterKeyHint="done"
          className="field"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
          onBlur={() => typed.trim() && add(typed)}
        />
        <Button className="shrink-0" disabled={isFull || typed.trim() === ''} onClick={() => add(typed)}>
          {t('chips.add')}
        </Button>
      </span>
      <p id={`${id}hint`} className="pt-1 text-sm text-ink-soft">
        {isFull ? t('chips.full', { count: look.most }) : look.hint}
      </p>
      {error && (
        <p className="pt-1 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" /> {t(`reasons.${asReason(error)}`)}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
