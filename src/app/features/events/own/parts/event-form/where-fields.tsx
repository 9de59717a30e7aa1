import { useTranslation } from 'react-i18next'
import { EVENT_FORM_LIMITS } from '#contract/events/event-form.ts'
import { EVENT_TYPES } from '#contract/events/events-filter.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'

const ICONS = { Online: 'i-lucide-video', Offline: 'i-lucide-map-pin' } as const

/** Online with its link, or somewhere. What was typed for the other type stays while one changes one's mind. @see Specification §4 "Type selection" */
export function WhereFields({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('selling')
  const { Field } = form.parts
  return (
    <>
      <Field name="type" type="string">
        {(field, control) => <TypeControl field={field} control={control} />}
      </Field>
      <FieldValue form={form} name="link" />
      <FieldValue form={form} name="location" />
      <FieldValue form={form} name="type">
        {(type) =>
          type === 'Online' ? (
            <TextField
              form={form}
              name="link"
              label={t('form.link')}
              hint={t('form.linkHint')}
              type="url"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              maxLength={500}
            />
          ) : (
            <TextField form={form} name="location" label={t('form.location')} hint={t('form.locationHint')} maxLength={EVENT_FORM_LIMITS.locationLongest} />
          )
        }
      </FieldValue>
    </>
  )
}

function TypeControl({ field, control }: { field: FieldState; control: ControlProps }) {
  const { t } = useTranslation('selling')
  const chosen = useSignalValue(field.value)
  return (
    <fieldset>
      <legend className="pb-1 font-600">{t('form.type')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
        {EVENT_TYPES.map((type) => (
          <label
            key={type}
            className="target px-3 rounded-control border border-ink-soft bg-raised has-[:checked]:border-brand has-[:checked]:border-2 has-[:checked]:text-brand has-[:checked]:font-600"
          >
            <input {...control} type="radio" value={type} checked={chosen === type} className="accent-brand w-5 h-5 shrink-0" />
            <Icon name={ICONS[type]} /> {t(`form.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
