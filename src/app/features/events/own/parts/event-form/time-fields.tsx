import { useTranslation } from 'react-i18next'
import { MomentField } from '../../../../../ui/form/moment-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'

/** From when to when, on Dhaka's clocks, to the minute. */
export function TimeFields({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('selling')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MomentField form={form} name="from_time" label={t('form.from_time')} />
      <MomentField form={form} name="to_time" label={t('form.to_time')} />
    </div>
  )
}
