import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../ui/form/use-screen-form.ts'

/** From when until when something can be had; both may be left open. */
export function SaleWindowFields({ form, onValue }: { form: ScreenForm; onValue: () => void }) {
  const { t } = useTranslation('selling')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="from" type="datetime-local" label={t('kinds.form.from')} hint={t('kinds.form.fromHint')} optional onValue={onValue} />
      <TextField form={form} name="to" type="datetime-local" label={t('kinds.form.to')} hint={t('kinds.form.toHint')} optional onValue={onValue} />
    </div>
  )
}
