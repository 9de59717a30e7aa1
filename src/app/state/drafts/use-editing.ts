import { useCallback, useState } from 'react'
import type { FormBase, FormChanges } from './form-changes.ts'
import { type Merge, useMerge } from './use-merge.ts'
import type { PersistedForm } from './use-persisted-form.ts'
import { type Saving, useSaving } from './use-saving.ts'

/** A form that goes on from a thing as it was read. */
export interface EditedForm<T, Part extends string> {
  form: PersistedForm<T>
  changes: FormChanges<T, Part>
  base: FormBase<T>
  /** What is written here and differs from it. */
  changed: Part[]
  /** The form goes on from another state of the thing; what is written stays. */
  goOnFrom: (base: FormBase<T>) => void
  writeParts: (from: T, parts: readonly Part[]) => void
}

export type Editing<T, Part extends string, Filled> = EditedForm<T, Part> &
  Merge<Part> &
  Saving<Filled> & {
    /** To be called when something stands in the form that did not before. */
    check: () => void
  }

/** How a kind of thing is read and saved. */
export interface EditedKind<T, Part extends string, Own, Filled> {
  changes: FormChanges<T, Part>
  baseOf: (own: Own) => FormBase<T>
  /** Sends what was changed. @throws {Problem} stale — it was changed since that version. */
  send: (filled: Filled, change: { parts: readonly Part[]; picture: Blob | undefined; version: number }) => Promise<Own>
  /** As the service has it now. */
  load: () => Promise<Own>
  /** Something is to be sent even where no field was changed: that it is published. */
  isMore?: () => boolean
  /** Says a line. */
  say: (what: 'nothing' | 'done' | 'unauthorized') => void
}

interface Options<T, Part extends string, Own, Filled> {
  kind: EditedKind<T, Part, Own, Filled>
  form: PersistedForm<T>
  /** As it was read last. */
  own: Own
  start: { texts: T; base: FormBase<T> }
  /** Gets the thing as the service has it now. */
  onRead: (own: Own) => void
}

/** Changing something: only what was changed is sent, on top of the version that was seen. */
export function useEditing<T extends Record<string, string>, Part extends string, Own, Filled>({
  kind,
  form,
  own,
  start,
  onRead,
}: Options<T, Part, Own, Filled>): Editing<T, Part, Filled> {
  const { changes } = kind
  const [base, setBase] = useState(start.base)
  const [changed, setChanged] = useState<Part[]>(() => changes.changedParts(start.texts, start.base))
  const { texts, beside, write } = form
  const writeParts = useCallback((from: T, parts: readonly Part[]) => write(changes.fieldsOf(from, parts) as Record<string, string>), [write, changes])
  const goOnFrom = useCallback(
    (next: FormBase<T>) => {
      beside.current.base = next
      setBase(next)
      setChanged(changes.changedParts(texts(), next))
    },
    [beside, texts, changes],
  )
  const edited: EditedForm<T, Part> = { form, changes, base, changed, goOnFrom, writeParts }
  const meeting = useMerge(edited, { own, baseOf: kind.baseOf })
  const saving = useSaving(edited, { kind, isUndecided: meeting.conflicts.length > 0, onRead, onSaved: meeting.end })
  return {
    ...edited,
    ...meeting,
    ...saving,
    isSaved: saving.isSaved && changed.length === 0,
    check: () => setChanged(changes.changedParts(texts(), base)),
  }
}
