import { useTranslation } from 'react-i18next'
import { titleLength } from '#contract/core/text.ts'
import { useFormat } from '../formats/use-format.ts'
import { FieldValue } from './field-value.tsx'
import { TextField } from './text-field.tsx'
import type { ScreenForm } from './use-screen-form.ts'

interface Props {
  form: ScreenForm
  /** Of the field. */
  name?: string
  label: string
  /** Characters. */
  most: number
}

/** What something is called, counted. @see Specification §9 "Event title" */
export function TitleField({ form, name = 'title', label, most }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  return (
    <FieldValue form={form} name={name}>
      {(title) => {
        const typed = titleLength(title.replace(/\s+/gu, ' ').trim())
        const count = t('form.titleCount', { typed: format.number(typed), most: format.number(most) })
        return (
          <TextField
            form={form}
            name={name}
            label={label}
            hint={<span className={typed > most ? 'text-danger' : ''}>{count}</span>}
            autoCapitalize="sentences"
          />
        )
      }}
    </FieldValue>
  )
}
