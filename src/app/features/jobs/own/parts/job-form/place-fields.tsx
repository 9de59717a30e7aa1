import { useTranslation } from 'react-i18next'
import { JOB_FORM_LIMITS } from '#contract/jobs/job-form.ts'
import { DistrictFields } from '../../../../../nouns/district-fields.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { FlagField } from '../../../../../ui/form/flag-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

/** Where one works: a district and an address, which what can be done from anywhere need not name. */
export function PlaceFields({ form, note }: Props) {
  const { t } = useTranslation('hiring')
  return (
    <FieldValue form={form} name="is_remote">
      {(remote) => (
        <div className="grid gap-4">
          <FlagField form={form} name="is_remote" label={t('form.is_remote')} hint={t('form.remoteHint')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <DistrictFields form={form} onValue={note} />
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
  )
}
