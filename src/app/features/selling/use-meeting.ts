import { useEffect, useState } from 'react'
import type { OwnEventDetail } from '#contract/selling.ts'
import { changedParts, type EventPart, meet, readAgain } from './event-changes.ts'
import type { CoverState } from './event-values.ts'
import type { EditedForm } from './use-editing.ts'

export interface Meeting {
  /** Changed here and elsewhere: waits for a decision. */
  conflicts: EventPart[]
  /** Changed elsewhere only, and taken over. */
  taken: EventPart[]
  /** Keeps one's own of these parts, or takes the newer one. */
  decide: (parts: readonly EventPart[], whose: 'mine' | 'theirs') => void
  /** It was saved: there is nothing to be said of it any more. */
  end: () => void
}

const NOTHING = { conflicts: [], taken: [] }

/**
 * What becomes of a form when the event was changed elsewhere: by a try to save, another look or another tab it becomes known. What was not
 * touched here is taken over; what was is laid beside it.
 */
export function useMeeting(own: OwnEventDetail, { event, base, goOnFrom, writeParts }: EditedForm): Meeting {
  const [met, setMet] = useState<Pick<Meeting, 'conflicts' | 'taken'>>(NOTHING)
  const { texts, putPicture, note } = event

  useEffect(() => {
    // What the phone had kept may come after what is known already.
    if (own.version < base.version) return
    const now = readAgain(base, own)
    const mine = texts()
    const { conflicts, taken } = meet(mine, base, now)
    if (own.version === base.version && conflicts.length + taken.length === 0) return
    const wasTouched = changedParts(mine, base).length > 0
    writeParts(now.texts, taken)
    goOnFrom(now)
    setMet((before) => ({ conflicts: [...new Set([...before.conflicts, ...conflicts])], taken: wasTouched ? taken : [] }))
  }, [own, base, texts, writeParts, goOnFrom])

  const decide: Meeting['decide'] = (parts, whose) => {
    if (whose === 'theirs') {
      writeParts(base.texts, parts)
      if (parts.includes('thumbnail')) putPicture(undefined, base.texts.thumbnail as CoverState)
    }
    setMet((before) => ({ ...before, conflicts: before.conflicts.filter((part) => !parts.includes(part)) }))
    note()
  }
  return { ...met, decide, end: () => setMet(NOTHING) }
}
