import { useTranslation } from 'react-i18next'
import { SERVICE_LIMITS, SERVICE_PRICINGS } from '#contract/services/service-limits.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { RadioField } from './radio-field.tsx'

interface Props {
  form: ScreenForm
  note: () => void
}

const KEPT = ['price', 'hours_least', 'hours_most', 'seats', 'confirms'] as const

/** What it costs, and for what: one time, an hour, or as its provider says when asked. */
export function CostFields({ form, note }: Props) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  const choices = SERVICE_PRICINGS.map((value) => ({ value, text: t(`form.pricings.${value}`), hint: t(`form.pricingHints.${value}`) }))
  const choose = (pricing: string) => {
    // Without a price nothing can be confirmed at once.
    if (pricing === 'quote') form.write({ confirms: 'ask' })
    note()
  }
  return (
    <>
      <RadioField form={form} name="pricing" legend={t('form.pricing')} choices={choices} onValue={choose} />
      {KEPT.map((name) => (
        <FieldValue key={name} form={form} name={name} />
      ))}
      <FieldValue form={form} name="pricing">
        {(pricing) => (
          <div className="grid gap-4 sm:grid-cols-2 items-start empty:hidden">
            {pricing !== 'quote' && (
              <TextField
                form={form}
                name="price"
                label={t(pricing === 'hourly' ? 'form.pricePerHour' : 'form.price')}
                hint={t('form.priceHint', { most: format.price(SERVICE_LIMITS.priceMost) })}
                {...number}
              />
            )}
            {pricing === 'fixed' && (
              <TextField form={form} name="seats" label={t('form.seats')} hint={t('form.seatsHint', { count: SERVICE_LIMITS.seatsMost })} {...number} />
            )}
            {pricing === 'hourly' && (
              <div className="grid grid-cols-2 gap-4 items-start">
                <TextField form={form} name="hours_least" label={t('form.hours_least')} {...number} />
                <TextField
                  form={form}
                  name="hours_most"
                  label={t('form.hours_most')}
                  hint={t('form.hoursHint', { count: SERVICE_LIMITS.hoursMost })}
                  {...number}
                />
              </div>
            )}
          </div>
        )}
      </FieldValue>
    </>
  )
}
