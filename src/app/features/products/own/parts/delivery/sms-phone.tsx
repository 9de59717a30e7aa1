import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { type OwnShop, SmsPhone } from '#contract/products/shops.ts'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { ShopPartForm } from './shop-part-form.tsx'

const SmsOrders = v.object({ sms_phone: SmsPhone })

/** Where a shop takes orders by SMS of buyers without internet. */
export function SmsPhoneForm({ shop, put }: { shop: OwnShop; put: (shop: OwnShop) => void }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  return (
    <ShopPartForm
      name="shop sms"
      title={t('smsPhone.title')}
      shop={shop}
      put={put}
      schema={SmsOrders as never}
      textsOf={({ sms_phone }) => ({ sms_phone: sms_phone ? format.phone(sms_phone) : '' })}
      changeOf={({ sms_phone }: v.InferOutput<typeof SmsOrders>) => ({ sms_phone: sms_phone ?? '' })}
      inWords={({ sms_phone = '' }) => sms_phone}
      save={t('smsPhone.save')}
      fields={(form, note) => (
        <TextField
          form={form}
          name="sms_phone"
          optional
          label={t('smsPhone.label')}
          hint={t('smsPhone.hint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          onValue={note}
        />
      )}
    />
  )
}
