import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/icon.tsx'
import { FieldValues } from './field-values.tsx'
import type { Faults } from './use-faults.ts'
import type { ScreenForm } from './use-screen-form.ts'

/** A part of a form, with the fields that belong to it. */
export interface FormStep<Field extends string> {
  name: string
  fields: readonly Field[]
}

interface Props<Field extends string> {
  of: { form: ScreenForm; faults: Faults }
  /** In the order of the form. */
  steps: readonly FormStep<Field>[]
  /** The first field of a step with nothing in it; undefined where all have something. */
  firstEmpty: (step: FormStep<Field>, texts: Readonly<Record<Field, string>>) => Field | undefined
  labelOf: (step: string) => string
}

const ICONS = {
  done: ['i-lucide-circle-check', 'text-brand'],
  open: ['i-lucide-circle', 'text-ink-soft'],
  wrong: ['i-lucide-circle-alert', 'text-danger'],
} as const

/** How far a form is filled in, step by step; each leads to its first empty field. */
export function FormSteps<Field extends string>({ of: { form, faults }, steps, firstEmpty, labelOf }: Props<Field>) {
  const { t } = useTranslation('selling')
  const isWrong = ({ fields }: FormStep<Field>) => faults.round > 0 && fields.some((field) => faults.fields[field])
  const all = steps.flatMap(({ fields }) => [...fields])
  return (
    <nav aria-label={t('form.steps.title')}>
      <FieldValues form={form} names={all}>
        {(texts) => (
          <ol className="grid">
            {steps.map((step) => {
              const empty = firstEmpty(step, texts)
              const filled = empty ? 'open' : 'done'
              const state = isWrong(step) ? 'wrong' : filled
              const [icon, colour] = ICONS[state]
              const [first] = step.fields
              return (
                <li key={step.name}>
                  <button
                    type="button"
                    className="target w-full justify-start! gap-2 text-start"
                    onClick={() => (empty ?? first) !== undefined && form.focus(empty ?? first ?? '')}
                  >
                    <Icon name={icon} className={colour} />
                    <span>{labelOf(step.name)}</span>
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
