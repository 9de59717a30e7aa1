import { type ComponentProps, useId } from 'react'

/** What browsers know of some lines: which keyboard suits, and what they may fill in. */
const KINDS = {
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  /** Of a person who does not use this phone: nothing of its owner's is filled in. */
  otherName: { autoCapitalize: 'words', spellCheck: false },
  otherTel: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
  number: { inputMode: 'numeric', dir: 'ltr' },
  moment: { type: 'datetime-local', dir: 'ltr' },
  day: { type: 'date', dir: 'ltr' },
} as const satisfies Record<string, ComponentProps<'input'>>

interface Props {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  longest: number
  /** Absent: one line. */
  rows?: number
  /** Digits alone, in either script. */
  isCode?: boolean
  /** Of a line; absent: any text. */
  kind?: keyof typeof KINDS
  isFirst?: boolean
  /** Of a day or a moment: the first and the last that can be chosen. */
  least?: string
  most?: string
  /** Of a line: what was typed before, to choose from. */
  suggestions?: readonly string[]
}

/** What is typed in a small dialog or form: a line, or some. */
export function PlainField({
  label,
  hint,
  error,
  value,
  onChange,
  longest,
  rows,
  isCode = false,
  kind,
  isFirst = false,
  least,
  most,
  suggestions = [],
}: Props) {
  const id = useId()
  const common = {
    id,
    maxLength: longest,
    dir: 'auto',
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${hint ? `${id}hint ` : ''}${id}error`,
    'data-first-focus': isFirst || undefined,
  } as const
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
      {rows ? (
        <textarea {...common} rows={rows} className="field" onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <input
          {...common}
          type="text"
          inputMode={isCode ? 'numeric' : 'text'}
          autoComplete="off"
          min={least}
          max={most}
          list={suggestions.length > 0 ? `${id}list` : undefined}
          {...(kind && KINDS[kind])}
          className={`field ${isCode ? 'text-xl tabular tracking-[.2em]' : ''}`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}
