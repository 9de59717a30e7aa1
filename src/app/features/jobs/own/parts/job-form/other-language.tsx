import { useTranslation } from 'react-i18next'
import { JOB_FORM_LIMITS } from '#contract/jobs/job-form.ts'
import { TitleAndDescription } from '../../../../../nouns/title-and-description.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { JobFormState } from '../../use-job-form.ts'

/** Title and description of a job once more in the other language. */
export function OtherLanguage({ of: { form, note } }: { of: JobFormState }) {
  const { t } = useTranslation('hiring')
  const texts = {
    hint: t('form.secondHint'),
    title: (other: 'Bn' | 'En') => t(`form.second_title${other}`),
    description: (other: 'Bn' | 'En') => t(`form.second_description${other}`),
    placeholder: t('form.descriptionPlaceholder'),
  }
  return <TitleAndDescription form={form} note={note} most={JOB_FORM_LIMITS.titleLongest} texts={texts} onPicture={sendTextPicture} />
}
