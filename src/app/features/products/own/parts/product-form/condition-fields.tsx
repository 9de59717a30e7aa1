import { useTranslation } from 'react-i18next'
import { PRODUCT_CONDITIONS, PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'

/** New, refurbished or used. What is not new says what is worn; that stays while one changes one's mind. */
export function ConditionFields({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('stock')
  const { Field } = form.parts
  return (
    <>
      <Field name="condition" type="string">
        {(field, control) => <ConditionControl field={field} control={control} />}
      </Field>
      <FieldValue form={form} name="condition_note" />
      <FieldValue form={form} name="condition">
        {(condition) =>
          condition !== 'new' && (
            <TextField
              form={form}
              name="condition_note"
              label={t('form.condition_note')}
              hint={t('form.conditionNoteHint')}
              rows={3}
              maxLength={PRODUCT_LIMITS.conditionNoteLongest}
            />
          )
        }
      </FieldValue>
    </>
  )
}

function ConditionControl({ field, control }: { field: FieldState; control: ControlProps }) {
  const { t } = useTranslation('stock')
  const chosen = useSignalValue(field.value)
  return (
    <fieldset>
      <legend className="pb-1 font-600">{t('form.condition')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
        {PRODUCT_CONDITIONS.map((condition) => (
          <label
            key={condition}
            className="target px-3 rounded-control border border-ink-soft bg-raised has-[:checked]:border-brand has-[:checked]:border-2 has-[:checked]:text-brand has-[:checked]:font-600"
          >
            <input {...control} type="radio" value={condition} checked={chosen === condition} className="accent-brand w-5 h-5 shrink-0" />
            {t(`conditions.${condition}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
