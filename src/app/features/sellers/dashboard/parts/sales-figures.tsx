import { useTranslation } from 'react-i18next'
import { readDashboard } from '#contract/sellers/dashboard.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { call } from '../../../../wire/call.ts'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { SalesByDay } from './sales-by-day.tsx'
import { Spans } from './spans.tsx'

/** Sales over all events, above what they consist of: three sums, and the days of a month behind a fold. The list below does not wait for them. */
export function SalesFigures() {
  const { t } = useTranslation('dashboard')
  const { answer, problem, reload } = useCachedAnswer((options) => call(readDashboard, {}, options), 'dashboard')
  const figures = answer?.value
  return (
    <div className="grid grid-cols-1 gap-1">
      {!answer && !problem && <div role="status" aria-label={t('common:loading')} className="skeleton h-72 sm:h-28" />}
      {!answer && problem && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          {t('failed')}
          <Button icon="i-lucide-rotate-cw" onClick={reload}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      {figures && <Spans figures={figures} />}
      {figures && figures.days_30.tickets > 0 && (
        <Fold title={t('byDay.title')}>
          <SalesByDay days={figures.by_day} sum={figures.days_30} />
        </Fold>
      )}
      <AppLink to="/sellerdashboard" className="link inline-flex items-center min-h-12 justify-self-start">
        {t('title')}
      </AppLink>
    </div>
  )
}
