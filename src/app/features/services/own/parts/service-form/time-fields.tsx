import { useTranslation } from 'react-i18next'
import { SERVICE_LIMITS, SERVICE_STEPS } from '#contract/services/service-limits.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { SelectField } from '../../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'

/** How long it takes, when it can begin, what is left free around it, and how early or late it can be asked for. */
export function TimeFields({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('team')
  const { number: write } = useFormat()
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  const { durationLeast, durationMost, pauseMost, horizonDaysMost } = SERVICE_LIMITS
  return (
    <>
      <FieldValue form={form} name="duration" />
      <div className="grid gap-4 sm:grid-cols-2 items-start">
        <FieldValue form={form} name="pricing">
          {(pricing) =>
            pricing === 'hourly' ? null : (
              <TextField
                form={form}
                name="duration"
                label={t('form.duration')}
                hint={t('form.durationHint', { least: write(durationLeast), most: write(durationMost) })}
                {...number}
              />
            )
          }
        </FieldValue>
        <SelectField
          form={form}
          name="step"
          label={t('form.step')}
          hint={t('form.stepHint')}
          placeholder={t('form.choose')}
          choices={SERVICE_STEPS.map((value) => ({ value, text: t(`form.steps.${value}`) }))}
        />
        <TextField form={form} name="pause_before" label={t('form.pause_before')} hint={t('form.pauseHint', { count: pauseMost })} {...number} />
        <TextField form={form} name="pause_after" label={t('form.pause_after')} hint={t('form.pauseHint', { count: pauseMost })} {...number} />
        <TextField form={form} name="notice_hours" label={t('form.notice_hours')} hint={t('form.noticeHint')} {...number} />
        <TextField form={form} name="horizon_days" label={t('form.horizon_days')} hint={t('form.horizonHint', { count: horizonDaysMost })} {...number} />
      </div>
      <p className="text-sm text-ink-soft">
        {t('form.hoursElsewhere')}{' '}
        <AppLink to="/sellerservices/hours" className="link">
          {t('titles.hours')}
        </AppLink>
      </p>
    </>
  )
}
