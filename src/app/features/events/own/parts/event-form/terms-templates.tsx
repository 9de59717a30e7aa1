import { useTranslation } from 'react-i18next'
import { saysSomething } from '#contract/core/form-values.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import type { EventFormState } from '../../use-event-form.ts'

const TEMPLATES = ['concert', 'workshop', 'free'] as const

/** Offered while no terms are written: lists to begin with, each to be changed. */
export function TermsTemplates({ of: { form, note } }: { of: EventFormState }) {
  const { t } = useTranslation('selling')
  const write = (name: (typeof TEMPLATES)[number]) => {
    const items = t(`form.terms.${name}.items`, { returnObjects: true }) as string[]
    form.write({ terms_and_condition: `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`, terms_state: '' })
    note()
  }
  return (
    <FieldValue form={form} name="terms_and_condition">
      {(html) =>
        saysSomething(html) ? null : (
          <fieldset className="-mt-4">
            <legend className="pb-1 text-sm text-ink-soft">{t('form.terms.title')}</legend>
            <div className="flex flex-wrap gap-2">
              {TEMPLATES.map((name) => (
                <Button key={name} onClick={() => write(name)}>
                  {t(`form.terms.${name}.label`)}
                </Button>
              ))}
            </div>
          </fieldset>
        )
      }
    </FieldValue>
  )
}
