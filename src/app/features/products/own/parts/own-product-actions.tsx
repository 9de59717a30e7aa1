import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { showNotice } from '../../../../state/notices.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { copyOwnProduct, refreshOwnProducts } from '../product-calls.ts'

interface Props {
  product: OwnProduct
  onStock: () => void
  onClose: () => void
}

/** Everything that can be done with one product, within the thumb's reach. */
export function OwnProductActions({ product, onStock, onClose }: Props) {
  const { t } = useTranslation('stock')
  const language = useLanguage()
  const { product_id, title } = product
  const isPublic = product.is_active && product.held_reason === null && product.taken_off_reason === null
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 wrap-anywhere [&>li]:grid [&_:is(a,button)]:w-full [&_:is(a,button)]:justify-start! [&_:is(a,button)]:text-start">
        <Entry to={`/products/${product_id}/update`} icon="i-lucide-pencil" text={t('tabs.update')} />
        <li>
          <Button icon="i-lucide-list-checks" onClick={onStock}>
            {t('list.stockButton')}
          </Button>
        </li>
        <Entry to={`/products/${product_id}/gallery`} icon="i-lucide-image" text={t('tabs.gallery')} />
        {isPublic && (
          <>
            <Entry to={`/productdetails/${product_id}`} icon="i-lucide-eye" text={t('list.seePublic')} />
            <li>
              <ShareButton title={title} path={withLanguage(language, `/productdetails/${product_id}`)} />
            </li>
          </>
        )}
        <Copy productId={product_id} />
      </ul>
    </Dialog>
  )
}

const Entry = ({ to, icon, text }: { to: `/${string}`; icon: `i-lucide-${string}`; text: string }) => (
  <li>
    <AppLink to={to} className="btn-quiet">
      <Icon name={icon} />
      {text}
    </AppLink>
  </li>
)

/** Makes a copy and leads to it. A try that failed is repeated as the same wish. */
function Copy({ productId }: { productId: number }) {
  const { t } = useTranslation('stock')
  const router = useRouter()
  const prefix = usePrefix()
  const isOffline = useIsOffline()
  const { isBusy, problem, run } = useAction()
  const key = useRef<string>(undefined)
  const copy = async () => {
    key.current ??= newKey()
    const { product_id } = await copyOwnProduct(productId, key.current)
    refreshOwnProducts()
    await router.navigate({ href: withLanguage(prefix, `/products/${product_id}/update`) })
    showNotice(t('list.copied'))
  }
  const said = isOffline ? t('list.copyOffline') : problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
  return (
    <>
      <li>
        <BusyButton icon="i-lucide-copy" isBusy={isBusy || isOffline} onClick={() => void run(copy)}>
          {t(isBusy ? 'list.copying' : 'list.copy')}
        </BusyButton>
      </li>
      {said && (
        <li role="alert" className="col-span-full text-danger">
          {said}
        </li>
      )}
    </>
  )
}
