import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import type { Switching } from '../../../../nouns/use-switching.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { HeldLine } from './held-line.tsx'
import { OnSaleSwitch, SwitchProblem } from './on-sale-switch.tsx'
import { ProductSquare } from './product-square.tsx'
import { StockWords } from './stock-words.tsx'

/** What all rows of the list share. */
export interface RowTools {
  t: TFunction<'stock'>
  format: Formatter
  switching: Switching<OwnProduct>
  onStock: (product: OwnProduct) => void
  onMore: (product: OwnProduct) => void
}

/** From the cheapest to the dearest. */
export const pricesOf = ({ price, price_most }: Pick<OwnProduct, 'price' | 'price_most'>, { price: write }: Formatter): string =>
  price === price_most ? write(price) : `${write(price)} – ${write(price_most)}`

/** One's own product in the list: what, for how much, how many are left and sold, and whether it is on sale. */
export function OwnProductRow({ product, tools: { t, format, switching, onStock, onMore } }: { product: OwnProduct; tools: RowTools }) {
  const { product_id, title } = product
  return (
    <article aria-label={title} className="card overflow-visible p-3 grid grid-cols-1 gap-2">
      {/* Where letters are so large that both do not fit, the words come below the picture. */}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <ProductSquare path={product.thumbnail} tone={product.thumbnail_tone} className="w-18 h-18" />
        <div className="grid grid-cols-1 gap-1 min-w-0 grow basis-36 content-start">
          <h2 className="clamp clamp-2 wrap-anywhere">
            <AppLink to={`/products/${product_id}/update`} lang={scriptLanguage(title)} className="hover:underline">
              {title}
            </AppLink>
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3 tabular">
            <b className="min-w-0 wrap-anywhere text-marigold">{pricesOf(product, format)}</b>
            <span className="text-sm text-ink-soft">{t('list.sold', { count: product.sold })}</span>
          </p>
          <HeldLine of={product} />
          <TakenOffLine reason={product.taken_off_reason} />
        </div>
      </div>
      <button type="button" className="target w-full flex-wrap justify-between! gap-x-2 px-3 py-1 rounded-control bg-sunken" onClick={() => onStock(product)}>
        <StockWords product={product} />
        <span className="link">
          {t('list.change')}
          <span className="sr-only">
            : <span lang={scriptLanguage(title)}>{title}</span>
          </span>
        </span>
      </button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <OnSaleSwitch product={product} t={t} switching={switching} />
        <Button icon="i-lucide-ellipsis" aria-label={t('list.moreOf', { title })} onClick={() => onMore(product)}>
          {t('list.more')}
        </Button>
      </div>
      <SwitchProblem product={product} t={t} switching={switching} />
    </article>
  )
}
