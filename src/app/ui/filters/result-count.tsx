import type { ReactNode } from 'react'

interface Props<Sort extends string> {
  /** How many results there are. */
  count: string
  /** How old they are. */
  age: ReactNode
  sorts: {
    label: string
    choices: readonly Sort[]
    textOf: (sort: Sort) => string
    chosen: Sort
    onChoose: (sort: Sort) => void
    /** Id of the filter form, which the field belongs to. */
    form: string
  }
}

/** How many results a list has, how old they are, and in which order they stand. */
export function ResultCount<Sort extends string>({ count, age, sorts }: Props<Sort>) {
  return (
    <div className="flex items-center justify-between gap-3 mb-3">
      <p role="status" className="min-w-0">
        <b className="tabular">{count}</b> {age}
      </p>
      <label className="shrink-0 max-w-[65%]">
        <span className="sr-only">{sorts.label}</span>
        <select name="sort" form={sorts.form} className="field" value={sorts.chosen} onChange={({ target }) => sorts.onChoose(target.value as Sort)}>
          {sorts.choices.map((sort) => (
            <option key={sort} value={sort}>
              {sorts.textOf(sort)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
