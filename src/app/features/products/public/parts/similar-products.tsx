import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#contract/products/products.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useProductBookmarks } from '../use-product-bookmarks.ts'
import { useProductLinks } from '../use-product-links.ts'
import type { Seen } from '../use-seen.ts'
import { ProductGrid } from './product-grid.tsx'

interface Props {
  products: readonly ProductCard[]
  seen: Seen
}

/** Others of the same kind. */
export function SimilarProducts({ products, seen }: Props) {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const format = useFormat()
  const links = useProductLinks()
  const keeping = useProductBookmarks(products)
  return (
    <section aria-labelledby="similar-products">
      <h2 id="similar-products" className="text-lg mb-2">
        {t('details.similar')}
      </h2>
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      <ProductGrid products={products} tools={{ t, language, format, links, keeping, seenOf: () => seen }} />
    </section>
  )
}
