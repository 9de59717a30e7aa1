import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { wholeText } from '#contract/core/form-values.ts'
import { mostPrice, type PriceTerms } from '#contract/services/price-limit.ts'
import { SERVICE_LIMITS, SERVICE_PAYMENTS, SERVICE_PRICINGS } from '#contract/services/service-limits.ts'
import { rateOf } from '#contract/wallet/seller-rates.ts'
import { CommissionText } from '../../../../../nouns/commission-text.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { FieldValues } from '../../../../../ui/form/field-values.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { useSellerRates } from '../../../../../wire/use-seller-rates.ts'
import { RadioField } from './radio-field.tsx'

interface Props {
  form: ScreenForm
  note: () => void
}

const KEPT = ['price', 'hours_least', 'hours_most', 'seats', 'confirms'] as const

/** What it costs, and for what: one time, an hour, or as its provider says when asked. */
export function CostFields({ form, note }: Props) {
  const { t } = useTranslation('team')
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
                hint={
                  <>
                    <PriceHint form={form} pricing={pricing} />
                    <span className="block empty:hidden">
                      <Commission form={form} />
                    </span>
                  </>
                }
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

const LIMITING = ['hours_least', 'payment', 'advance_percent'] as const

/** How much it may be: less where all of it is paid online. */
function PriceHint({ form, pricing }: { form: ScreenForm; pricing: string }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  return (
    <FieldValues form={form} names={LIMITING}>
      {(texts) => t('form.priceHint', { most: format.price(mostPrice(termsOf(pricing, texts))) })}
    </FieldValues>
  )
}

const RATED = ['price', 'service_category'] as const

/** What the house takes of it, however it is paid. */
function Commission({ form }: { form: ScreenForm }) {
  const rates = useSellerRates()
  return (
    <FieldValues form={form} names={RATED}>
      {({ price, service_category }) => <CommissionText rate={rates && rateOf(rates, 'booking', service_category)} price={price} />}
    </FieldValues>
  )
}

/** What is not valid yet limits nothing. */
function termsOf(pricing: string, { hours_least, payment, advance_percent }: Readonly<Record<(typeof LIMITING)[number], string>>): PriceTerms {
  const number = (text: string, most: number) => {
    const read = v.safeParse(wholeText(most, 1), text)
    return read.success ? read.output : 1
  }
  return {
    pricing: SERVICE_PRICINGS.find((one) => one === pricing) ?? 'fixed',
    payment: SERVICE_PAYMENTS.find((one) => one === payment) ?? 'after',
    hours_least: number(hours_least, SERVICE_LIMITS.hoursMost),
    advance_percent: number(advance_percent, SERVICE_LIMITS.advancePercentMost),
  }
}
