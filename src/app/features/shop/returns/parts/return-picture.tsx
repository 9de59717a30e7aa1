import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { PictureOnRequest } from '../../../../ui/media/picture-on-request.tsx'
import { useBlobAddress } from '../../../../ui/media/use-blob-address.ts'
import { fetchReturnPicture } from '../calls.ts'

interface Props {
  number: string
  picture: ShopReturn['pictures'][number]
  /** Which of them, from 1. */
  at: number
}

/** A picture of a complaint. */
export function ReturnPicture({ number, picture: { id, width, height, bytes }, at }: Props) {
  const { t } = useTranslation('returns')
  const [blob, setBlob] = useState<Blob>()
  const address = useBlobAddress(blob)
  const { isBusy, problem, run } = useAction()
  const texts = {
    show: t('pictures.show', { number: at, count: Math.max(1, Math.round(bytes / 1024)) }),
    alt: t('pictures.alt', { number: at }),
    large: t('pictures.large', { number: at }),
    offline: t('pictures.offline'),
  }
  const load = () => void run(async () => setBlob(await fetchReturnPicture(number, id)))
  return <PictureOnRequest address={address} isBusy={isBusy} problem={problem} load={load} texts={texts} width={width} height={height} />
}
