import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName } from '#contract/places.ts'
import { PlaceChooser } from '../../../../../nouns/place-chooser.tsx'
import { allPlaces, districtsOf } from '../../../../../nouns/place-search.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'
import { joined, listIn } from '../../service-values.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

const RADIO =
  'target px-3 rounded-control border border-ink-soft bg-raised has-[:checked]:border-brand has-[:checked]:border-2 has-[:checked]:text-brand has-[:checked]:font-600'

/** Divisions and districts; to which upazilas one comes is not asked. */
const PLACES = allPlaces(undefined)

/** Where the provider comes: all of Bangladesh, or districts that are found by a word in either script. */
export function DistrictsField({ form, note }: Props) {
  const put = (districts: readonly string[]) => {
    form.write({ districts: joined(districts) })
    note()
  }
  return (
    <FieldValue form={form} name="districts">
      {(value) => <Districts chosen={listIn(value)} onPut={put} />}
    </FieldValue>
  )
}

function Districts({ chosen, onPut }: { chosen: readonly string[]; onPut: (districts: readonly string[]) => void }) {
  const { t } = useTranslation('team')
  const isBangla = useLanguage() === 'bn'
  const id = useId()
  const [isSome, setSome] = useState(chosen.length > 0)
  const choices = [
    [false, 'form.everywhere'],
    [true, 'form.someDistricts'],
  ] as const
  const ask = (wanted: boolean) => {
    setSome(wanted)
    if (!wanted) onPut([])
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-600">{t('form.districts')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {choices.map(([isOne, text]) => (
          <label key={text} className={RADIO}>
            <input
              type="radio"
              name={id}
              checked={(isSome || chosen.length > 0) === isOne}
              className="accent-brand w-5 h-5 shrink-0"
              onChange={() => ask(isOne)}
            />
            {t(text)}
          </label>
        ))}
      </div>
      {(isSome || chosen.length > 0) && (
        <>
          <PlaceChooser
            places={PLACES}
            chosen={chosen.map((name) => ({ name, text: placeName(name, isBangla) }))}
            isFull={false}
            nameOf={({ kind, name }) => t(kind === 'division' ? 'places.division' : 'places.district', { name: placeName(name, isBangla) })}
            onAdd={(place) => onPut([...new Set([...chosen, ...districtsOf(place)])])}
            onRemove={({ name }) => onPut(chosen.filter((one) => one !== name))}
            texts={{
              chosen: t('places.chosen'),
              search: t('places.search'),
              found: t('places.found'),
              notFound: t('places.notFound'),
              remove: (name) => t('places.remove', { name }),
              added: (name) => t('places.added', { name }),
              removed: (name) => t('places.removed', { name }),
            }}
          />
          {chosen.length === 0 && <p className="text-sm text-marigold">{t('form.noDistrict')}</p>}
        </>
      )}
    </fieldset>
  )
}
