import { useEffect } from 'react'
import { dismiss, loadOutbox, useOutbox } from '../state/outbox/outbox.ts'
import type { GalleryOf, ShownItem } from './gallery-calls.ts'
import { readUpload } from './upload-entry.ts'
import { type UploadRow, uploadRows } from './upload-rows.ts'
import { usePreparing } from './uploads.ts'

/** What is on its way into a gallery. */
export function useUploads(of: GalleryOf): UploadRow[] {
  const entries = useOutbox((outbox) => outbox.entries)
  const pictures = usePreparing((preparing) => preparing.pictures)
  return uploadRows(of, entries, pictures)
}

/**
 * Takes over pictures that have arrived, whichever page or worker sent them: each is shown in the gallery, and leaves the outbox.
 * @param isReady the gallery is there, so that a picture can be put into it
 */
export function useArrived({ calls, subject }: GalleryOf, isReady: boolean, add: (item: ShownItem) => void): void {
  const entries = useOutbox((outbox) => outbox.entries)
  useEffect(() => {
    void loadOutbox()
  }, [])
  useEffect(() => {
    if (!isReady) return
    for (const entry of entries) {
      const about = entry.state === 'sent' ? readUpload(entry) : undefined
      if (about?.kind !== calls.kind || about.subject !== subject) continue
      const item = calls.readAdded(entry.answer)
      if (item) add(item)
      void dismiss(entry.id)
    }
  }, [entries, isReady, calls, subject, add])
}
