import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

const PAUSE_MS = 400

interface BarProps {
  /** What may be searched for. */
  label: string
  /** What is asked for now. */
  q: string
  onAsk: (q: string) => void
  /** Further choices. */
  children: ReactNode
}

/** Above a list: words to search for, and choices beside them. */
export function FilterBar({ label, q, onAsk, children }: BarProps) {
  return (
    <search className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] md:grid-cols-[2fr_1fr_1fr]">
      <Words label={label} q={q} onAsk={onAsk} />
      {children}
    </search>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  /** Options. */
  children: ReactNode
}

/** One of several, asked for as soon as it is chosen. */
export function FilterChoice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="block min-w-0">
      <span className="block pb-1 text-sm text-ink-soft">{label}</span>
      <select value={value} className="field" onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </label>
  )
}

/** Asked for a moment after the last stroke, or at once by Enter. */
function Words({ label, q, onAsk }: Omit<BarProps, 'children'>) {
  const id = useId()
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  const ask = (text: string) => {
    asked.current = text.trim()
    onAsk(asked.current)
  }
  // As it is when the pause is over: a choice may have been made within it, and must not be asked away.
  const askAfterPause = useEffectEvent(() => {
    if (typed.trim() !== asked.current.trim()) ask(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stroke begins the pause anew.
  useEffect(() => {
    const timer = setTimeout(() => askAfterPause(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // The address was changed elsewhere: back, or another link.
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setTyped(q)
  }, [q])
  return (
    <form
      className="col-span-full md:col-span-1"
      onSubmit={(event) => {
        event.preventDefault()
        ask(typed)
      }}
    >
      <label htmlFor={id} className="block pb-1 text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        className="field"
        onChange={({ target: { value } }) => setTyped(value)}
      />
    </form>
  )
}
