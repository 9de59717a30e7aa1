import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useBlobAddress } from '../../../ui/media/use-blob-address.ts'
import { fetchPicture } from './calls.ts'

/** A picture that its buyer sent, fetched when staff ask for it. */
export function DisputePicture({ number, picture, place }: { number: string; picture: number; place: number }) {
  const { t } = useTranslation('desk', { keyPrefix: 'disputes' })
  const format = useFormat()
  const [blob, setBlob] = useState<Blob>()
  const address = useBlobAddress(blob)
  const { isBusy, problem, run } = useAction()
  if (address) return <img src={address} alt={t('pictureOf', { place: format.number(place) })} className="w-auto h-auto rounded-control bg-sunken" />
  return (
    <div className="grid gap-1 justify-items-start">
      <BusyButton icon="i-lucide-image" isBusy={isBusy} onClick={() => void run(async () => setBlob((await fetchPicture(number, picture)).blob))}>
        {t('picture', { place: format.number(place) })}
      </BusyButton>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem && t('noPicture')}
      </p>
    </div>
  )
}
