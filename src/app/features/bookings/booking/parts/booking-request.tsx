import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { PictureOnRequest } from '../../../../ui/media/picture-on-request.tsx'
import { useBlobAddress } from '../../../../ui/media/use-blob-address.ts'
import { fetchBookingPicture } from '../../calls.ts'

/** What its buyer has written and shown with a request. */
export function BookingRequest({ booking: { number, note, pictures } }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  if (!note && pictures.length === 0) return null
  return (
    <section aria-label={t('request.title')} className="card p-4 grid grid-cols-1 gap-2">
      <h2 className="text-base">{t('request.title')}</h2>
      {note && (
        <p lang={scriptLanguage(note)} className="break-words whitespace-pre-line">
          {note}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <RequestPicture number={number} picture={picture} at={at + 1} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface Props {
  number: string
  picture: Booking['pictures'][number]
  /** Which of them, from 1. */
  at: number
}

function RequestPicture({ number, picture: { id, width, height, bytes }, at }: Props) {
  const { t } = useTranslation('bookings')
  const [blob, setBlob] = useState<Blob>()
  const address = useBlobAddress(blob)
  const { isBusy, problem, run } = useAction()
  const texts = {
    show: t('request.show', { number: at, count: Math.max(1, Math.round(bytes / 1024)) }),
    alt: t('request.alt', { number: at }),
    large: t('request.large', { number: at }),
    offline: t('request.offline'),
  }
  const load = () => void run(async () => setBlob(await fetchBookingPicture(number, id)))
  return <PictureOnRequest address={address} isBusy={isBusy} problem={problem} load={load} texts={texts} width={width} height={height} />
}
