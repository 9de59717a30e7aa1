import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { ProductPage } from '#contract/products/products.ts'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { useProductLinks } from '../use-product-links.ts'
import { ProductLine } from './product-line.tsx'

/** What a seller has on sale, and the way to all of it. */
export function ProductsOfSeller({ page, slug }: { page: ProductPage; slug: string }) {
  const { t } = useTranslation('products')
  const links = useProductLinks()
  const navigate = useNavigate()
  const prefix = usePrefix()
  const openAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate({ to: '/shop', search: { seller: slug } as never })
  }
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2">
        {page.results.map((card) => (
          <ProductLine key={card.product_id} product={card} links={links} />
        ))}
      </ul>
      <a className="btn-quiet mt-3" href={`${withLanguage(prefix, '/shop')}?seller=${slug}`} onClick={openAll}>
        {t('list.seeAll')}
      </a>
    </>
  )
}
