import { useTranslation } from 'react-i18next'
import { instantOf } from '#contract/core/form-values.ts'
import { useFormat } from '../formats/use-format.ts'
import { FieldValue } from './field-value.tsx'
import { TextField } from './text-field.tsx'
import type { ScreenForm } from './use-screen-form.ts'

/** A day and a minute on Dhaka's clocks. The browser writes it in the phone's language: below it is said in that of the page. */
export function MomentField({ form, name, label }: { form: ScreenForm; name: string; label: string }) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const said = (text: string) => {
    const iso = instantOf(text)
    return iso ? format.dateTime(iso) : t('form.timeHint')
  }
  return (
    <FieldValue form={form} name={name}>
      {(text) => <TextField form={form} name={name} type="datetime-local" label={label} hint={said(text)} />}
    </FieldValue>
  )
}
