import { useEffect, useState } from 'react'
import { readEntryFile } from '../../state/outbox/entry-file.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { type Action, useAction } from '../../ui/controls/use-action.ts'
import { useBlobAddress } from '../../ui/media/use-blob-address.ts'
import { fetchMessagePicture } from './calls.ts'

interface ShownPicture extends Action {
  /** Undefined until it was asked for; what waits on this phone is here at once. */
  address: string | undefined
  load: () => void
}

/** The picture of a message, as an address within this page: let go when the message leaves the screen. @param message_id undefined: not sent yet */
export function useFetchedPicture(message_id: number | undefined, entry?: OutboxEntry): ShownPicture {
  const [picture, setPicture] = useState<Blob>()
  const address = useBlobAddress(picture)
  const action = useAction()
  useEffect(() => {
    if (!entry?.files?.picture) return
    let isOver = false
    void readEntryFile(entry, 'picture').then((file) => !isOver && file && setPicture((held) => held ?? file))
    return () => {
      isOver = true
    }
  }, [entry])
  const load = () => {
    if (message_id !== undefined) void action.run(async () => setPicture(await fetchMessagePicture(message_id)))
  }
  return { ...action, address, load }
}
