import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useBlobAddress } from '../../../../ui/media/use-blob-address.ts'
import { fetchReturnPicture } from '../calls.ts'

interface Props {
  number: string
  picture: ShopReturn['pictures'][number]
  /** Which of them, from 1. */
  at: number
}

/** A picture of a complaint, fetched when it is asked for, since data costs money; a press on it shows it large. */
export function ReturnPicture({ number, picture, at }: Props) {
  const { t } = useTranslation('returns')
  const [blob, setBlob] = useState<Blob>()
  const [isLarge, setLarge] = useState(false)
  const address = useBlobAddress(blob)
  const { isBusy, problem, run } = useAction()
  const alt = t('pictures.alt', { number: at })
  if (!address)
    return (
      <div className="grid gap-1 justify-items-start">
        <BusyButton icon="i-lucide-image" isBusy={isBusy} onClick={() => void run(async () => setBlob(await fetchReturnPicture(number, picture.id)))}>
          {t('pictures.show', { number: at, count: Math.max(1, Math.round(picture.bytes / 1024)) })}
        </BusyButton>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem && (isNoAnswer(problem.code) ? t('pictures.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
        </p>
      </div>
    )
  return (
    <>
      <button type="button" aria-label={t('pictures.large', { number: at })} className="block rounded-control overflow-hidden" onClick={() => setLarge(true)}>
        <img src={address} alt={alt} width={picture.width} height={picture.height} className="max-h-60 w-auto h-auto bg-sunken" />
      </button>
      {isLarge && (
        <Dialog title={alt} place="cover" onClose={() => setLarge(false)}>
          <img src={address} alt={alt} className="mx-auto max-h-[80dvh] w-auto h-auto" />
        </Dialog>
      )}
    </>
  )
}
