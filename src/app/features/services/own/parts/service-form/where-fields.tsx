import { useTranslation } from 'react-i18next'
import { SERVICE_PLACES } from '#contract/services/service-limits.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { AddressFields } from './address-fields.tsx'
import { DistrictsField } from './districts-field.tsx'
import { RadioField } from './radio-field.tsx'

interface Props {
  form: ScreenForm
  note: () => void
}

/** Belong to the form whichever place is chosen: what was typed stays while one changes one's mind. */
const KEPT = ['districts', 'at_district', 'at_area', 'at_line', 'directions', 'link'] as const

/** Where it is done, and what is asked for each kind of place. */
export function WhereFields({ form, note }: Props) {
  const { t } = useTranslation('team')
  const choices = SERVICE_PLACES.map((value) => ({ value, text: t(`places.${value}`), hint: t(`form.placeHints.${value}`) }))
  return (
    <>
      <RadioField form={form} name="place" legend={t('form.place')} choices={choices} />
      {KEPT.map((name) => (
        <FieldValue key={name} form={form} name={name} />
      ))}
      <FieldValue form={form} name="place">
        {(place) => (
          <>
            {place === 'at-customer' && <DistrictsField form={form} note={note} />}
            {place === 'at-provider' && <AddressFields form={form} note={note} />}
            {place === 'online' && (
              <TextField
                form={form}
                name="link"
                label={t('form.link')}
                hint={t('form.linkHint')}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                dir="ltr"
                maxLength={500}
              />
            )}
          </>
        )}
      </FieldValue>
    </>
  )
}
