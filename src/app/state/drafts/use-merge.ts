import { useEffect, useState } from 'react'
import { type FormBase, type MergeConflicts, readAgain } from './form-changes.ts'
import type { EditedForm } from './use-editing.ts'

/** What was changed elsewhere: `conflicts` wait for a decision, `taken` were taken over. */
export interface Merge<Part> extends MergeConflicts<Part> {
  /** Keeps one's own of these parts, or takes the newer one. */
  decide: (parts: readonly Part[], whose: 'mine' | 'theirs') => void
  /** It was saved: there is nothing to be said of it any more. */
  end: () => void
}

const NOTHING = { conflicts: [], taken: [] }

interface Read<T, Own> {
  own: Own
  /** Must stay the same function. */
  baseOf: (own: Own) => FormBase<T>
}

/**
 * What becomes of a form when the thing was changed elsewhere: by a try to save, another look or another tab it becomes known. What was not
 * touched here is taken over; what was is laid beside it.
 */
export function useMerge<T extends Record<string, string>, Part extends string, Own>(
  { form, changes, base, goOnFrom, writeParts }: EditedForm<T, Part>,
  { own, baseOf }: Read<T, Own>,
): Merge<Part> {
  const [met, setMet] = useState<MergeConflicts<Part>>(NOTHING)
  const { texts, putPicture, note } = form

  useEffect(() => {
    const read = baseOf(own)
    // What the phone had kept may come after what is known already.
    if (read.version < base.version) return
    const now = readAgain(base, read)
    const mine = texts()
    const { conflicts, taken } = changes.meet(mine, base, now)
    if (read.version === base.version && conflicts.length + taken.length === 0) return
    const wasTouched = changes.changedParts(mine, base).length > 0
    writeParts(now.texts, taken)
    goOnFrom(now)
    setMet((before) => ({ conflicts: [...new Set([...before.conflicts, ...conflicts])], taken: wasTouched ? taken : [] }))
  }, [own, baseOf, base, changes, texts, writeParts, goOnFrom])

  const decide: Merge<Part>['decide'] = (parts, whose) => {
    if (whose === 'theirs') {
      writeParts(base.texts, parts)
      if (parts.includes(changes.picture)) putPicture(undefined, base.picture === null ? 'none' : 'kept')
    }
    setMet((before) => ({ ...before, conflicts: before.conflicts.filter((part) => !parts.includes(part)) }))
    note()
  }
  return { ...met, decide, end: () => setMet(NOTHING) }
}
