import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ProblemCard } from '../../../../ui/navigation/problem-card.tsx'

interface Props {
  problem: Problem
  of: 'list' | 'booking' | 'calendar'
  retry: () => void
}

/** Why a booking, or all of them, cannot be shown; its owner is not named. */
export function BookingsProblem({ problem: { code }, of, retry }: Props) {
  const { t } = useTranslation('bookings')
  const isUnknown = code === 'not-found' || code === 'bad-input'
  const own = (isNoAnswer(code) && t(`missing.offline.${of}`)) || (isUnknown && t('missing.text'))
  return (
    <ProblemCard code={code} title={t(`missing.title.${of}`)} text={own || t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      <div className="flex flex-wrap gap-2">
        {!isUnknown && (
          <Button icon="i-lucide-rotate-cw" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
        {of === 'booking' && (
          <AppLink to="/bookings" className={isUnknown ? 'btn-primary' : 'btn-quiet'}>
            {t('list.mine')}
          </AppLink>
        )}
      </div>
    </ProblemCard>
  )
}
