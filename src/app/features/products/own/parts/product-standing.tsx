import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { HeldLine } from './held-line.tsx'

/** Whether a product is on sale, and the ways to its public page. */
export function ProductStanding({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('stock')
  const language = useLanguage()
  const { product_id, title, is_active, held_reason, taken_off_reason } = product
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip variant={is_active ? { icon: 'i-lucide-circle-check', colour: 'text-brand' } : { icon: 'i-lucide-eye-off', colour: 'text-ink-soft' }}>
          {t(is_active ? 'list.active' : 'list.inactive')}
        </StatusChip>
        <span className="text-sm text-ink-soft tabular">{t('list.sold', { count: product.sold })}</span>
      </p>
      <HeldLine of={product} />
      <TakenOffLine reason={taken_off_reason} />
      {is_active && held_reason === null && taken_off_reason === null && (
        <div className="flex flex-wrap gap-2">
          <AppLink to={`/productdetails/${product_id}`} className="btn-quiet">
            <Icon name="i-lucide-eye" />
            {t('list.seePublic')}
          </AppLink>
          <ShareButton title={title} path={withLanguage(language, `/productdetails/${product_id}`)} />
        </div>
      )}
    </div>
  )
}
