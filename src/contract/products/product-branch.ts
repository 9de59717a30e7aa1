/** The categories a product belongs to, from the highest level down. */
export const productBranch = ({ product_category, product_subcategory }: { product_category: number; product_subcategory: number }): number[] => [
  product_category,
  product_subcategory,
]
