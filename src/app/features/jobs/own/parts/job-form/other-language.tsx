import { useTranslation } from 'react-i18next'
import { JOB_FORM_LIMITS } from '#contract/jobs/job-form.ts'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { SecondLanguage } from '../../../../../ui/form/second-language.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { JobFormState } from '../../use-job-form.ts'

/** Title and description of a job once more in the other language. */
export function OtherLanguage({ of: { form, note } }: { of: JobFormState }) {
  const { t } = useTranslation('hiring')
  return (
    <SecondLanguage form={form} names={['second_title', 'second_description']} hint={t('form.secondHint')}>
      {(other) => (
        <>
          <TitleField form={form} name="second_title" label={t(`form.second_title${other}`)} most={JOB_FORM_LIMITS.titleLongest} />
          <RichField
            form={form}
            name="second_description"
            stateName="second_description_state"
            note={note}
            label={t(`form.second_description${other}`)}
            placeholder={t('form.descriptionPlaceholder')}
            onPicture={sendTextPicture}
          />
        </>
      )}
    </SecondLanguage>
  )
}
