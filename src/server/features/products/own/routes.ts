import * as contract from '#contract/products/own-products.ts'
import * as gallery from '#contract/products/product-gallery.ts'
import { changeStock as changeStockCall } from '#contract/products/stock.ts'
import * as moves from '#contract/products/stock-moves.ts'
import { serveGallery } from '../../../galleries/gallery-routes.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { changeStock } from './change-stock.ts'
import { copyProduct } from './copy-product.ts'
import { createProduct } from './create-product.ts'
import { listOwnProducts } from './list-own-products.ts'
import { listStockMoves } from './list-stock-moves.ts'
import type { ShelfParts } from './parts.ts'
import { PRODUCT_GALLERY } from './product-gallery.ts'
import { readOwnProduct } from './read-own-product.ts'
import { switchProduct } from './switch-product.ts'
import { updateProduct } from './update-product.ts'

const GALLERY = {
  listGallery: gallery.listProductGallery,
  addPicture: gallery.addProductPicture,
  describeItem: gallery.describeProductPicture,
  removeItem: gallery.removeProductPicture,
  orderGallery: gallery.orderProductGallery,
}

/** The own list shares its address with the public one: these come first. */
export function shelfRoutes(app: Service, { pictures, countUpload, countWrite }: ShelfParts): void {
  const whose = ({ session, params }: { session: { user_id: number }; params: { product_id: number } }) => ({
    seller: session.user_id,
    product_id: params.product_id,
  })
  const parts = { pictures, countUpload, countWrite }
  serve(app, contract.listOwnProducts, ({ db, query, session }) => listOwnProducts(db, query, { seller: session.user_id }))
  serve(app, contract.readOwnProduct, (ask) => readOwnProduct(ask.db, whose(ask)))
  serve(app, contract.createProduct, ({ db, body, files, session }) =>
    createProduct({ db, ...parts }, { seller: session.user_id, body, pictures: files.pictures ?? [] }),
  )
  serve(app, contract.updateProduct, (ask) => updateProduct({ db: ask.db, ...parts }, whose(ask), { body: ask.body, pictures: ask.files.pictures ?? [] }))
  serve(app, contract.switchProduct, (ask) => switchProduct(ask.db, whose(ask), ask.body.is_active))
  serve(app, contract.copyProduct, (ask) => copyProduct({ db: ask.db, pictures, countWrite }, whose(ask), ask.body.client_key))
  serve(app, changeStockCall, (ask) => changeStock(ask.db, whose(ask), ask.body))
  serve(app, moves.listStockMoves, (ask) => listStockMoves(ask.db, whose(ask), ask.query))
  serveGallery(app, { contract: GALLERY, kind: PRODUCT_GALLERY }, { pictures, countUpload })
}
