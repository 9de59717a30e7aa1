import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DIVISIONS, type NamedPlace } from '#contract/places.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { ScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { useAreas } from '../use-areas.ts'

interface Props {
  form: ScreenForm
  /** What is chosen at first. */
  first: { division: string; district: string }
  onValue: () => void
}

/** Division, one of its districts, and of that an upazila or a thana: another choice above has other ones below. */
export function PlaceFields({ form, first, onValue }: Props) {
  const { t } = useTranslation('addresses')
  const isBangla = useLanguage() === 'bn'
  const [chosen, setChosen] = useState(first)
  const areas = useAreas(chosen.district)
  const choice = ({ name, name_bn }: NamedPlace) => ({ value: name, text: isBangla ? name_bn : name })
  const districts = DIVISIONS.find(({ name }) => name === chosen.division)?.districts ?? []
  const chooseDivision = (division: string) => {
    setChosen({ division, district: '' })
    form.write({ district: '', area: '' })
    onValue()
  }
  const chooseDistrict = (district: string) => {
    setChosen({ ...chosen, district })
    form.write({ area: '' })
    onValue()
  }
  const areaWord = () => {
    if (!chosen.district) return t('form.districtFirst')
    return t(areas ? 'form.choose' : 'form.loading')
  }
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <SelectField
        form={form}
        name="division"
        label={t('form.division')}
        placeholder={t('form.choose')}
        choices={DIVISIONS.map(choice)}
        onValue={chooseDivision}
      />
      <SelectField
        form={form}
        name="district"
        label={t('form.district')}
        placeholder={t(chosen.division ? 'form.choose' : 'form.divisionFirst')}
        choices={districts.map(choice)}
        disabled={districts.length === 0}
        onValue={chooseDistrict}
      />
      <SelectField
        form={form}
        name="area"
        label={t('form.area')}
        placeholder={areaWord()}
        choices={(areas ?? []).map(choice)}
        disabled={!chosen.district || !areas}
        onValue={onValue}
      />
    </div>
  )
}
