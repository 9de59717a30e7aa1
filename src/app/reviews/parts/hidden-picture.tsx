import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../ui/controls/use-action.ts'
import { PictureOnRequest } from '../../ui/media/picture-on-request.tsx'
import { useBlobAddress } from '../../ui/media/use-blob-address.ts'
import { fetchHiddenPicture } from '../calls.ts'

interface Props {
  review_id: number
  picture_id: number
  /** Which of them, from 1. */
  at: number
}

/** A picture of one's own review while no reader sees it: it has no public address then. */
export function HiddenPicture({ review_id, picture_id, at }: Props) {
  const { t } = useTranslation('reviews')
  const [blob, setBlob] = useState<Blob>()
  const address = useBlobAddress(blob)
  const { isBusy, problem, run } = useAction()
  const texts = {
    show: t('hidden.show', { number: at }),
    alt: t('hidden.alt', { number: at }),
    large: t('hidden.large', { number: at }),
    offline: t('hidden.offline'),
  }
  const load = () => void run(async () => setBlob(await fetchHiddenPicture(review_id, picture_id)))
  return <PictureOnRequest address={address} isBusy={isBusy} problem={problem} load={load} texts={texts} width={undefined} height={undefined} />
}
