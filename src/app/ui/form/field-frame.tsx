import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { Icon } from '../icons/icon.tsx'
import { MixedText } from '../text/mixed-text.tsx'

interface Props {
  label: ReactNode
  /** A reason, or empty. */
  error: string
  hint?: ReactNode
  optional?: boolean | undefined
  /** The control: `id` belongs to it, `aria` describes it. */
  children: (control: { id: string; aria: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined } }) => ReactNode
}

/** Label, hint, control and what is wrong with it, tied together for every reader. */
export function FieldFrame({ label, error, hint, optional, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-600">
        {typeof label === 'string' ? <MixedText text={label} /> : label}
        {optional && <span className="text-sm text-ink-soft font-400"> {t('forms:optional')}</span>}
      </label>
      {children({ id, aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined } })}
      {hint && (
        <p id={hintId} className="pt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="pt-1 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" /> {t(`forms:reasons.${asReason(error)}`)}
        </p>
      )}
    </div>
  )
}
