import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PUBLISHING } from '#contract/blogs/blog-form.ts'
import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import { asReason } from '#contract/core/reasons.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { MomentField } from '../../../../../ui/form/moment-field.tsx'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'

const ICONS = { draft: 'i-lucide-circle-dashed', now: 'i-lucide-circle-check', later: 'i-lucide-calendar-clock' } as const

/** Who sees it, and from when on. What is out stays out: taking it off is another action. @param phase where it stands by now */
export function PublishingFields({ form, phase }: { form: ScreenForm; phase: BlogPhase }) {
  const { Field } = form.parts
  return (
    <div className="grid gap-3">
      <Field name="publishing" type="string">
        {(field, control) => phase !== 'published' && <Choice field={field} control={control} phase={phase} />}
      </Field>
      <FieldValue form={form} name="publish_at" />
      <FieldValue form={form} name="publishing">
        {(publishing) => publishing === 'later' && phase !== 'published' && <Moment form={form} />}
      </FieldValue>
    </div>
  )
}

function Moment({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('writing')
  return (
    <div className="sm:max-w-80">
      <MomentField form={form} name="publish_at" label={t('form.publish_at')} />
    </div>
  )
}

function Choice({ field, control, phase }: { field: FieldState; control: ControlProps; phase: BlogPhase }) {
  const { t } = useTranslation('writing')
  const errorId = useId()
  const chosen = useSignalValue(field.value)
  const error = useSignalValue(field.error)
  const nameOf = (one: (typeof PUBLISHING)[number]) => (one === 'draft' && phase === 'withdrawn' ? t('form.choices.withdrawn') : t(`form.choices.${one}`))
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="pb-1 font-600">{t('form.publishing')}</legend>
      <div className="grid sm:grid-cols-3 gap-2">
        {PUBLISHING.map((one) => (
          <label
            key={one}
            className="target px-3 py-2 justify-start! wrap-anywhere rounded-control border border-ink-soft bg-raised has-[:checked]:border-brand has-[:checked]:border-2 has-[:checked]:text-brand has-[:checked]:font-600"
          >
            <input {...control} type="radio" value={one} checked={chosen === one} className="accent-brand w-5 h-5 shrink-0" />
            <Icon name={ICONS[one]} /> {nameOf(one)}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="pt-1 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" /> {t(`forms:reasons.${asReason(error)}`)}
        </p>
      )}
    </fieldset>
  )
}
