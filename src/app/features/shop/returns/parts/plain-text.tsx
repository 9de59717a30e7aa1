import { useId } from 'react'
import { RETURN_LIMITS } from '#contract/shop/return-rules.ts'

interface Props {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  isFirst?: boolean
}

/** Some lines of what one side says. */
export function PlainText({ label, hint, error, value, onChange, isFirst = false }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-600">
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className="pb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={4}
        dir="auto"
        maxLength={RETURN_LIMITS.textLongest}
        className="field"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${hint ? `${id}hint ` : ''}${id}error`}
        data-first-focus={isFirst || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}
