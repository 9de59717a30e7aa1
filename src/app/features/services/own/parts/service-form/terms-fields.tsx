import { useTranslation } from 'react-i18next'
import { CANCEL_HOURS, SERVICE_CONFIRMS, SERVICE_LIMITS, SERVICE_PAYMENTS } from '#contract/services/service-limits.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { SelectField } from '../../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { RadioField } from './radio-field.tsx'

const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const

/** Whether it is confirmed at once, when it is paid, and until when it is cancelled for nothing. */
export function TermsFields({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('team')
  const payments = SERVICE_PAYMENTS.map((value) => ({ value, text: t(`form.payments.${value}`), hint: t(`form.paymentHints.${value}`) }))
  return (
    <>
      <Confirming form={form} />
      <RadioField form={form} name="payment" legend={t('form.payment')} choices={payments} />
      <FieldValue form={form} name="advance_percent" />
      <FieldValue form={form} name="payment">
        {(payment) =>
          payment === 'advance' && (
            <TextField
              form={form}
              name="advance_percent"
              label={t('form.advance_percent')}
              hint={t('form.advanceHint', { count: SERVICE_LIMITS.advancePercentMost })}
              {...NUMBER}
            />
          )
        }
      </FieldValue>
      <Cancelling form={form} />
    </>
  )
}

/** Of a quote nothing can be confirmed at once. */
function Confirming({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('team')
  const choices = SERVICE_CONFIRMS.map((value) => ({ value, text: t(`form.confirmings.${value}`), hint: t(`form.confirmHints.${value}`) }))
  const answer = (
    <TextField
      form={form}
      name="answer_hours"
      label={t('form.answer_hours')}
      hint={t('form.answerHint', { count: SERVICE_LIMITS.answerHoursMost })}
      {...NUMBER}
    />
  )
  return (
    <FieldValue form={form} name="pricing">
      {(pricing) => (
        <>
          <FieldValue form={form} name="answer_hours" />
          {pricing === 'quote' ? (
            <>
              <p>{t('form.quoteIsAsked')}</p>
              {answer}
            </>
          ) : (
            <>
              <RadioField form={form} name="confirms" legend={t('form.confirms')} choices={choices} />
              <FieldValue form={form} name="confirms">
                {(confirms) => confirms === 'ask' && answer}
              </FieldValue>
            </>
          )}
        </>
      )}
    </FieldValue>
  )
}

function Cancelling({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  return (
    <SelectField
      form={form}
      name="cancel_hours"
      label={t('form.cancel_hours')}
      hint={t('form.cancelHint')}
      placeholder={t('form.choose')}
      choices={CANCEL_HOURS.map((value) => ({ value, text: t('form.cancelUntil', { hours: format.digits(value) }) }))}
    />
  )
}
