import { useTranslation } from 'react-i18next'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { clockWordOf } from '../return-clock.ts'

/** Who has to do what until when, in one sentence, and what follows when they do not. Nothing where it is over. */
export function ReturnClockLine({ of }: { of: Pick<ShopReturn, 'state' | 'turn' | 'side' | 'name' | 'due_by'> }) {
  const { t } = useTranslation('returns')
  const short = useShortMoment()
  const now = useServiceNow()
  const word = clockWordOf(of)
  if (word === 'over') return null
  const isLate = of.due_by !== null && now !== undefined && Date.parse(of.due_by) < now
  return (
    <p className={`flex items-start gap-2 ${isLate ? 'text-danger font-600' : ''}`}>
      <Icon name={isLate ? 'i-lucide-clock-alert' : 'i-lucide-clock'} className="mt-0.5" />
      <span className="min-w-0">
        <MixedText text={t(`clock.${of.side}.${word}`, { name: of.name, date: of.due_by ? short(of.due_by) : '' })} />
      </span>
    </p>
  )
}
