import { useTranslation } from 'react-i18next'
import { JOB_FORM_LIMITS } from '#contract/jobs/job-form.ts'
import { JOB_EDUCATION, JOB_TYPES } from '#contract/jobs/jobs-filter.ts'
import { PictureField, type PictureNow } from '../../../../../ui/form/picture-field.tsx'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { SelectField } from '../../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { JobFormState } from '../../use-job-form.ts'
import { ApplyFields } from './apply-fields.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { DeadlineField } from './deadline-field.tsx'
import { OtherLanguage } from './other-language.tsx'
import { PlaceFields } from './place-fields.tsx'

interface Props {
  of: JobFormState
  /** The logo that there is. */
  now?: PictureNow
}

/** The fields as they follow one another on the screen. */
export const FIELD_ORDER = [
  'title',
  'company',
  'company_logo',
  'job_category',
  'job_subcategory',
  'job_subsubcategory',
  'job_type',
  'vacancies',
  'salary_min',
  'salary_max',
  'job_education_qualification',
  'experience_years',
  'is_remote',
  'division',
  'district',
  'job_location',
  'deadline',
  'apply_by',
  'apply_link',
  'needs_cv',
  'description',
  'second_title',
  'second_description',
] as const

/** All fields of a job. @see Specification §3 "Job post" */
export function JobFields({ of, now }: Props) {
  const { t } = useTranslation('hiring')
  const { form, picture, putPicture, note } = of
  return (
    <>
      <TitleField form={form} label={t('form.title')} most={JOB_FORM_LIMITS.titleLongest} />
      <TextField
        form={form}
        name="company"
        label={t('form.company')}
        autoComplete="organization"
        autoCapitalize="words"
        maxLength={JOB_FORM_LIMITS.companyLongest}
      />
      <PictureField
        form={form}
        name="company_logo"
        variant="small"
        texts={{ label: t('form.company_logo'), hint: t('form.logoHint'), alt: t('form.logoAlt') }}
        picture={picture}
        putPicture={(next, state) => putPicture(next, state || 'none')}
        {...(now && { now })}
      />
      <CategoryChoice form={form} note={note} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="job_type"
          label={t('form.job_type')}
          placeholder={t('form.choose')}
          choices={JOB_TYPES.map((type) => ({ value: type, text: t(`jobs:types.${type}`) }))}
        />
        <TextField form={form} name="vacancies" optional label={t('form.vacancies')} hint={t('form.vacanciesHint')} inputMode="numeric" autoComplete="off" />
      </div>
      <div>
        <div className="grid gap-4 grid-cols-2 items-start">
          <TextField form={form} name="salary_min" optional label={t('form.salary_min')} inputMode="numeric" autoComplete="off" />
          <TextField form={form} name="salary_max" optional label={t('form.salary_max')} inputMode="numeric" autoComplete="off" />
        </div>
        <p className="pt-1 text-sm text-ink-soft">{t('form.salaryHint')}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="job_education_qualification"
          label={t('form.job_education_qualification')}
          placeholder={t('jobs:educationNone')}
          choices={JOB_EDUCATION.map((level) => ({ value: level, text: t(`jobs:education.${level}`) }))}
        />
        <TextField
          form={form}
          name="experience_years"
          optional
          label={t('form.experience_years')}
          hint={t('form.experienceHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <PlaceFields form={form} note={note} />
      <DeadlineField form={form} />
      <ApplyFields form={form} />
      <RichField
        form={form}
        name="description"
        stateName="description_state"
        note={note}
        label={t('form.description')}
        placeholder={t('form.descriptionPlaceholder')}
        onPicture={sendTextPicture}
      />
      <OtherLanguage of={of} />
    </>
  )
}
