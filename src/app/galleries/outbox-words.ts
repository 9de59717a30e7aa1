import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../state/outbox/outbox.ts'
import { readUpload } from './upload-entry.ts'

interface Tools {
  t: TFunction
}

/** Where the galleries of a noun are looked after, by kind. */
type Places = Readonly<Record<string, (subject: number) => `/${string}`>>

/** How the outbox speaks of pictures for galleries. */
export const galleriesInOutbox = (places: Places) => ({
  title: (_: OutboxEntry, { t }: Tools): string => t('gallery:outbox.title'),
  lines: (entry: OutboxEntry): string[] => {
    const file_name = readUpload(entry)?.file_name
    return file_name ? [file_name] : []
  },
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined => (state === 'waiting' || state === 'sent' ? t(`gallery:outbox.${state}`) : undefined),
  done: (entry: OutboxEntry, { t }: Tools) => {
    const upload = readUpload(entry)
    const place = upload && places[upload.kind]?.(upload.subject)
    return place ? { to: place, label: t('gallery:outbox.open') } : undefined
  },
})
