import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import type { Problem } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import type { HeldBasket } from '../../../state/basket/basket.ts'
import { pricesSeenAt } from '../../../state/basket/prices-seen-at.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { OfflineLine } from '../../../ui/lists/offline-line.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'

interface Props {
  held: HeldBasket
  problem: Problem | undefined
  ask: () => void
  onSeen: () => void
}

/** What there is to say of the whole basket: how old its prices are, why they are, and what came from other phones. */
export function BasketNews({ held, problem, ask, onSeen }: Props) {
  const { t } = useTranslation('basket')
  const language = useLanguage()
  const isOffline = useIsOffline()
  const { removed_elsewhere, lines } = held
  const seenAt = pricesSeenAt(held, lines)
  return (
    <div className="grid gap-2 empty:hidden">
      {seenAt !== undefined && (
        <p className="empty:hidden">
          <AgeNote answer={{ fetchedAt: seenAt, from: 'device' }} />
        </p>
      )}
      <OfflineLine isOffline={isOffline} text={t('offline')} />
      {problem && !isOffline && (
        <Said icon="i-lucide-circle-alert" text={t(mayWorkLater(problem.code) ? 'notAsked' : 'notAskedNow')}>
          <Button icon="i-lucide-rotate-cw" onClick={ask}>
            {t('common:retry')}
          </Button>
        </Said>
      )}
      {removed_elsewhere.length > 0 && (
        <Said
          icon="i-lucide-monitor-smartphone"
          text={t('removedElsewhere', { titles: removed_elsewhere.map((one) => inLanguage(language, one).title).join(', ') })}
        >
          <Button onClick={onSeen}>{t('seen')}</Button>
        </Said>
      )}
    </div>
  )
}

const Said = ({ icon, text, children }: { icon: `i-lucide-${string}`; text: string; children: ReactNode }) => (
  <div role="status" className="rounded-control border border-marigold p-3 flex flex-wrap items-center justify-between gap-2">
    <p className="min-w-0">
      <Icon name={icon} className="text-marigold" /> <MixedText text={text} />
    </p>
    {children}
  </div>
)
