import { useId } from 'react'

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  longest: number
  /** Digits alone, in either script. */
  isCode?: boolean
  isFirst?: boolean
}

/** One line of text in a small dialog. */
export function PlainField({ label, hint, error, value, onChange, longest, isCode = false, isFirst = false }: Props) {
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
      <input
        id={id}
        type="text"
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={longest}
        dir="auto"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${hint ? `${id}hint ` : ''}${id}error`}
        data-first-focus={isFirst || undefined}
        className={`field ${isCode ? 'text-xl tabular tracking-[.2em]' : ''}`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}
