import { useTranslation } from 'react-i18next'
import { instantOf } from '#contract/core/form-values.ts'
import { FieldValue } from '../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../ui/use-format.ts'

/** From when to when, on Dhaka's clocks, to the minute. */
export function TimeFields({ form }: { form: ScreenForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TimeField form={form} name="from_time" />
      <TimeField form={form} name="to_time" />
    </div>
  )
}

function TimeField({ form, name }: { form: ScreenForm; name: 'from_time' | 'to_time' }) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  // The browser writes it in the phone's language: here it is said in that of the page.
  const said = (text: string) => {
    const iso = instantOf(text)
    return iso ? format.dateTime(iso) : t('form.timeHint')
  }
  return (
    <FieldValue form={form} name={name}>
      {(text) => <TextField form={form} name={name} type="datetime-local" label={t(`form.${name}`)} hint={said(text)} />}
    </FieldValue>
  )
}
