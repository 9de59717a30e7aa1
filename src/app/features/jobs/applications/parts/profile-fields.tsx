import { useTranslation } from 'react-i18next'
import { JOB_PROFILE_LIMITS } from '#contract/jobs/cv-files.ts'
import { JOB_EDUCATION } from '#contract/jobs/jobs-filter.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../ui/form/use-screen-form.ts'

/** What one says of oneself to who hires. */
export function ProfileFields({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('applying')
  return (
    <>
      <TextField
        form={form}
        name="full_name"
        label={t('fields.name')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={JOB_PROFILE_LIMITS.nameLongest * 2}
        dir="auto"
      />
      <TextField
        form={form}
        name="phone_number"
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        dir="ltr"
      />
      <TextField
        form={form}
        name="email"
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        dir="ltr"
      />
      <SelectField
        form={form}
        name="education"
        label={t('fields.education')}
        placeholder={t('fields.educationNone')}
        choices={JOB_EDUCATION.map((value) => ({ value, text: t(`jobs:education.${value}`) }))}
      />
      <TextField
        form={form}
        name="experience_years"
        label={t('fields.years')}
        hint={t('fields.yearsHint')}
        optional
        inputMode="numeric"
        enterKeyHint="next"
        dir="ltr"
      />
      <TextField
        form={form}
        name="experience"
        label={t('fields.experience')}
        hint={t('fields.experienceHint')}
        optional
        rows={3}
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={JOB_PROFILE_LIMITS.experienceLongest * 2}
        dir="auto"
      />
      <TextField
        form={form}
        name="skills"
        label={t('fields.skills')}
        hint={t('fields.skillsHint')}
        optional
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
      />
    </>
  )
}
