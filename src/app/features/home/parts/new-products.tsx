import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#contract/products/products.ts'
import { productRow } from '../../../nouns/products.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { ItemRow } from '../../../ui/lists/item-row.tsx'
import { SectionHead } from './section-head.tsx'

/** What shops have put on sale last. */
export function NewProducts({ products }: { products: readonly ProductCard[] }) {
  const { t, i18n } = useTranslation('home')
  const format = useFormat()
  const tools = { t, format, language: i18n.language }
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-center min-h-12">
        <SectionHead title={t('products.title')} link={{ to: '/shop', text: t('products.seeAll') }} />
      </div>
      <ul className="grid gap-2 lg:grid-cols-2">
        {products.map((product) => (
          <ItemRow key={product.product_id} {...productRow(product, tools)} />
        ))}
      </ul>
    </section>
  )
}
