import { useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { placeName } from '#contract/places.ts'
import { DELIVERY_LIMITS } from '#contract/products/delivery-rules.ts'
import { PlaceChooser } from '../../../../../nouns/place-chooser.tsx'
import { allPlaces, areaName, districtsOf, type FoundPlace, useAreas } from '../../../../../nouns/place-search.ts'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { ALL_PLACES, type ChosenPlaces, readPlaces } from '../../delivery-values.ts'

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
  const isBangla = useLanguage() === 'bn'
  const areas = useAreas()
  const places = useMemo(() => allPlaces(areas), [areas])
  const { districts, areas: single } = chosen
  const nameOf = ({ kind, name }: FoundPlace): string => {
    if (kind === 'division') return t('delivery.division', { name: placeName(name, isBangla) })
    return kind === 'area' ? areaName(name, isBangla, areas) : t('delivery.district', { name: placeName(name, isBangla) })
  }
  const add = (place: FoundPlace) => {
    if (place.kind === 'area') onPut({ districts, areas: [...new Set([...single, place.name])] })
    else onPut({ districts: [...new Set([...districts, ...districtsOf(place)])], areas: single })
  }
  const chips = [
    ...districts.map((name) => ({ name, text: placeName(name, isBangla) })),
    ...single.map((name) => ({ name, text: areaName(name, isBangla, areas) })),
  ]
  return (
    <PlaceChooser
      places={places}
      chosen={chips}
      isFull={districts.length >= DELIVERY_LIMITS.areasMost || single.length >= DELIVERY_LIMITS.areasMost}
      nameOf={nameOf}
      onAdd={add}
      onRemove={({ name }) => onPut({ districts: districts.filter((one) => one !== name), areas: single.filter((one) => one !== name) })}
      texts={{
        chosen: t('delivery.chosen'),
        search: t('delivery.searchPlace'),
        found: t('delivery.found'),
        notFound: t('delivery.notFound'),
        remove: (name) => t('delivery.remove', { name }),
        added: (name) => t('delivery.added', { name }),
        removed: (name) => t('delivery.removed', { name }),
      }}
    />
  )
}
