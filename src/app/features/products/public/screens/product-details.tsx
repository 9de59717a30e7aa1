import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import { RichHtml } from '../../../../ui/text/rich-html.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { BuyBox } from '../parts/buy-box.tsx'
import { PICTURE_SIZES } from '../picture-sizes.ts'
import { whyNotOnSale } from '../product-facts.ts'
import { shownPictures } from '../shown-pictures.ts'
import { useSeen } from '../use-seen.ts'
import { variantOf } from '../variant-choice.ts'

/** A strip that scrolls and links already as the server writes them, or of no use before that: their programs have time. */
const ProductGallery = hydrateDeferred(async () => (await import('../parts/product-gallery.tsx')).ProductGallery)
const ProductActions = hydrateDeferred(async () => (await import('../parts/product-actions.tsx')).ProductActions)
const DeliveryPart = hydrateDeferred(async () => (await import('../parts/delivery-part.tsx')).DeliveryPart)
const SellerCard = hydrateDeferred(async () => (await import('../parts/seller-card.tsx')).SellerCard)
const ProductText = hydrateDeferred(async () => (await import('../parts/product-text.tsx')).ProductText)

interface Props {
  answer: Answer<ProductDetail>
  /** The chosen variant, as the address has it. */
  variantId: number | undefined
  /** What orders the chosen variant; it is asked only where that can be ordered. Absent: nothing does. */
  order?: (product: ProductDetail, variant: ProductVariant) => ReactNode
}

/** One product: its pictures, and beside them or below all that a choice needs. The address has the chosen variant, so that it can be shared. */
export function ProductDetails({ answer, variantId, order }: Props) {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const router = useRouter()
  const product = useMemo(() => inLanguage(language, answer.value), [language, answer.value])
  const variant = variantOf(product, variantId)
  const seen = useSeen(answer)
  const { gallery, actions, delivery, seller, text } = useLateParts(answer, product, variant)
  const choose = ({ variant_id: variant }: ProductVariant) => void router.navigate({ to: '.', search: { variant }, replace: true, resetScroll: false })
  const ordering = order && variant && !whyNotOnSale(product) ? order(product, variant) : null
  return (
    <article className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      {gallery}
      <aside className="grid grid-cols-1 gap-3 content-start self-start lg:col-start-2 lg:row-start-1 lg:row-span-2 lg:sticky lg:top-27 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto lg:-m-1 lg:p-1">
        <header>
          <h1 className="text-xl" lang={scriptLanguage(product.title)}>
            {product.title}
          </h1>
          <p className="min-h-5">
            <AgeNote answer={answer} />
          </p>
        </header>
        <BuyBox {...{ product, variant, seen, delivery, actions }} onChoose={choose} order={ordering} />
        {seller}
      </aside>
      <div className="min-w-0 grid grid-cols-1 gap-6 content-start lg:col-start-1">
        {product.description && (
          <section aria-labelledby="product-description">
            <h2 id="product-description" className="text-lg mb-2">
              {t('details.description')}
            </h2>
            <div lang={scriptLanguage(textOfHtml(product.description))}>
              <RichHtml html={product.description} />
            </div>
          </section>
        )}
        {text}
      </div>
      {ordering && (
        // Lies on the tabs until its own place, the end of the page, is reached: what stands there is above it, never behind it.
        <div className="bottom-bar lg:hidden [@media(min-height:30rem)]:sticky above-tabs -mx-4 px-4 py-2 bg-surface border-t border-line">{ordering}</div>
      )}
    </article>
  )
}

/** Their elements stay the same, so that nothing updates what is not alive yet. Until they come, a room of their size has their place. */
function useLateParts(answer: Answer<ProductDetail>, product: ProductDetail, variant: ProductVariant | undefined) {
  const first = variant?.picture ?? null
  const price = variant?.price ?? product.price
  const gallery = useMemo(
    () => (
      <Suspense key={`${product.product_id} ${first}`} fallback={<GalleryRoom product={product} first={first} />}>
        <ProductGallery product={product} first={first} sizes={PICTURE_SIZES} />
      </Suspense>
    ),
    [product, first],
  )
  const actions = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-12 mt-3" />}>
        <ProductActions product={product} />
      </Suspense>
    ),
    [product],
  )
  const delivery = useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="mt-3 h-24" />}>
        <DeliveryPart shop={product.shop} price={price} />
      </Suspense>
    ),
    [product.shop, price],
  )
  const seller = useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="h-44" />}>
        <SellerCard product={product} />
      </Suspense>
    ),
    [product],
  )
  const text = useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="h-64" />}>
        <ProductText product={product} answer={answer} />
      </Suspense>
    ),
    [product, answer],
  )
  return { gallery, actions, delivery, seller, text }
}

/** The first picture, where it will stand. */
function GalleryRoom({ product, first }: { product: ProductDetail; first: number | null }) {
  const [picture] = shownPictures(product, first)
  return (
    <div className="rounded-card overflow-hidden">
      <Picture path={picture?.file ?? null} tone={picture?.tone ?? product.thumbnail_tone} sizes={PICTURE_SIZES} isFirst isSquare />
    </div>
  )
}
