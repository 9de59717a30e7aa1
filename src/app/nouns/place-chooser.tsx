import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '../ui/icons/icon.tsx'
import { type FoundPlace, findPlaces } from './place-search.ts'

/** So many that fit are shown. */
const MOST_FOUND = 8

interface Chip {
  /** As it is kept. */
  name: string
  text: string
}

interface Props {
  /** What can be found. */
  places: readonly FoundPlace[]
  chosen: readonly Chip[]
  isFull: boolean
  nameOf: (place: FoundPlace) => string
  onAdd: (place: FoundPlace) => void
  onRemove: (chip: Chip) => void
  texts: {
    chosen: string
    search: string
    found: string
    notFound: string
    remove: (name: string) => string
    added: (name: string) => string
    removed: (name: string) => string
  }
}

/** Places that are chosen, each a chip that can be taken away, and a search for more of them by a word in either script. */
export function PlaceChooser({ places, chosen, isFull, nameOf, onAdd, onRemove, texts }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const found = findPlaces(places, typed, MOST_FOUND)
  const add = (place: FoundPlace) => {
    onAdd(place)
    setSaid(texts.added(nameOf(place)))
    setTyped('')
    input.current?.focus()
  }
  const remove = (chip: Chip) => {
    onRemove(chip)
    setSaid(texts.removed(chip.text))
    input.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Not sent: what is looked for here is no field of the form.
    event.preventDefault()
    const [place] = found
    if (place) add(place)
  }
  return (
    <div className="grid gap-2">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={texts.chosen}>
          {chosen.map((chip) => (
            <li key={chip.name}>
              <button type="button" className="chip min-h-12 px-4" aria-label={texts.remove(chip.text)} onClick={() => remove(chip)}>
                {chip.text}
                <Icon name="i-lucide-x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="block text-sm text-ink-soft">
        {texts.search}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        maxLength={60}
        disabled={isFull}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKey}
      />
      {found.length > 0 && (
        <ul className="grid gap-1" aria-label={texts.found}>
          {found.map((place) => (
            <li key={`${place.kind} ${place.name}`}>
              <button type="button" className="target w-full justify-start! px-3 rounded-control bg-sunken text-start" onClick={() => add(place)}>
                {nameOf(place)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {typed.trim() !== '' && found.length === 0 ? texts.notFound : said}
      </p>
    </div>
  )
}
