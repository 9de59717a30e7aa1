import { useId } from 'react'
import { MixedText } from '../text/mixed-text.tsx'

interface Props<T extends string> {
  legend: string
  options: readonly T[]
  wordOf: (option: T) => string
  chosen: T | null
  onChoose: (option: T) => void
  error?: string | undefined
}

/** One of a few, said in words. */
export function RadioChoice<T extends string>({ legend, options, wordOf, chosen, onChoose, error }: Props<T>) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="pb-1 font-600">{legend}</legend>
      {options.map((one) => (
        <label key={one} className="target w-full justify-start! gap-3">
          <input
            type="radio"
            name={id}
            checked={chosen === one}
            aria-invalid={error ? true : undefined}
            onChange={() => onChoose(one)}
            className="accent-brand w-5 h-5 shrink-0"
          />
          <span className="min-w-0">
            <MixedText text={wordOf(one)} />
          </span>
        </label>
      ))}
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
