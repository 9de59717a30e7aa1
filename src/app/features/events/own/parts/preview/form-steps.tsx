import { useTranslation } from 'react-i18next'
import { FieldValues } from '../../../../../ui/form/field-values.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { FORM_STEPS, type FormStep, firstEmpty, STEP_FIELDS } from '../../form-steps.ts'
import type { EventFormState } from '../../use-event-form.ts'

const ICONS = {
  done: ['i-lucide-circle-check', 'text-brand'],
  open: ['i-lucide-circle', 'text-ink-soft'],
  wrong: ['i-lucide-circle-alert', 'text-danger'],
} as const

/** How far the form is filled in, step by step; each leads to its first empty field. */
export function FormSteps({ of: { form, faults } }: { of: EventFormState }) {
  const { t } = useTranslation('selling')
  const isWrong = ({ fields }: FormStep) => faults.round > 0 && fields.some((field) => faults.fields[field])
  return (
    <nav aria-label={t('form.steps.title')}>
      <FieldValues form={form} names={STEP_FIELDS}>
        {(texts) => (
          <ol className="grid">
            {FORM_STEPS.map((step) => {
              const empty = firstEmpty(step, texts)
              const filled = empty ? 'open' : 'done'
              const state = isWrong(step) ? 'wrong' : filled
              const [icon, colour] = ICONS[state]
              return (
                <li key={step.name}>
                  <button type="button" className="target w-full justify-start! gap-2 text-start" onClick={() => form.focus(empty ?? step.fields[0])}>
                    <Icon name={icon} className={colour} />
                    <span>{t(`form.steps.${step.name}`)}</span>
                    <span className="sr-only">{t(`form.steps.is_${state}`)}</span>
                  </button>
                </li>
              )
            })}
          </ol>
        )}
      </FieldValues>
    </nav>
  )
}
