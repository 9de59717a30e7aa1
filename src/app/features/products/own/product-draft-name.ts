/** The names under which half-filled forms are kept: one for what is to be posted, one for each product that is changed. */
export const draftName = (product_id?: number): string => (product_id === undefined ? 'product post' : `product ${product_id}`)
