import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import cropSheet from 'react-image-crop/dist/ReactCrop.css?inline'
import { Problem } from '#contract/core/problem.ts'
import { BusyButton } from '../controls/busy-button.tsx'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { type Cut, cutOut, openPicture, shrinkPicture, type WorkPicture } from './shrink-picture.ts'

/** Pixels of the preview: drawn at twice its size, for sharp screens. */
const PREVIEW = 192
/** Of the frame, on the screen. */
const LEAST_SIDE = 48
/** The library's are half as large for a mouse, which not every hand can hit. */
const HANDLES = '.ReactCrop{--rc-drag-handle-size:24px}'

interface Props {
  file: File
  /**
   * Sends the finished picture.
   * @throws {Problem} whatever happened; it is said in words, and the editor stays.
   */
  onSave: (picture: Blob) => Promise<void>
  onClose: () => void
}

/** Cuts a square out of a picture, with finger, mouse or keys, and makes it light before it is sent. */
export function PictureEditor({ file, onSave, onClose }: Props) {
  const { t } = useTranslation()
  const { picture, address, problem: notOpened } = useWorkPicture(file)
  const [crop, setCrop] = useState<PercentCrop>()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  useCropSheet()
  const frame = crop ?? (picture && middleOf(picture))
  const failed = notOpened ?? problem

  const save = async () => {
    if (!picture || !frame) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSave(await shrinkPicture(picture, cutOf(frame)))
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
    }
    setBusy(false)
  }

  return (
    <Dialog title={t('pictures:title')} place="sheet" onClose={onClose}>
      <div className="grid gap-3">
        {!failed && <p className="text-sm text-ink-soft">{t('pictures:hint')}</p>}
        {!picture && !failed && <div className="skeleton aspect-square max-h-[45dvh] mx-auto" aria-hidden="true" />}
        {picture && address && frame && (
          <div className="flex justify-center bg-sunken">
            <ReactCrop
              crop={frame}
              onChange={(_, percent) => setCrop(percent)}
              aspect={1}
              keepSelection
              minWidth={LEAST_SIDE}
              ruleOfThirds
              disabled={isBusy}
              ariaLabels={{
                cropArea: t('pictures:frame'),
                nwDragHandle: t('pictures:topLeft'),
                neDragHandle: t('pictures:topRight'),
                swDragHandle: t('pictures:bottomLeft'),
                seDragHandle: t('pictures:bottomRight'),
                nDragHandle: t('pictures:top'),
                eDragHandle: t('pictures:right'),
                sDragHandle: t('pictures:bottom'),
                wDragHandle: t('pictures:left'),
              }}
            >
              <img src={address} alt={t('pictures:whole')} width={picture.width} height={picture.height} className="h-auto w-auto max-h-[45dvh]" />
            </ReactCrop>
          </div>
        )}
        <div role="alert" className="empty:hidden text-danger">
          {failed && t(`problems:${failed.code}.text`, { defaultValue: t('common:error.text') })}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {picture && frame && <Preview picture={picture} cut={cutOf(frame)} />}
          <div className="ms-auto flex flex-wrap gap-2">
            <Button onClick={onClose}>{t('pictures:cancel')}</Button>
            <BusyButton variant="primary" disabled={!picture} isBusy={isBusy} onClick={() => void save()}>
              {t(isBusy ? 'pictures:saving' : 'pictures:save')}
            </BusyButton>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

function Preview({ picture, cut }: { picture: WorkPicture; cut: Cut }) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { x, y, width, height } = cut
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(cutOut(picture, { x, y, width, height }, PREVIEW), 0, 0)
  }, [picture, x, y, width, height])
  return <canvas ref={canvas} width={PREVIEW} height={PREVIEW} role="img" aria-label={t('pictures:preview')} className="w-20 h-20 rounded-full" />
}

interface Work {
  picture?: WorkPicture
  /** Of the picture on the screen: a blob of this page. */
  address?: string
  problem?: Problem
}

function useWorkPicture(file: File): Work {
  const [work, setWork] = useState<Work>({})
  useEffect(() => {
    let address: string | undefined
    let isOver = false
    const open = async () => {
      const picture = await openPicture(file)
      const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/jpeg', 0.9))
      if (!blob) throw new Problem('unsupported-media')
      if (isOver) return
      address = URL.createObjectURL(blob)
      setWork({ picture, address })
    }
    open().catch((cause: unknown) => {
      if (!isOver) setWork({ problem: cause instanceof Problem ? cause : new Problem('unsupported-media', { cause }) })
    })
    return () => {
      isOver = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [file])
  return work
}

/** The widest square in the middle. */
function middleOf({ width, height }: WorkPicture): PercentCrop {
  const side = Math.min(width, height)
  const [w, h] = [(side / width) * 100, (side / height) * 100]
  return { unit: '%', x: (100 - w) / 2, y: (100 - h) / 2, width: w, height: h }
}

const cutOf = ({ x, y, width, height }: PercentCrop): Cut => ({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })

let sheet: CSSStyleSheet | undefined

/** The library's own rules, only where it is used. As a sheet made by script: the policy forbids style elements, and other screens do not download it. */
function useCropSheet(): void {
  useEffect(() => {
    if (sheet) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(cropSheet + HANDLES)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, [])
}
