import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { DIVISIONS, placeName } from '#contract/places.ts'
import { DELIVERY_LIMITS } from '#contract/products/delivery-rules.ts'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { ALL_PLACES, type ChosenPlaces, readPlaces } from '../../delivery-values.ts'
import { allPlaces, areaName, type FoundPlace, findPlaces, useAreas } from './place-names.ts'

/** So many that fit are shown. */
const MOST_FOUND = 8

/** Where an option goes to: all of Bangladesh, or districts and upazilas that are found by a word in either script. */
export function PlacesField({ form, note }: { form: ScreenForm; note: () => void }) {
  const { Field } = form.parts
  const write = (text: string) => {
    form.write({ places: text })
    note()
  }
  return (
    <Field name="places" type="string">
      {(field, control) => <Places field={field} control={control} onWrite={write} />}
    </Field>
  )
}

interface PlacesProps {
  field: FieldState
  control: ControlProps
  onWrite: (text: string) => void
}

const RADIO =
  'target px-3 rounded-control border border-ink-soft bg-raised has-[:checked]:border-brand has-[:checked]:border-2 has-[:checked]:text-brand has-[:checked]:font-600'

function Places({ field, control: { ref }, onWrite }: PlacesProps) {
  const { t } = useTranslation('stock')
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const value = String(useSignalValue(field.value) ?? '')
  const error = useSignalValue(field.error)
  const chosen = readPlaces(value)
  useEffect(() => ref({ type: 'text', isConnected: true, focus: () => first.current?.focus() } as never), [ref])
  const put = (places: ChosenPlaces) => onWrite(JSON.stringify(places))
  return (
    <fieldset aria-describedby={`${id}error`} className="grid gap-2">
      <legend className="pb-1 font-600">{t('delivery.places')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        <label className={RADIO}>
          <input
            ref={first}
            type="radio"
            name={`${id}all`}
            checked={chosen === undefined}
            className="accent-brand w-5 h-5 shrink-0"
            onChange={() => onWrite(ALL_PLACES)}
          />
          {t('delivery.everywhere')}
        </label>
        <label className={RADIO}>
          <input
            type="radio"
            name={`${id}all`}
            checked={chosen !== undefined}
            className="accent-brand w-5 h-5 shrink-0"
            onChange={() => put({ districts: [], areas: [] })}
          />
          {t('delivery.some')}
        </label>
      </div>
      {chosen && <Chosen chosen={chosen} onPut={put} />}
      <p id={`${id}error`} role="alert" className="text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {error === 'required' ? t('delivery.noPlace') : t(`forms:reasons.${asReason(error)}`)}
          </>
        )}
      </p>
    </fieldset>
  )
}

function Chosen({ chosen, onPut }: { chosen: ChosenPlaces; onPut: (places: ChosenPlaces) => void }) {
  const { t } = useTranslation('stock')
  const id = useId()
  const isBangla = useLanguage() === 'bn'
  const input = useRef<HTMLInputElement>(null)
  const areas = useAreas()
  const places = useMemo(() => allPlaces(areas), [areas])
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const { districts, areas: single } = chosen
  const found = findPlaces(places, typed, MOST_FOUND)
  const isFull = districts.length >= DELIVERY_LIMITS.areasMost || single.length >= DELIVERY_LIMITS.areasMost
  const nameOf = ({ kind, name }: FoundPlace): string => {
    if (kind === 'division') return t('delivery.division', { name: placeName(name, isBangla) })
    return kind === 'area' ? areaName(name, isBangla, areas) : t('delivery.district', { name: placeName(name, isBangla) })
  }
  const add = (place: FoundPlace) => {
    const all = DIVISIONS.find(({ name }) => name === place.name)?.districts.map(({ name }) => name) ?? []
    if (place.kind === 'area') onPut({ districts, areas: [...new Set([...single, place.name])] })
    else onPut({ districts: [...new Set([...districts, ...(place.kind === 'division' ? all : [place.name])])], areas: single })
    setSaid(t('delivery.added', { name: nameOf(place) }))
    setTyped('')
    input.current?.focus()
  }
  const remove = ({ name, text }: { name: string; text: string }) => {
    onPut({ districts: districts.filter((one) => one !== name), areas: single.filter((one) => one !== name) })
    setSaid(t('delivery.removed', { name: text }))
    input.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Not sent: what is looked for here is no field of the form.
    event.preventDefault()
    const [place] = found
    if (place) add(place)
  }
  const chips = [
    ...districts.map((name) => ({ name, text: placeName(name, isBangla) })),
    ...single.map((name) => ({ name, text: areaName(name, isBangla, areas) })),
  ]
  return (
    <div className="grid gap-2">
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('delivery.chosen')}>
          {chips.map((chip) => (
            <li key={chip.name}>
              <button type="button" className="chip min-h-12 px-4" aria-label={t('delivery.remove', { name: chip.text })} onClick={() => remove(chip)}>
                {chip.text}
                <Icon name="i-lucide-x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="block text-sm text-ink-soft">
        {t('delivery.searchPlace')}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        maxLength={60}
        disabled={isFull}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKey}
      />
      {found.length > 0 && (
        <ul className="grid gap-1" aria-label={t('delivery.found')}>
          {found.map((place) => (
            <li key={`${place.kind} ${place.name}`}>
              <button type="button" className="target w-full justify-start! px-3 rounded-control bg-sunken text-start" onClick={() => add(place)}>
                {nameOf(place)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {typed.trim() !== '' && found.length === 0 ? t('delivery.notFound') : said}
      </p>
    </div>
  )
}
