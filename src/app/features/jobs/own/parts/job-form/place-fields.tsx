import { useTranslation } from 'react-i18next'
import { JOB_FORM_LIMITS } from '#contract/jobs/job-form.ts'
import { DIVISIONS, type NamedPlace } from '#contract/places.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { FlagField } from '../../../../../ui/form/flag-field.tsx'
import { SelectField } from '../../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

/** Where one works: a district and an address, which what can be done from anywhere need not name. */
export function PlaceFields({ form, note }: Props) {
  const { t } = useTranslation('hiring')
  const isBangla = useLanguage() === 'bn'
  const choice = ({ name, name_bn }: NamedPlace) => ({ value: name, text: isBangla ? name_bn : name })
  const clearDistrict = () => {
    form.write({ district: '' })
    note()
  }
  return (
    <FieldValue form={form} name="is_remote">
      {(remote) => (
        <FieldValue form={form} name="division">
          {(division) => (
            <div className="grid gap-4">
              <FlagField form={form} name="is_remote" label={t('form.is_remote')} hint={t('form.remoteHint')} />
              <div className="grid gap-4 sm:grid-cols-2">
                <SelectField
                  form={form}
                  name="division"
                  label={t('form.division')}
                  placeholder={t('form.choose')}
                  choices={DIVISIONS.map(choice)}
                  onValue={clearDistrict}
                />
                <SelectField
                  form={form}
                  name="district"
                  label={t('form.district')}
                  placeholder={t(division ? 'form.choose' : 'form.divisionFirst')}
                  choices={(DIVISIONS.find(({ name }) => name === division)?.districts ?? []).map(choice)}
                  disabled={division === ''}
                />
              </div>
              <TextField
                form={form}
                name="job_location"
                label={t('form.job_location')}
                hint={t('form.locationHint')}
                optional={remote === 'true'}
                maxLength={JOB_FORM_LIMITS.locationLongest}
              />
            </div>
          )}
        </FieldValue>
      )}
    </FieldValue>
  )
}
