import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { ProductCard as Product } from '#contract/products/products.ts'
import type { ItemBookmarks } from '../../../../state/bookmarks/use-item-bookmarks.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { districtOf, savingOf } from '../product-facts.ts'
import type { Seen } from '../use-seen.ts'

/** What all cards of a screen share: handed down instead of asked for, since a card that calls no hook comes to life almost for free. */
export interface ProductCardTools {
  t: TFunction<'products'>
  language: Language
  format: Formatter
  links: ItemLinks
  keeping: ItemBookmarks
  /** How old what its price and stock say is. */
  seenOf: (product: Product) => Seen
}

interface ProductCardProps {
  /** Its title in the reader's language, where there is one. */
  product: Product
  tools: ProductCardTools
  /** In the first viewport. */
  isFirst?: boolean
}

/** Two columns, three, and three or four beside the filters: the widths of parts/product-grid.tsx. */
const SIZES = '(min-width:1280px) 210px, (min-width:1024px) calc((100vw - 344px)/3), (min-width:640px) calc((100vw - 64px)/3), calc((100vw - 40px)/2)'

/** A product: its picture, its price, and what speaks for or against it. A press anywhere opens it. */
export function ProductCard({ product, tools, isFirst = false }: ProductCardProps) {
  const { t, language, links, keeping } = tools
  const { product_id, title } = product
  const titleLanguage = scriptLanguage(title)
  const isKept = keeping.isKept(product_id)
  const place = districtOf(product, language)
  return (
    <article className={`card relative flex flex-col ${isFirst ? '' : '[content-visibility:auto] [contain-intrinsic-size:auto_20rem]'}`}>
      <Picture path={product.thumbnail} tone={product.thumbnail_tone} sizes={SIZES} isFirst={isFirst} isSquare isOrnament />
      {product.condition !== 'new' && (
        <span className="chip relative self-start -mt-10 mb-2 ms-2 bg-raised font-600">{t(`conditions.${product.condition}`)}</span>
      )}
      <button
        type="button"
        className={`js-only btn-icon absolute z-1 end-1 top-1 ${isKept ? 'bg-brand text-on-brand' : 'bg-raised'}`}
        data-product={product_id}
        onClick={keeping.toggle}
        aria-pressed={isKept}
        aria-label={t('keep.add', { title })}
      >
        <Icon name="i-lucide-heart" />
      </button>
      <div className="flex flex-col grow p-2 sm:p-3">
        <h2 className="clamp clamp-2 text-sm sm:text-base">
          <a
            href={links.hrefOf(product_id)}
            data-product={product_id}
            onClick={links.open}
            onPointerEnter={links.preload}
            lang={titleLanguage}
            className="whole-card hover:underline"
          >
            {title}
          </a>
        </h2>
        <CardPrice product={product} tools={tools} />
        <p className="mt-auto pt-1 text-sm text-ink-soft">
          {place && <MixedText text={place} />}
          {place && product.is_delivery_free && ' · '}
          {product.is_delivery_free && t('freeDelivery')}
          {titleLanguage !== language && ` ${place || product.is_delivery_free ? '· ' : ''}${t(`common:titleIn.${titleLanguage}`)}`}
        </p>
        <CardStock product={product} tools={tools} />
        {keeping.isReady(product_id) && <small className="block pt-1 text-sm text-brand">{t('availableOffline')}</small>}
      </div>
    </article>
  )
}

type PartProps = Pick<ProductCardProps, 'product' | 'tools'>

/** The price of the cheapest variant, what is saved by it, and its age once it is old. */
function CardPrice({ product, tools: { t, format, seenOf } }: PartProps) {
  const { price, price_most, compare_at } = product
  const saving = savingOf(product)
  const { price: age } = seenOf(product)
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <b className="text-lg leading-tight tabular">{price_most > price ? t('priceFrom', { price: format.price(price) }) : format.price(price)}</b>
        {saving > 0 && compare_at !== null && (
          <s className="text-sm text-ink-soft tabular">
            <span className="sr-only">{t('was')} </span>
            {format.price(compare_at)}
          </s>
        )}
      </p>
      {saving > 0 && <p className="text-sm font-600 text-brand">{t('save', { price: format.price(saving) })}</p>}
      {age && <p className="text-sm text-marigold">{t('priceSeen', { age })}</p>}
    </>
  )
}

/** How much there is, where that is little or nothing; with its age once it is old. */
function CardStock({ product: { stock, ...product }, tools: { t, seenOf } }: PartProps) {
  if (stock > PRODUCT_LIMITS.lowStock) return null
  const { stock: age } = seenOf({ stock, ...product })
  const text = stock === 0 ? t('out') : t('left', { count: stock })
  if (age) return <p className="text-sm font-600 text-marigold">{t('seen', { what: text, age })}</p>
  return <p className={`text-sm font-600 ${stock === 0 ? 'text-danger' : ''}`}>{text}</p>
}
