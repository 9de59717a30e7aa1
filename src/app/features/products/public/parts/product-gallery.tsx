import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '#contract/products/products.ts'
import { GalleryStrip } from '../../../../ui/media/gallery/gallery-strip.tsx'
import { shownPictures } from '../shown-pictures.ts'

interface Props {
  product: ProductDetail
  /** Of the chosen variant: it stands first. */
  first: number | null
  sizes: string
}

/** The pictures of a product, with how many there are. */
export function ProductGallery({ product, first, sizes }: Props) {
  const { t } = useTranslation('products')
  const pictures = shownPictures(product, first)
  const items = pictures.map(({ id, alt, file, tone }) => ({ id, file, tone, alt: alt || product.title, caption: '', video_url: null }))
  return (
    <div className="group relative">
      <GalleryStrip items={items} poster={null} sizes={sizes} isSquare isStill />
      {pictures.length > 1 && (
        // The carousel, once it is there, says itself which of them is shown.
        <span className="chip absolute end-2 bottom-2 bg-raised pointer-events-none tabular group-has-[[aria-roledescription]]:hidden" aria-hidden="true">
          {t('details.pictures', { count: pictures.length })}
        </span>
      )}
    </div>
  )
}
