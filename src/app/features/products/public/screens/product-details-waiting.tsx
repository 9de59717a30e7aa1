import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { PICTURE_SIZES } from '../picture-sizes.ts'
import { seenProduct } from '../seen-products.ts'

/** A product's final geometry while it is on its way, filled with what a list has already shown of it. */
export function ProductDetailsWaiting({ productId }: { productId: string }) {
  const { t } = useTranslation('products')
  const format = useFormat()
  const language = useLanguage()
  const seen = seenProduct(Number(productId))
  const product = seen && inLanguage(language, seen)
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-6" aria-busy="true">
      <div className="rounded-card overflow-hidden">
        {product ? (
          <Picture path={product.thumbnail} tone={product.thumbnail_tone} sizes={PICTURE_SIZES} isFirst isSquare />
        ) : (
          <div className="aspect-square bg-sunken" />
        )}
      </div>
      <div className="grid gap-4 content-start">
        {product ? (
          <h1 className="text-xl" lang={scriptLanguage(product.title)}>
            {product.title}
          </h1>
        ) : (
          <div className="skeleton h-14" />
        )}
        <div role="status" className="sr-only">
          {product ? <p>{t('details.loading')}</p> : <h1>{t('details.loading')}</h1>}
        </div>
        <div className="card p-4">
          {product && <p className="text-2xl font-600 tabular">{format.price(product.price)}</p>}
          <div className="skeleton mt-3 h-48" />
        </div>
      </div>
    </div>
  )
}
