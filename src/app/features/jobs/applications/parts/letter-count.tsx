import { useTranslation } from 'react-i18next'
import { JOB_PROFILE_LIMITS } from '#contract/jobs/cv-files.ts'
import { FieldValue } from '../../../../ui/form/field-value.tsx'
import type { ScreenForm } from '../../../../ui/form/use-screen-form.ts'

/** How long the cover letter is, of the most that it may be. */
export function LetterCount({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('applying')
  const most = JOB_PROFILE_LIMITS.letterLongest
  return (
    <FieldValue form={form} name="letter">
      {(letter) => {
        const count = [...letter.trim()].length
        return <p className={`text-sm text-end tabular ${count > most ? 'text-danger' : 'text-ink-soft'}`}>{t('form.letterCount', { count, most })}</p>
      }}
    </FieldValue>
  )
}
