import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../hydration/when-idle.ts'

interface Options<Filter, Faults> {
  /** Either the filter that the form holds, or the faults of its fields by their names. */
  read: (form: FormData) => { filter: Filter } | { faults: Faults }
  ask: (filter: Filter) => void
  /** The panel with the fields that can have faults: it opens where one has. */
  filters: RefObject<HTMLDetailsElement | null>
}

/** Asks the list for what its filter form holds, or focuses the first field with a fault. */
export function useFilterForm<Filter, Faults extends object>({ read, ask, filters }: Options<Filter, Faults>) {
  const [faults, setFaults] = useState<Partial<Faults>>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const result = read(new FormData(form))
    if ('filter' in result) {
      setFaults({})
      for (const panel of form.querySelectorAll('details')) panel.open = false
      // The answer begins here, and the button was far below. The form itself has no box on wide screens.
      form.querySelector('details')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      ask(result.filter)
      return
    }
    setFaults(result.faults)
    if (filters.current) filters.current.open = true
    const [first] = Object.keys(result.faults)
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  return { faults, submit }
}

/** Asks for the categories of a panel's fields: once it is opened, or where it is open, once the page is idle. @param ask stays the same */
export function useAskWhenOpened(panel: RefObject<HTMLDetailsElement | null>, ask: () => void): void {
  useEffect(() => {
    const { current } = panel
    current?.addEventListener('toggle', ask)
    const isOpen = current?.open || matchMedia('(min-width:1024px)').matches
    const stop = isOpen ? whenIdle(ask) : undefined
    return () => {
      stop?.()
      current?.removeEventListener('toggle', ask)
    }
  }, [panel, ask])
}
