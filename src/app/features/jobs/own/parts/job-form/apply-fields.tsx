import { useTranslation } from 'react-i18next'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { FlagField } from '../../../../../ui/form/flag-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'

const WAYS = [
  ['here', 'i-lucide-smartphone'],
  ['link', 'i-lucide-external-link'],
] as const

/** How one applies: in the app, or at another address. What was typed for the other way stays while one changes one's mind. */
export function ApplyFields({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('hiring')
  const { Field } = form.parts
  return (
    <div className="grid gap-2">
      <Field name="apply_by" type="string">
        {(field, control) => <WayControl field={field} control={control} />}
      </Field>
      <FieldValue form={form} name="apply_link" />
      <FieldValue form={form} name="needs_cv" />
      <FieldValue form={form} name="apply_by">
        {(way) =>
          way === 'link' ? (
            <TextField
              form={form}
              name="apply_link"
              label={t('form.apply_link')}
              hint={t('form.linkHint')}
              type="url"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              maxLength={500}
            />
          ) : (
            <FlagField form={form} name="needs_cv" label={t('form.needs_cv')} hint={t('form.cvHint')} />
          )
        }
      </FieldValue>
    </div>
  )
}

function WayControl({ field, control }: { field: FieldState; control: ControlProps }) {
  const { t } = useTranslation('hiring')
  const chosen = useSignalValue(field.value)
  return (
    <fieldset>
      <legend className="pb-1 font-600">{t('form.apply_by')}</legend>
      <div className="grid sm:grid-cols-2 gap-2">
        {WAYS.map(([way, icon]) => (
          <label
            key={way}
            className="target px-3 justify-start! rounded-control border border-ink-soft bg-raised has-[:checked]:border-brand has-[:checked]:border-2 has-[:checked]:text-brand has-[:checked]:font-600"
          >
            <input {...control} type="radio" value={way} checked={chosen === way} className="accent-brand w-5 h-5 shrink-0" />
            <Icon name={icon} /> {t(`form.ways.${way}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
