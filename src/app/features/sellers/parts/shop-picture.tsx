import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSeller } from '#contract/sellers/sellers.ts'
import { PictureChoice } from '../../../ui/media/picture-choice.tsx'
import { removeShopPicture, sendShopPicture } from '../calls.ts'

interface Props {
  hasPicture: boolean
  /** Gets the shop as it is after the change. */
  onChange: (shop: OwnSeller) => void
}

/** Choosing, cutting and taking away the picture of one's shop. @see Specification §2.6 "A profile picture with an edit dialog" */
export function ShopPicture({ hasPicture, onChange }: Props) {
  const { t } = useTranslation('sellers')
  const [said, setSaid] = useState<'pictureSaved' | 'pictureDropped'>()
  const save = async (picture: Blob) => {
    onChange(await sendShopPicture(new Uint8Array(await picture.arrayBuffer())))
    setSaid('pictureSaved')
  }
  const drop = async () => {
    onChange(await removeShopPicture())
    setSaid('pictureDropped')
  }
  return (
    <>
      <PictureChoice
        hasPicture={hasPicture}
        texts={{
          choose: t('own.pictureChoose'),
          change: t('own.picture'),
          remove: t('own.pictureDrop'),
          removeText: t('own.pictureDropText'),
          removeYes: t('own.pictureDropYes'),
          cancel: t('own.pictureCancel'),
        }}
        onSave={save}
        onRemove={drop}
      />
      <p role="status" className="text-sm empty:hidden">
        {said && t(`own.${said}`)}
      </p>
    </>
  )
}
