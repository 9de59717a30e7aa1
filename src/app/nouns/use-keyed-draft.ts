import { useMemo, useRef } from 'react'
import { newKey } from '#contract/core/new-key.ts'
import { type FormDraft, useFormDraft } from '../state/drafts/use-form-draft.ts'
import type { ScreenForm } from '../ui/form/use-screen-form.ts'

interface KeyedDraft extends FormDraft {
  /** Names the wish: sent again after the page was gone, it still acts once. */
  clientKey: () => string
  /** The version that what is typed began with, also where that was on an earlier visit. */
  version: () => number
  /** From now on it is a change of this version. */
  begin: (version: number) => void
}

/** A draft that keeps beside what is typed to which version that belongs, and under which name it is sent. */
export function useKeyedDraft(form: ScreenForm, name: string, version = 0): KeyedDraft {
  const key = useRef('')
  const since = useRef(version)
  const { read, write } = form
  const kept = useMemo(
    () => ({
      read: () => ({ ...read(), client_key: key.current, version: String(since.current) }),
      write: ({ client_key = '', version: earlier = '', ...values }: Record<string, string>) => {
        key.current = client_key
        since.current = Number(earlier) || since.current
        write(values)
      },
    }),
    [read, write],
  )
  const draft = useFormDraft(kept, name)
  const clientKey = () => {
    key.current ||= newKey()
    return key.current
  }
  return {
    ...draft,
    note: () => {
      clientKey()
      draft.note()
    },
    forget: () => {
      key.current = ''
      since.current = version
      draft.forget()
    },
    clientKey,
    version: () => since.current,
    begin: (from) => {
      since.current = from
    },
  }
}
