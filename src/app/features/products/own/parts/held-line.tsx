import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Says to its seller that staff look at a product before it is shown, and why. Nothing where they need not. */
export function HeldLine({ reason }: { reason: string | null }) {
  const { t } = useTranslation('stock')
  if (reason === null) return null
  return (
    <p className="text-sm text-marigold wrap-anywhere">
      <Icon name="i-lucide-clock" /> {t('held.text')} {t(`held.reasons.${reason as 'medicine'}`, { defaultValue: t('held.reasons.other') })}
    </p>
  )
}
