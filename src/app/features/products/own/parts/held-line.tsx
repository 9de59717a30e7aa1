import { useTranslation } from 'react-i18next'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Says to its seller that staff look at a product before it is shown, or once it is on sale, and why. Nothing where they need not. */
export function HeldLine({ of: { held_reason: reason, is_active } }: { of: Pick<OwnProduct, 'held_reason' | 'is_active'> }) {
  const { t } = useTranslation('stock')
  if (reason === null) return null
  return (
    <p className="text-sm text-marigold wrap-anywhere">
      <Icon name="i-lucide-clock" /> {t(is_active ? 'held.text' : 'held.off')} {t(`held.reasons.${reason}`, { defaultValue: t('held.reasons.other') })}
    </p>
  )
}
