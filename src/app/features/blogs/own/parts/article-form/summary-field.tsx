import { useTranslation } from 'react-i18next'
import { BLOG_FORM_LIMITS } from '#contract/blogs/blog-form.ts'
import { composed } from '#contract/core/one-form.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'

interface Props {
  form: ScreenForm
  name: 'summary' | 'second_summary'
  label: string
}

/** What lists and shared links say of an article, counted. */
export function SummaryField({ form, name, label }: Props) {
  const { t } = useTranslation('writing')
  const format = useFormat()
  const most = BLOG_FORM_LIMITS.summaryLongest
  return (
    <FieldValue form={form} name={name}>
      {(summary) => {
        const typed = [...composed(summary).trim()].length
        return (
          <TextField
            form={form}
            name={name}
            optional
            label={label}
            hint={
              <>
                {t('form.summaryHint')}{' '}
                {typed > 0 && (
                  <span className={typed > most ? 'text-danger' : ''}>
                    {t('selling:form.titleCount', { typed: format.number(typed), most: format.number(most) })}
                  </span>
                )}
              </>
            }
            rows={3}
            autoCapitalize="sentences"
          />
        )
      }}
    </FieldValue>
  )
}
