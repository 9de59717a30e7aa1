import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../ui/form/use-screen-form.ts'

interface Props {
  form: ScreenForm
  /** Whose words: of a kind of ticket, or of a promo code. */
  of: 'kinds' | 'promo'
  onValue: () => void
}

/** From when until when something can be had; both may be left open. */
export function SaleWindowFields({ form, of, onValue }: Props) {
  const { t } = useTranslation('selling')
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField form={form} name="from" type="datetime-local" label={t(`${of}.form.from`)} hint={t(`${of}.form.fromHint`)} optional onValue={onValue} />
      <TextField form={form} name="to" type="datetime-local" label={t(`${of}.form.to`)} hint={t(`${of}.form.toHint`)} optional onValue={onValue} />
    </div>
  )
}
