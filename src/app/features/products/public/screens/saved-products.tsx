import { useTranslation } from 'react-i18next'
import { SavedItems } from '../../../../nouns/saved-items.tsx'
import { useBookmarksOf } from '../../../../state/bookmarks/use-bookmarks-of.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { ProductGrid } from '../parts/product-grid.tsx'
import { useProductBookmarks } from '../use-product-bookmarks.ts'
import { useProductLinks } from '../use-product-links.ts'
import { useSeenSince } from '../use-seen.ts'

/** The products that the reader keeps on this phone, each with the age of its price. What is sold out stays, and says so. */
export function SavedProducts() {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const format = useFormat()
  const links = useProductLinks()
  const { found, ask } = useBookmarksOf('products')
  const cards = (found.things ?? []).flatMap(({ card }) => card ?? [])
  const checkedAt = new Map(
    (found.things ?? []).flatMap((one) => (one.card && one.checkedAt ? [[one.card.product_id, Date.parse(one.checkedAt)] as const] : [])),
  )
  const keeping = useProductBookmarks(cards)
  const seenSince = useSeenSince()
  const texts = { title: t('saved.title'), failed: t('saved.failed'), notKept: t('keep.failed'), notHeld: t('saved.notHeld') }
  const seenOf = ({ product_id }: { product_id: number }) => {
    const at = checkedAt.get(product_id)
    return at === undefined ? {} : seenSince(at)
  }
  return (
    <SavedItems texts={texts} found={found} ask={ask} isNotKept={keeping.failed} links={links} dataKey="product">
      <ProductGrid products={cards} tools={{ t, language, format, links, keeping, seenOf }} />
    </SavedItems>
  )
}
