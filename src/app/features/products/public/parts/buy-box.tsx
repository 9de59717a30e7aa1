import { type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { savingOf, whyNotOnSale } from '../product-facts.ts'
import type { Seen } from '../use-seen.ts'
import { VariantFields } from './variant-fields.tsx'

/** Seldom needed, and whole as the server writes it. */
const WhyNotOnSale = hydrateDeferred(async () => (await import('./why-not-on-sale.tsx')).WhyNotOnSale)

interface Props {
  product: ProductDetail
  /** Of one that staff took off there is none. */
  variant: ProductVariant | undefined
  onChoose: (variant: ProductVariant) => void
  seen: Seen
  /** What it costs to have it brought. */
  delivery: ReactNode
  /** What orders it, where it can be ordered. */
  order: ReactNode
  /** What can be done with it besides. */
  actions: ReactNode
}

/** Price, what there is of it, and what it costs at the door: all that a choice needs, before any button. */
export function BuyBox({ product, variant, onChoose, seen, delivery, order, actions }: Props) {
  const { t } = useTranslation('products')
  const why = whyNotOnSale(product)
  const closedUntil = product.shop.closed_until
  const whyNot = useMemo(
    () =>
      why && (
        <Suspense fallback={<div className="mt-3 h-18" />}>
          <WhyNotOnSale why={why} closedUntil={closedUntil} />
        </Suspense>
      ),
    [why, closedUntil],
  )
  return (
    <section aria-label={t('details.buying')} className="card overflow-clip! p-4">
      {variant && <Price variant={variant} age={seen.price} />}
      {variant && product.condition !== 'new' && <p className="chip mt-2 font-600">{t(`conditions.${product.condition}`)}</p>}
      {variant && product.options.length > 0 && <VariantFields product={product} chosen={variant} onChoose={onChoose} />}
      {whyNot}
      {variant && (!why || why === 'closed') && <Stock stock={variant.stock} age={seen.stock} />}
      {variant && delivery}
      {!why && order && <div className="max-lg:hidden mt-4">{order}</div>}
      {variant && <p className="mt-3 text-sm text-ink-soft">{t('details.returnLine', { count: product.days_to_return })}</p>}
      {variant && actions}
    </section>
  )
}

function Price({ variant, age }: { variant: ProductVariant; age: string | undefined }) {
  const { t } = useTranslation('products')
  const format = useFormat()
  const saving = savingOf(variant)
  return (
    <div aria-live="polite">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-2xl leading-tight tabular">{format.price(variant.price)}</b>
        {saving > 0 && variant.compare_at !== null && (
          <s className="text-ink-soft tabular">
            <span className="sr-only">{t('was')} </span>
            {format.price(variant.compare_at)}
          </s>
        )}
      </p>
      {saving > 0 && <p className="font-600 text-brand">{t('save', { price: format.price(saving) })}</p>}
      {age && <p className="text-sm text-marigold">{t('priceSeen', { age })}</p>}
    </div>
  )
}

function Stock({ stock, age }: { stock: number; age: string | undefined }) {
  const { t } = useTranslation('products')
  const some = stock <= PRODUCT_LIMITS.lowStock ? t('left', { count: stock }) : t('inStock')
  const text = stock === 0 ? t('out') : some
  return (
    <p role="status" className={`mt-3 font-600 ${age || stock <= PRODUCT_LIMITS.lowStock ? 'text-marigold' : 'text-brand'}`}>
      {age ? t('seen', { what: text, age }) : text}
    </p>
  )
}
