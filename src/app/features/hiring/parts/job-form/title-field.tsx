import { useTranslation } from 'react-i18next'
import { titleLength } from '#contract/core/text.ts'
import { JOB_FORM_LIMITS } from '#contract/job-form.ts'
import { FieldValue } from '../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../ui/use-format.ts'

/** What the job is called, counted. */
export function TitleField({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const most = JOB_FORM_LIMITS.titleLongest
  return (
    <FieldValue form={form} name="title">
      {(title) => {
        const typed = titleLength(title.replace(/\s+/gu, ' ').trim())
        const count = t('selling:form.titleCount', { typed: format.number(typed), most: format.number(most) })
        return (
          <TextField
            form={form}
            name="title"
            label={t('form.title')}
            hint={<span className={typed > most ? 'text-danger' : ''}>{count}</span>}
            autoCapitalize="sentences"
          />
        )
      }}
    </FieldValue>
  )
}
