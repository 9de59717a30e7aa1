import { useTranslation } from 'react-i18next'
import { DistrictFields } from '../../../nouns/district-fields.tsx'
import { FieldValue } from '../../../ui/form/field-value.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { ScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { useAreas } from '../use-areas.ts'

interface Props {
  form: ScreenForm
  onValue: () => void
}

/** Division, district, and of that an upazila or a thana. */
export function PlaceFields({ form, onValue }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <DistrictFields form={form} within="area" onValue={onValue} />
      <FieldValue form={form} name="district">
        {(district) => <AreaField form={form} district={district} onValue={onValue} />}
      </FieldValue>
    </div>
  )
}

function AreaField({ form, district, onValue }: Props & { district: string }) {
  const { t } = useTranslation('addresses')
  const isBangla = useLanguage() === 'bn'
  const areas = useAreas(district)
  const word = () => {
    if (!district) return t('form.districtFirst')
    return t(areas ? 'form.choose' : 'form.loading')
  }
  return (
    <SelectField
      form={form}
      name="area"
      label={t('form.area')}
      placeholder={word()}
      choices={(areas ?? []).map(({ name, name_bn }) => ({ value: name, text: isBangla ? name_bn : name }))}
      disabled={!district || !areas}
      onValue={onValue}
    />
  )
}
