import type { ReactNode } from 'react'
import { AgeNote } from './age-note.tsx'
import type { AgedAnswer } from './seen-at.ts'

interface Props {
  /** How many there are. */
  says: string
  answer: AgedAnswer
  /** How many rows are shown. */
  shown: number
  csv: ReactNode
  /** What else can be done with all of them. */
  children?: ReactNode
}

/** Above the rows: how many there are, how old that is, and what can be done with all of them. */
export function ListHead({ says, answer, shown, csv, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="flex flex-wrap gap-x-3">
        <span role="status">{says}</span>
        <AgeNote answer={answer} shown={shown} />
      </p>
      <div className="flex flex-wrap gap-2">
        {csv}
        {children}
      </div>
    </div>
  )
}
