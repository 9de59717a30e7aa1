import { useCallback, useEffect, useRef, useState } from 'react'
import { type DraftStore, openDraftStore } from '../../state/drafts/draft-store.ts'
import { readDraft } from '../../state/drafts/drafts.ts'

interface PictureDraft {
  picture: Blob | undefined
  /** It was chosen earlier and has not been sent. */
  isRestored: boolean
  /** Another picture, or none. */
  put: (next: Blob | undefined) => void
  /** It was sent: one that was chosen in between stays. */
  dropSent: (sent: Blob | undefined) => void
}

/**
 * The picture of a message that is being written, kept on the phone until it is sent. Its draft is not that of the text, which is written at every
 * stroke and would carry the picture each time.
 * @param name of the draft
 */
export function usePictureDraft(name: string): PictureDraft {
  const chosen = useRef<Blob>(undefined)
  const isTouched = useRef(false)
  const store = useRef<DraftStore>(undefined)
  const [picture, setPicture] = useState<Blob>()
  const [isRestored, setRestored] = useState(false)

  const show = useCallback((next: Blob | undefined, fromDraft: boolean) => {
    chosen.current = next
    setPicture(next)
    setRestored(fromDraft)
  }, [])
  useEffect(() => {
    let isOver = false
    const mine = openDraftStore(name, () => ({ picture: chosen.current }))
    store.current = mine
    const take = (draft: unknown) => {
      const held = pictureIn(draft)
      // What was chosen or removed meanwhile is newer.
      if (!isOver && !isTouched.current && held) show(held, true)
    }
    readDraft(name).then(take, () => undefined)
    return () => {
      isOver = true
      mine.stop()
    }
  }, [name, show])

  const put = useCallback(
    (next: Blob | undefined) => {
      isTouched.current = true
      show(next, false)
      // A phone without room keeps no draft; the message itself still holds the picture.
      void (next ? store.current?.keep().catch(() => undefined) : store.current?.forget())
    },
    [show],
  )
  const dropSent = (sent: Blob | undefined) => {
    if (sent && chosen.current === sent) put(undefined)
  }
  return { picture, isRestored, put, dropSent }
}

/** Another version of the app may have written it. */
const pictureIn = (draft: unknown): Blob | undefined =>
  typeof draft === 'object' && draft !== null && 'picture' in draft && draft.picture instanceof Blob ? draft.picture : undefined
