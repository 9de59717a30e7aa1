import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { useLanguage } from '../formats/use-language.ts'
import { importWithRetry, reportsHydration } from './deferred-hydration.ts'
import { whenIdle } from './when-idle.ts'

interface Props<Filter> {
  filter: Filter
}

interface DeferredForm<Filter> {
  /** Id of the form in the page. */
  formId: string
  load: () => Promise<ComponentType<Props<Filter>>>
  /** On the server, which writes the form at once. */
  written: ComponentType<Props<Filter>> | undefined
  /** What keeps its room where no server wrote it. */
  room: ReactNode
}

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'toggle'] as const

/**
 * The form of a list's filter, alive as soon as it is wanted: the first paint on the phone does without its program. Until then it
 * works as HTML does: it folds, and it asks by GET. Another filter is another form. Before it is alive another language is too, and
 * nothing else makes React look at it: what the server wrote must not be updated then, or React would throw it away and complain.
 * Texts that arrive late and answers that are checked would be such updates, so the element stays the same one.
 */
export function deferredForm<Filter extends object>({ formId, load, written, room }: DeferredForm<Filter>): ComponentType<Props<Filter>> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>()
  /** Whether the form's program is on the page: from then on it takes what changes around it. */
  let isAlive = import.meta.env.SSR
  const Form =
    written ??
    lazy(async () => {
      await signOfUse(formId, wanted, want)
      const form = await importWithRetry(load)
      isAlive = true
      return { default: reportsHydration(form) }
    })

  return function DeferredFormView({ filter }) {
    const language = useLanguage()
    const query = canonicalQuery(filter)
    const [form, setForm] = useState({ language, query, filter })
    const [first] = useState(form)
    // A reader who comes back finds no form of the server to touch: from then on nothing is to be waited for.
    useEffect(() => want, [])
    useEffect(() => {
      // The server's form is about to be replaced: the user could not touch it any more.
      if (form !== first) want()
    }, [form, first])
    // Once alive it changes its texts by itself, and keeps what is typed in it.
    if (form.query !== query || (form.language !== language && !isAlive)) setForm({ language, query, filter })
    return useMemo(
      () => (
        <Suspense key={form.language + form.query} fallback={room}>
          <Form filter={form.filter} />
        </Suspense>
      ),
      [form],
    )
  }
}

/** Waits until the form that the server wrote is about to be used; where it is open, until the page is idle; where there is none yet, it is wanted now. */
function signOfUse(formId: string, wanted: Promise<void>, want: () => void): Promise<void> {
  const form = document.getElementById(formId)
  if (!form) return Promise.resolve()
  for (const sign of SIGNS) form.addEventListener(sign, want, { once: true, capture: true })
  if (matchMedia('(min-width:1024px)').matches) whenIdle(want)
  return wanted
}
