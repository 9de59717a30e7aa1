import { useTranslation } from 'react-i18next'
import { BlobPicture } from '../../../../../ui/form/blob-picture.tsx'
import { ProductSquare } from '../product-square.tsx'

/** A picture of the product: one that it has, or a new one on this phone. */
export type PictureChoice = { path: string; tone: number } | { blob: Blob }

export const ChosenPicture = ({ picture, className }: { picture: PictureChoice; className: string }) =>
  'blob' in picture ? (
    <BlobPicture picture={picture.blob} alt="" className={`shrink-0 rounded-control object-cover ${className}`} />
  ) : (
    <ProductSquare path={picture.path} tone={picture.tone} className={className} />
  )

interface Props {
  /** Counted from 1; empty: the first. */
  value: string
  pictures: readonly PictureChoice[]
  onChoose: (value: string) => void
}

/** Which of the product's pictures shows a variant. */
export function PictureField({ value, pictures, onChoose }: Props) {
  const { t } = useTranslation('stock')
  if (pictures.length === 0) return <p className="text-sm text-ink-soft">{t('cell.noPictures')}</p>
  const chosen = value === '' ? '1' : value
  return (
    <fieldset>
      <legend className="pb-1 font-600">{t('cell.picture')}</legend>
      <div className="flex flex-wrap gap-2">
        {pictures.map((picture, at) => {
          const number = String(at + 1)
          return (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture is chosen by its place.
              key={at}
              className="p-1 rounded-control border-2 border-transparent has-[:checked]:border-brand has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-brand"
            >
              <input
                type="radio"
                name="variant-picture"
                className="sr-only"
                checked={chosen === number}
                aria-label={t('cell.pictureNumber', { number: at + 1 })}
                onChange={() => onChoose(at === 0 ? '' : number)}
              />
              <ChosenPicture picture={picture} className="w-16 h-16" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
