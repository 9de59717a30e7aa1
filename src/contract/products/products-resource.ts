import { resource } from '../core/resource.ts'

/** Goods of the shops: the list is the E-SHOP. */
export const PRODUCTS = resource({
  noun: 'products',
  pages: { list: '/shop', one: '/productdetails' },
  api: { list: '/api/product/', one: '/api/product/{product_id}/' },
  key: 'product_id',
  title: 'title',
  otherTitle: 'second_title',
  pageSize: 12,
  besides: ['/api/product_category/'],
  searched: ['title', 'second_title', 'brand', 'seller_name', 'district', 'district_bn'],
})
