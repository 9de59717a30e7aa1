import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { LinePicture } from '../../orders/parts/line-picture.tsx'
import { RETURN_STYLES } from '../return-styles.ts'
import { ReturnClockLine } from './return-clock-line.tsx'

/** A complaint in a list: of what, with whom, what it is, and who has to do what until when. */
export function ReturnCard({ of }: { of: ShopReturn }) {
  const { t } = useTranslation('returns')
  const [first] = of.lines
  return (
    <li className="card p-3 grid gap-2 relative active:bg-sunken">
      <div className="flex gap-3 min-w-0">
        {first && <LinePicture line={first} />}
        <div className="min-w-0 flex-1 grid gap-1">
          <AppLink to={`/shop_return/${lowerCase(of.number)}`} className="whole-card font-600 clamp clamp-2" lang={scriptLanguage(first?.title ?? '')}>
            {first?.title ?? of.number}
          </AppLink>
          <p className="text-sm">{t(`whys.${of.why}`)}</p>
          <p className="text-sm text-ink-soft">
            <MixedText text={t(of.side === 'sold' ? 'parcels:list.buyer' : 'parcels:list.seller', { name: of.name })} />
          </p>
        </div>
      </div>
      <p>
        <StatusChip variant={RETURN_STYLES[of.state]}>{t(`states.${of.state}`)}</StatusChip>
      </p>
      <ReturnClockLine of={of} />
    </li>
  )
}
