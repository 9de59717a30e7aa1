import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ProductCard } from '#contract/products/products.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { districtOf } from '../product-facts.ts'

const LEAD = 'w-16 h-16 shrink-0 rounded-control'

interface Props {
  product: ProductCard
  links: ItemLinks
  /** Its age is not known: then its seller stands there instead of a price that may have changed. */
  isOld?: boolean
}

/** A product in one row: its picture, its name and its price. */
export function ProductLine({ product: card, links, isOld = false }: Props) {
  const { t } = useTranslation('products')
  const format = useFormat()
  const language = useLanguage()
  const product = inLanguage(language, card)
  const { product_id, title, thumbnail, thumbnail_tone, price, price_most, stock, seller_name } = product
  return (
    <li>
      <a className="card flex items-center gap-3 h-full p-2 active:bg-sunken" href={links.hrefOf(product_id)} data-product={product_id} onClick={links.open}>
        {thumbnail ? <Thumbnail path={thumbnail} className={`${LEAD} tone-${thumbnail_tone}`} /> : <span className={`${LEAD} tone-${thumbnail_tone}`} />}
        <span className="min-w-0">
          <b className="clamp clamp-2 font-600" lang={scriptLanguage(title)}>
            {title}
          </b>
          {isOld ? (
            <span className="block text-sm text-ink-soft">
              <MixedText text={[seller_name, districtOf(product, language)].filter(Boolean).join(' · ')} />
            </span>
          ) : (
            <span className="block tabular">
              {price_most > price ? t('priceFrom', { price: format.price(price) }) : format.price(price)}
              {stock === 0 && <span className="text-danger"> · {t('out')}</span>}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
