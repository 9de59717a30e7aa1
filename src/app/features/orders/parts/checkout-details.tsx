import { useTranslation } from 'react-i18next'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../ui/form/use-screen-form.ts'
import type { CheckoutDraft } from '../use-checkout-draft.ts'
import { FillFromAddresses } from './fill-from-addresses.tsx'

/** Who orders. @see Specification §5 "Checkout" */
export function CheckoutDetails({ form, draft }: { form: ScreenForm; draft: CheckoutDraft }) {
  const { t } = useTranslation('orders')
  const noted = (field: string) => (value: string) => draft.note(field, value)
  const fill = (person: { full_name: string; phone_number: string }) => {
    form.write(person)
    for (const [field, value] of Object.entries(person)) draft.note(field, value)
  }
  return (
    <section aria-labelledby="checkout-details" className="grid gap-4">
      <h2 id="checkout-details" className="text-lg">
        {t('checkout.details')}
      </h2>
      {draft.isRestored && (
        <p role="status" className="chip justify-self-start">
          {t('checkout.restored')}
        </p>
      )}
      <FillFromAddresses onChoose={fill} />
      <TextField
        form={form}
        name="full_name"
        label={t('checkout.name')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={PURCHASE_LIMITS.nameLongest * 2}
        dir="auto"
        onValue={noted('full_name')}
      />
      <TextField
        form={form}
        name="phone_number"
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        dir="ltr"
        onValue={noted('phone_number')}
      />
      <TextField
        form={form}
        name="email"
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        dir="ltr"
        onValue={noted('email')}
      />
      <TextField
        form={form}
        name="order_note"
        label={t('checkout.note')}
        optional
        rows={3}
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={PURCHASE_LIMITS.noteLongest * 2}
        dir="auto"
        onValue={noted('order_note')}
      />
    </section>
  )
}
