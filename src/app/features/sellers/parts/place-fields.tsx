import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DIVISIONS, type NamedPlace } from '#contract/places.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { ScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'

/** Division, then one of its districts: another division has other ones. */
export function PlaceFields({ form, division: first }: { form: ScreenForm; division: string }) {
  const { t } = useTranslation('sellers')
  const isBangla = useLanguage() === 'bn'
  const [division, setDivision] = useState(first)
  const choice = ({ name, name_bn }: NamedPlace) => ({ value: name, text: isBangla ? name_bn : name })
  const districts = DIVISIONS.find(({ name }) => name === division)?.districts ?? []
  const choose = (name: string) => {
    setDivision(name)
    form.write({ district: '' })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField form={form} name="division" label={t('form.division')} placeholder={t('form.choose')} choices={DIVISIONS.map(choice)} onValue={choose} />
      <SelectField
        form={form}
        name="district"
        label={t('form.district')}
        placeholder={t(division ? 'form.choose' : 'form.divisionFirst')}
        choices={districts.map(choice)}
        disabled={districts.length === 0}
      />
    </div>
  )
}
