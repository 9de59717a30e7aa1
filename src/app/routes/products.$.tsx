import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnverifiedNote } from '../features/accounts/parts/unverified-note.tsx'
import { Delivery } from '../features/products/own/screens/delivery.tsx'
import { EditProduct } from '../features/products/own/screens/edit-product.tsx'
import { ImportProducts } from '../features/products/own/screens/import-products.tsx'
import { OwnProducts } from '../features/products/own/screens/own-products.tsx'
import { PostProduct } from '../features/products/own/screens/post-product.tsx'
import { ProductPictures } from '../features/products/own/screens/product-pictures.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { type ProductTab, ProductTabs } from '../shell/slots/product-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** All screens of a seller's goods, the list first: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/products/$')({ component: ProductsScreen })

const OF_PRODUCT = /^(\d{1,9})\/(update|gallery)$/

function ProductsScreen() {
  const { _splat = '' } = Route.useParams()
  const search: Record<string, unknown> = Route.useSearch()
  const [, id, part] = OF_PRODUCT.exec(_splat) ?? []
  const productId = Number(id)
  if (_splat === '') return inside({ title: 'shell:titles.products', tab: 'all' }, <OwnProducts filter={search} />)
  if (_splat === 'new') return inside({ title: 'stock:titles.new', tab: 'all' }, <PostProduct logIn={<LogIn />} />)
  if (_splat === 'delivery') return inside({ title: 'stock:titles.delivery', tab: 'delivery' }, <Delivery />)
  if (_splat === 'import') return inside({ title: 'stock:titles.import', tab: 'import' }, <ImportProducts />)
  if (part === 'update') return inside({ title: 'stock:titles.update', tab: part, productId }, <EditProduct key={id} productId={productId} logIn={<LogIn />} />)
  if (part === 'gallery') return inside({ title: 'stock:titles.gallery', tab: part, productId }, <ProductPictures key={id} productId={productId} />)
  return <NotFoundScreen />
}

interface Place {
  title: string
  tab: ProductTab
  productId?: number
}

const inside = (place: Place, content: ReactNode) => <Inside place={place}>{content}</Inside>

const LogIn = () => <LogInLink className="btn-primary">{useTranslation().t('common:nav.logIn')}</LogInLink>

function Inside({ place: { title, tab, productId }, children }: { place: Place; children: ReactNode }) {
  const { t } = useTranslation()
  const what = t(title)
  usePageTitle(what)
  return (
    <Guard wants="seller" what={what}>
      <SellerArea>
        <ProductTabs productId={productId} tab={tab} />
        {/titles\.(new|update)$/.test(title) && <UnverifiedNote of="product" />}
        {children}
      </SellerArea>
    </Guard>
  )
}
