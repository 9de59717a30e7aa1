import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Delivery } from '../features/products/own/screens/delivery.tsx'
import { EditProduct } from '../features/products/own/screens/edit-product.tsx'
import { ImportProducts } from '../features/products/own/screens/import-products.tsx'
import { OwnProducts } from '../features/products/own/screens/own-products.tsx'
import { PostProduct } from '../features/products/own/screens/post-product.tsx'
import { ProductPictures } from '../features/products/own/screens/product-pictures.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { ProductFrame } from '../shell/slots/product-frame.tsx'
import type { ProductTab } from '../shell/slots/product-tabs.tsx'

/** All screens of a seller's goods, the list first: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/products/$')({ component: ProductsScreen })

const OF_PRODUCT = /^(\d{1,9})\/(update|gallery)$/
type Screen = [title: string, tab: ProductTab, show: (logIn: ReactNode, productId: number) => ReactNode]

/** By what follows the address of the list, without the number of a product. */
const SCREENS: Record<string, Screen> = {
  '': ['stock:title', 'all', () => <List />],
  new: ['stock:titles.new', 'all', (logIn) => <PostProduct logIn={logIn} />],
  delivery: ['stock:titles.delivery', 'delivery', () => <Delivery />],
  import: ['stock:titles.import', 'import', () => <ImportProducts />],
  'of/update': ['stock:titles.update', 'update', (logIn, id) => <EditProduct key={id} productId={id} logIn={logIn} />],
  'of/gallery': ['stock:titles.gallery', 'gallery', (_, id) => <ProductPictures key={id} productId={id} />],
}

const List = () => <OwnProducts filter={Route.useSearch()} />

function ProductsScreen() {
  const { _splat = '' } = Route.useParams()
  const [, id, part] = OF_PRODUCT.exec(_splat) ?? []
  const screen = SCREENS[part === undefined ? _splat : `of/${part}`]
  if (!screen || _splat.startsWith('of/')) return <NotFoundScreen />
  const [title, tab, show] = screen
  return (
    <ProductFrame title={title} tab={tab} productId={id === undefined ? undefined : Number(id)}>
      {(logIn) => show(logIn, Number(id))}
    </ProductFrame>
  )
}
