import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { oneLineRequired } from '#contract/core/names.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { Grid } from '../../use-grid.ts'
import { addValue, nameOption, removeOption } from '../../variants/variant-grid.ts'
import { ValueSheet } from './value-sheet.tsx'

const Value = oneLineRequired(PRODUCT_LIMITS.valueLongest)

/** One option: its name, and its values as chips. A press on a chip opens what can be done with it. */
export function OptionCard({ grid, at }: { grid: Grid; at: number }) {
  const { t } = useTranslation('stock')
  const id = useId()
  const [opened, setOpened] = useState<string>()
  const option = grid.options[at] ?? { name: '', values: [] }
  const { name, values } = option
  const label = name.trim() || t('options.number', { number: at + 1 })
  const nameFault = grid.faults.options.get(`${at}.name`) ?? grid.faults.options.get('.')
  const valuesFault = grid.faults.options.get(`${at}.values`)
  const remove = () => void grid.change((before) => removeOption(before, at), t('options.removed', { name: label }))
  return (
    <fieldset className="card overflow-visible p-3 grid grid-cols-1 gap-3">
      <legend className="sr-only">
        <MixedText text={label} />
      </legend>
      <div>
        <label htmlFor={`${id}name`} className="block pb-1 text-sm text-ink-soft">
          {t('options.name')}
        </label>
        <span className="flex gap-2">
          <input
            id={`${id}name`}
            type="text"
            className="field"
            value={name}
            maxLength={PRODUCT_LIMITS.optionNameLongest * 2}
            autoComplete="off"
            aria-invalid={nameFault ? true : undefined}
            aria-describedby={`${id}nameError`}
            onChange={({ target }) => void grid.change((before) => nameOption(before, at, target.value))}
          />
          <Button variant="icon" icon="i-lucide-trash" aria-label={t('options.remove', { name: label })} onClick={remove} />
        </span>
        <Fault id={`${id}nameError`} reason={nameFault} />
      </div>
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('options.values', { name: label })}>
          {values.map((value) => (
            <li key={value}>
              <button type="button" className="chip min-h-12 px-4" aria-label={t('options.change', { value })} onClick={() => setOpened(value)}>
                <span lang={scriptLanguage(value)}>{value}</span>
                <Icon name="i-lucide-pencil" className="text-ink-soft" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewValue grid={grid} at={at} label={label} fault={valuesFault} />
      {opened !== undefined && <ValueSheet grid={grid} at={at} value={opened} onClose={() => setOpened(undefined)} />}
    </fieldset>
  )
}

/** Adds values: Enter, a comma or the button. */
function NewValue({ grid, at, label, fault }: { grid: Grid; at: number; label: string; fault: Reason | undefined }) {
  const { t } = useTranslation('stock')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<Reason>()
  const [said, setSaid] = useState('')
  const add = (text: string) => {
    const words = text
      .split(/[,،\n]/)
      .map((word) => word.trim())
      .filter(Boolean)
    for (const word of words) {
      const read = v.safeParse(Value, word)
      const refusal = read.success ? grid.change((before) => addValue(before, at, read.output)) : (read.issues[0].message as Reason)
      setRefused(refusal)
      // It stays in the field, where it can be changed.
      if (refusal) return setTyped(word)
      setSaid(t('options.added', { value: word }))
    }
    setTyped('')
  }
  const onKey = (event: KeyboardEvent) => {
    // While a keyboard composes a word, Enter belongs to it.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add(typed)
  }
  const press = () => {
    add(typed)
    input.current?.focus()
  }
  const shown = refused ?? fault
  return (
    <div>
      <span className="flex gap-2">
        <input
          ref={input}
          type="text"
          className="field"
          aria-label={t('options.newValue', { name: label })}
          placeholder={t('options.placeholder')}
          aria-invalid={shown ? true : undefined}
          aria-describedby={`${id}error`}
          value={typed}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(undefined)
          }}
          onKeyDown={onKey}
          onBlur={() => typed.trim() && add(typed)}
        />
        {/* Never locked: the field hands over what is typed as it loses the focus, which this button would then lose as well. */}
        <Button className="shrink-0" onClick={press}>
          {t('forms:chips.add')}
        </Button>
      </span>
      {refused === 'too-many' ? (
        <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" /> {t('variants.tooMany', { count: PRODUCT_LIMITS.variantsMost })}
        </p>
      ) : (
        <Fault id={`${id}error`} reason={shown} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function Fault({ id, reason }: { id: string; reason: Reason | undefined }) {
  const { t } = useTranslation('stock')
  return (
    <p id={id} role="alert" className="pt-1 text-sm text-danger empty:hidden">
      {reason && (
        <>
          <Icon name="i-lucide-circle-alert" /> {reason === 'taken' ? t('options.taken') : t(`forms:reasons.${reason}`)}
        </>
      )}
    </p>
  )
}
