import { type RefObject, useEffect, useState } from 'react'

interface List {
  listId: string
  /** How many options it shows; none: there is no list. */
  count: number
  close: () => void
  /** Its window closes by Esc, and the list with it. */
  isInline: boolean
}

/**
 * Walks through the options of a field's list by keys while the focus stays in the field, and tells assistive technology of it. The option at
 * `n` has the list's id followed by `n`.
 * @returns index of the option that is chosen by Enter; -1: none.
 */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>, { listId, count, close, isInline }: List): number {
  const [chosen, setChosen] = useState(-1)
  const active = chosen < count ? chosen : -1

  useEffect(() => {
    const input = field.current
    if (!input) return
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => setChosen(active + 1 < count ? active + 1 : -1),
      ArrowUp: () => setChosen(active === -1 ? count - 1 : active - 1),
      Enter: active === -1 ? undefined : () => document.getElementById(listId + active)?.click(),
      Escape: isInline ? undefined : close,
    }
    const press = (event: KeyboardEvent) => {
      const action = actions[event.key]
      // With those codes the keyboard puts a word together; some phones say so by 229 only.
      if (count === 0 || !action || event.isComposing || event.keyCode === 229) return
      event.preventDefault()
      action()
    }
    const forget = () => setChosen(-1)
    input.addEventListener('keydown', press)
    input.addEventListener('input', forget)
    return () => {
      input.removeEventListener('keydown', press)
      input.removeEventListener('input', forget)
    }
  }, [field, listId, count, active, close, isInline])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(count > 0),
      'aria-controls': count > 0 ? listId : null,
      'aria-activedescendant': active >= 0 ? listId + active : null,
    }
    for (const [name, value] of Object.entries(said)) value === null ? input.removeAttribute(name) : input.setAttribute(name, value)
  }, [field, listId, count, active])

  return active
}
