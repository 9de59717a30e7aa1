import { inLanguage } from '#contract/core/in-language.ts'
import type { ProductCard as Product } from '#contract/products/products.ts'
import { CardGrid } from '../../../../ui/lists/card-grid.tsx'
import { ProductCard, type ProductCardTools } from './product-card.tsx'

interface ProductGridProps {
  products: readonly Product[]
  tools: ProductCardTools
}

/** Cards of products: two beside each other on phones, four on wide screens. */
export const ProductGrid = ({ products, tools }: ProductGridProps) => (
  <CardGrid columns="gap-2 grid-cols-2 sm:gap-4 sm:grid-cols-3 xl:grid-cols-4" cards={products} idOf={({ product_id }) => product_id}>
    {(product, isFirst) => <ProductCard product={inLanguage(tools.language, product)} tools={tools} isFirst={isFirst} />}
  </CardGrid>
)
