import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/controls/button.tsx'
import type { EventFormState } from '../../use-event-form.ts'

const TEMPLATES = ['concert', 'workshop', 'free'] as const

/** Lists of terms to add to what is written, each to be changed. They stay where they are: what moves below a text that is left takes presses away. */
export function TermsTemplates({ of: { form, note } }: { of: EventFormState }) {
  const { t } = useTranslation('selling')
  const add = (name: (typeof TEMPLATES)[number]) => {
    const items = t(`form.terms.${name}.items`, { returnObjects: true }) as string[]
    const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    form.write({ terms_and_condition: `${String(form.read().terms_and_condition ?? '')}${list}`, terms_state: '' })
    note()
  }
  return (
    <fieldset className="-mt-4">
      <legend className="pb-1 text-sm text-ink-soft">{t('form.terms.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {TEMPLATES.map((name) => (
          <Button key={name} onClick={() => add(name)}>
            {t(`form.terms.${name}.label`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
