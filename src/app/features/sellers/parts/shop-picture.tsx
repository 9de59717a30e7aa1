import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSeller } from '#contract/sellers/sellers.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { removeShopPicture, sendShopPicture } from '../calls.ts'

const PictureEditor = lazy(async () => ({ default: (await import('../../../ui/media/picture-editor.tsx')).PictureEditor }))

interface Props {
  hasPicture: boolean
  /** Gets the shop as it is after the change. */
  onChange: (shop: OwnSeller) => void
}

/** Choosing, cutting and taking away the picture of one's shop. @see Specification §2.6 "A profile picture with an edit dialog" */
export function ShopPicture({ hasPicture, onChange }: Props) {
  const { t } = useTranslation('sellers')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [said, setSaid] = useState<'pictureSaved' | 'pictureDropped'>()
  const [isAsking, setAsking] = useState(false)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0])
    // The same file can be chosen again.
    event.target.value = ''
  }
  const save = async (picture: Blob) => {
    onChange(await sendShopPicture(new Uint8Array(await picture.arrayBuffer())))
    setFile(undefined)
    setSaid('pictureSaved')
  }
  const drop = async () => {
    onChange(await removeShopPicture())
    setSaid('pictureDropped')
  }
  return (
    <>
      <input ref={input} id={id} type="file" accept="image/*" className="sr-only" tabIndex={-1} aria-hidden="true" onChange={choose} />
      <Button icon="i-lucide-camera" onClick={() => input.current?.click()}>
        {t(hasPicture ? 'own.picture' : 'own.pictureChoose')}
      </Button>
      {hasPicture && (
        <Button icon="i-lucide-trash" onClick={() => setAsking(true)}>
          {t('own.pictureDrop')}
        </Button>
      )}
      <p role="status" className="text-sm empty:hidden">
        {said && t(`own.${said}`)}
      </p>
      {isAsking && (
        <AskDialog title={t('own.pictureDrop')} yes={t('own.pictureDropYes')} no={t('own.pictureCancel')} onYes={drop} onClose={() => setAsking(false)}>
          {t('own.pictureDropText')}
        </AskDialog>
      )}
      {file && (
        <Suspense>
          <PictureEditor file={file} onSave={save} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  )
}
