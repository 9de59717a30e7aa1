import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageAt, imageIdentity, READING_WIDTH } from '#contract/core/images.ts'
import { picturesIn } from '#contract/rich-text.ts'
import { useSizeText } from '../formats/use-size-text.ts'
import { Icon } from '../icons/icon.tsx'
import { useDataSaving } from '../media/data-saving.ts'
import { readableHtml } from './readable-html.ts'
import { RichHtml } from './rich-html.tsx'

/** A text to be read, with pictures of ours. While data is saved they are left out together, until they are asked for. */
export function TextWithPictures({ html }: { html: string }) {
  const isSaving = useDataSaving(({ StandIn }) => StandIn !== undefined)
  const [isShown, setShown] = useState(false)
  const pictures = useMemo(() => picturesIn(html).map((path) => imageAt(path, READING_WIDTH)), [html])
  return (
    <div className={isShown ? '' : 'leaves-pictures'}>
      {isSaving && !isShown && pictures.length > 0 && <ShowPictures paths={pictures} onShow={() => setShown(true)} />}
      <RichHtml html={readableHtml(html)} />
    </div>
  )
}

function ShowPictures({ paths, onShow }: { paths: string[]; onShow: () => void }) {
  const { t } = useTranslation('data')
  const sizeText = useSizeText()
  const { held, sizeOf } = useDataSaving()
  const [bytes, setBytes] = useState<number>()
  const missing = useMemo(() => paths.filter((path) => !held.has(imageIdentity(path))), [paths, held])

  useEffect(() => {
    let isOver = false
    void Promise.all(missing.map(sizeOf)).then((sizes) => {
      const known = sizes.filter((size) => size !== undefined)
      if (!isOver) setBytes(known.length === missing.length ? known.reduce((sum, size) => sum + size, 0) : undefined)
    })
    return () => {
      isOver = true
    }
  }, [missing, sizeOf])

  return (
    <button type="button" className="btn-quiet mb-4" onClick={onShow}>
      <Icon name="i-lucide-image" />
      {bytes === undefined ? t('showTextPictures') : t('showTextPicturesOf', { size: sizeText(bytes) })}
    </button>
  )
}
