import { useTranslation } from 'react-i18next'
import { DIVISIONS, type NamedPlace } from '#contract/places.ts'
import { FieldValue } from '../ui/form/field-value.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import type { ScreenForm } from '../ui/form/use-screen-form.ts'
import { useLanguage } from '../ui/formats/use-language.ts'

interface Props {
  form: ScreenForm
  /** The form's field for a place within the district, where it has one. */
  within?: string
  /** Called when one was chosen, and what depends on it is cleared. */
  onValue?: () => void
}

/** Division, then one of its districts: `division` and `district` of the form. Another choice clears what lies within. They stand in the caller's grid. */
export function DistrictFields({ form, within, onValue }: Props) {
  const { t } = useTranslation('forms')
  const isBangla = useLanguage() === 'bn'
  const choice = ({ name, name_bn }: NamedPlace) => ({ value: name, text: isBangla ? name_bn : name })
  const clear = (...fields: (string | undefined)[]) => {
    form.write(Object.fromEntries(fields.flatMap((field) => (field ? [[field, '']] : []))))
    onValue?.()
  }
  return (
    <FieldValue form={form} name="division">
      {(division) => (
        <>
          <SelectField
            form={form}
            name="division"
            label={t('place.division')}
            placeholder={t('place.choose')}
            choices={DIVISIONS.map(choice)}
            onValue={() => clear('district', within)}
          />
          <SelectField
            form={form}
            name="district"
            label={t('place.district')}
            placeholder={t(division ? 'place.choose' : 'place.divisionFirst')}
            choices={(DIVISIONS.find(({ name }) => name === division)?.districts ?? []).map(choice)}
            disabled={!division}
            onValue={() => clear(within)}
          />
        </>
      )}
    </FieldValue>
  )
}
