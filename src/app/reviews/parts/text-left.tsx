import { useTranslation } from 'react-i18next'
import { composed } from '#contract/core/one-form.ts'
import { FieldValue } from '../../ui/form/field-value.tsx'
import type { ScreenForm } from '../../ui/form/use-screen-form.ts'

/** How much more may be written. @param most code points */
export function TextLeft({ form, most }: { form: ScreenForm; most: number }) {
  const { t } = useTranslation('commenting')
  return (
    <FieldValue form={form} name="text">
      {(text) => {
        const left = most - [...composed(text).trim()].length
        return (
          <p className={`-mt-3 text-sm text-end tabular ${left < 0 ? 'text-danger' : 'text-ink-soft'}`}>
            {left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left })}
          </p>
        )
      }}
    </FieldValue>
  )
}
