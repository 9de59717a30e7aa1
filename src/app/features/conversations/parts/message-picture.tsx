import { useTranslation } from 'react-i18next'
import { PictureOnRequest } from '../../../ui/media/picture-on-request.tsx'
import type { ThreadRow } from '../thread-rows.ts'
import { useFetchedPicture } from '../use-fetched-picture.ts'

interface Props {
  row: Pick<ThreadRow, 'message' | 'entry'>
  /** Who sent it, for readers who do not see it. */
  alt: string
}

/** The picture of a message; what waits on this phone is here at once. */
export function MessagePicture({ row, alt }: Props) {
  const { t } = useTranslation('conversations')
  const fetched = useFetchedPicture(row.message?.id, row.entry)
  const of = row.message?.picture
  if (!of && (!row.entry?.files?.picture || !fetched.address)) return null
  const show = t(fetched.isBusy ? 'picture.loading' : 'picture.show', { count: Math.max(1, Math.round((of?.bytes ?? 0) / 1024)) })
  const texts = { show, alt, large: t('picture.large'), offline: t('picture.offline') }
  return <PictureOnRequest {...fetched} texts={texts} width={of?.width} height={of?.height} />
}
