import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../controls/busy-button.tsx'
import type { LightPictures } from './use-light-pictures.ts'

interface Props {
  pictures: Pick<LightPictures, 'isBusy' | 'choose'>
  isFull: boolean
  /** The first button. */
  ref: Ref<HTMLButtonElement>
  describedBy: string
}

/** Takes a picture with the camera, or chooses some of the phone. */
export function PictureButtons({ pictures: { isBusy, choose }, isFull, ref, describedBy }: Props) {
  const { t } = useTranslation('forms')
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const input = { type: 'file', accept: 'image/*', className: 'sr-only', tabIndex: -1, 'aria-hidden': true, onChange: choose } as const
  return (
    <>
      <input ref={files} multiple {...input} />
      <input ref={camera} capture="environment" {...input} />
      <span className="flex flex-wrap gap-2">
        <BusyButton ref={ref} icon="i-lucide-camera" isBusy={isBusy || isFull} aria-describedby={describedBy} onClick={() => camera.current?.click()}>
          {t(isBusy ? 'pictures.busy' : 'pictures.take')}
        </BusyButton>
        <BusyButton icon="i-lucide-image-plus" isBusy={isBusy || isFull} onClick={() => files.current?.click()}>
          {t('pictures.choose')}
        </BusyButton>
      </span>
    </>
  )
}
