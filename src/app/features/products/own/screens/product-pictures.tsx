import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { GalleryEditor } from '../../../../galleries/gallery-editor.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnProduct } from '../product-calls.ts'
import { PRODUCT_GALLERY } from '../product-gallery.ts'

/** The pictures of a product. While its name is not known nothing of the screen is kept back. */
export function ProductPictures({ productId }: { productId: number }) {
  const { t } = useTranslation('stock')
  const own = useAnswer((options) => loadOwnProduct(productId, { ...options, keptFirst: true }), `own-product ${productId}`).answer?.value
  const heading = (
    <div>
      <h1 className="text-xl">{t('titles.gallery')}</h1>
      <p className="min-h-8">
        {own && (
          <AppLink to={`/products/${productId}/update`} lang={scriptLanguage(own.title)} className="link">
            {own.title}
          </AppLink>
        )}
      </p>
    </div>
  )
  return <GalleryEditor calls={PRODUCT_GALLERY} subject={productId} heading={heading} />
}
