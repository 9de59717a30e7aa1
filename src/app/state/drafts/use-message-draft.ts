import { useMemo, useRef } from 'react'
import { newKey } from '#contract/core/new-key.ts'
import { type StoredForm, useFormDraft } from './use-form-draft.ts'

/**
 * Keeps what is typed, and the name under which it is sent: a second try after a lost answer is the same message, also where the page was
 * gone between them. Another text is another message.
 * @param name of the draft.
 */
export function useMessageDraft({ read, write }: StoredForm, name: string) {
  const key = useRef('')
  const kept = useMemo(
    () => ({
      read: () => ({ ...read(), client_key: key.current }),
      write: ({ client_key = '', ...values }: Record<string, string>) => {
        key.current = client_key
        write(values)
      },
    }),
    [read, write],
  )
  const { isRestored, note, forget } = useFormDraft(kept, name)
  return {
    isRestored,
    note: () => {
      key.current = newKey()
      note()
    },
    forget: () => {
      key.current = ''
      forget()
    },
    clientKey: () => {
      key.current ||= newKey()
      return key.current
    },
  }
}
