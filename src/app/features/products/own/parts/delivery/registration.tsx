import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Dbid, type OwnShop } from '#contract/products/shops.ts'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { ShopPartForm } from './shop-part-form.tsx'

const Registration = v.object({ dbid: Dbid })

/** The Digital Business Identity of a shop, shown with its products. */
export function RegistrationForm({ shop, put }: { shop: OwnShop; put: (shop: OwnShop) => void }) {
  const { t } = useTranslation('stock')
  return (
    <ShopPartForm
      name="shop registration"
      title={t('registration.title')}
      shop={shop}
      put={put}
      schema={Registration as never}
      textsOf={({ dbid }) => ({ dbid })}
      changeOf={({ dbid }: v.InferOutput<typeof Registration>) => ({ dbid })}
      inWords={({ dbid = '' }) => dbid}
      save={t('registration.save')}
      fields={(form, note) => (
        <TextField
          form={form}
          name="dbid"
          optional
          label={t('registration.dbid')}
          hint={t('registration.hint')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          onValue={note}
        />
      )}
    />
  )
}
