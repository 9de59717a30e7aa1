import { useState } from 'react'
import { useLanguage } from '../formats/use-language.ts'

export interface Category {
  id: number
  title: string
  title_bn: string
}

/** One list of a tree. */
export interface CategorySelect {
  name: string
  label: string
  /** Its first option, which chooses none. */
  all: string
  /** What the filter asks for. */
  asked: number | undefined
  /** Its categories below the one that is chosen above, which is empty at the top; undefined while the tree is not there. */
  below: (above: string) => readonly Category[] | undefined
}

interface Props {
  /** From the top of the tree down. */
  levels: readonly CategorySelect[]
  /** Stands for a chosen category while its title is not there. */
  chosenText: string
  /** The tree is wanted now, if it is not there yet. */
  onNeed: () => void
  className?: string
}

/** Lists of a tree, each open once the one above is chosen; choosing clears those below. @see Specification §4 "Category cascade" */
export function CategorySelects({ levels, chosenText, onNeed, className = 'block' }: Props) {
  const isBangla = useLanguage() === 'bn'
  /** From the top of the tree down, as far as it is chosen. */
  const [chosen, setChosen] = useState(() => levels.map(({ asked }) => (asked === undefined ? '' : String(asked))))
  return levels.map(({ name, label, all, below }, at) => {
    const value = chosen[at] ?? ''
    const above = chosen[at - 1] ?? ''
    const isOpen = at === 0 || above !== ''
    const options = (isOpen && below(above)) || []
    return (
      <label key={name} className={className}>
        <span className="block text-sm">{label}</span>
        <select
          name={name}
          className="field"
          value={value}
          disabled={!isOpen}
          onFocus={at === 0 ? onNeed : undefined}
          onChange={(event) => setChosen([...chosen.slice(0, at), event.target.value])}
        >
          <option value="">{all}</option>
          {value && options.every(({ id }) => String(id) !== value) && <option value={value}>{chosenText}</option>}
          {options.map(({ id, title, title_bn }) => (
            <option key={id} value={id}>
              {isBangla ? title_bn : title}
            </option>
          ))}
        </select>
      </label>
    )
  })
}
