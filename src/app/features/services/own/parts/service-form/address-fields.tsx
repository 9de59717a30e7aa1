import { useTranslation } from 'react-i18next'
import { DIVISIONS, type NamedPlace } from '#contract/places.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { useAreas } from '../../../../../nouns/place-search.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { SelectField } from '../../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

const DISTRICTS = DIVISIONS.flatMap(({ districts }) => districts)

/** Where the buyer comes: district and upazila are public, the rest is told with a confirmed booking alone. */
export function AddressFields({ form, note }: Props) {
  const { t } = useTranslation('team')
  const isBangla = useLanguage() === 'bn'
  const choice = ({ name, name_bn }: NamedPlace) => ({ value: name, text: isBangla ? name_bn : name })
  return (
    <div className="grid gap-4 sm:grid-cols-2 items-start">
      <SelectField
        form={form}
        name="at_district"
        label={t('form.at_district')}
        placeholder={t('form.choose')}
        choices={DISTRICTS.map(choice).toSorted((one, other) => (one.text < other.text ? -1 : 1))}
        onValue={() => {
          form.write({ at_area: '' })
          note()
        }}
      />
      <FieldValue form={form} name="at_district">
        {(district) => <AreaField form={form} district={district} choice={choice} />}
      </FieldValue>
      <div className="sm:col-span-2 grid gap-4">
        <TextField
          form={form}
          name="at_line"
          label={t('form.at_line')}
          hint={t('form.lineHint')}
          autoComplete="street-address"
          maxLength={SERVICE_LIMITS.lineLongest}
        />
        <TextField
          form={form}
          name="directions"
          optional
          label={t('form.directions')}
          hint={t('form.directionsHint')}
          maxLength={SERVICE_LIMITS.directionsLongest}
        />
      </div>
    </div>
  )
}

interface AreaProps {
  form: ScreenForm
  district: string
  choice: (place: NamedPlace) => { value: string; text: string }
}

function AreaField({ form, district, choice }: AreaProps) {
  const { t } = useTranslation('team')
  const lists = useAreas()
  const areas = lists && [...lists.cityThanasOf(district), ...lists.upazilasOf(district)]
  const word = () => {
    if (!district) return t('form.districtFirst')
    return areas ? t('form.choose') : t('common:loading')
  }
  return (
    <FieldValue form={form} name="at_area">
      {(value) => {
        const choices = (areas ?? []).map(choice)
        // What was chosen stays while the list is on its way to the phone.
        const isKnown = value === '' || choices.some((one) => one.value === value)
        return (
          <SelectField
            form={form}
            name="at_area"
            label={t('form.at_area')}
            placeholder={word()}
            choices={isKnown ? choices : [...choices, { value, text: value }]}
            disabled={!district}
          />
        )
      }}
    </FieldValue>
  )
}
