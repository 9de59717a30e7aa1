import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { ListProblem } from '../../applications/parts/list-problem.tsx'
import { loadAlerts } from '../alert-calls.ts'
import { useFilterWords } from '../use-filter-words.ts'
import { AlertCard } from './alert-card.tsx'

/** The searches that tell of new jobs. */
export function AlertList() {
  const { t } = useTranslation('applying')
  const { answer, problem, reload, put } = useCachedAnswer(loadAlerts, 'alerts')
  const wordsOf = useFilterWords()
  const alerts = answer?.value ?? []
  return (
    <section aria-label={t('tabs.alerts')} className="grid grid-cols-1 gap-3">
      {!answer && !problem && <RowsWaiting />}
      {!answer && problem && <ListProblem problem={problem} offline={t('alerts.offline')} retry={reload} />}
      {answer && alerts.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="flex flex-wrap gap-x-3">
            <span role="status">{t('alerts.count', { count: alerts.length })}</span>
            <AgeNote answer={answer} />
          </p>
          <Button icon="i-lucide-rotate-cw" onClick={reload}>
            {t('common:refresh')}
          </Button>
        </div>
      )}
      {answer && alerts.length === 0 && <Empty />}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {alerts.map((alert) => (
          <AlertCard
            key={alert.alert_id}
            alert={alert}
            words={wordsOf(alert.question)}
            onChanged={(next) => put(alerts.map((one) => (one.alert_id === next.alert_id ? next : one)))}
            onRemoved={() => put(alerts.filter(({ alert_id }) => alert_id !== alert.alert_id))}
          />
        ))}
      </ul>
    </section>
  )
}

function Empty() {
  const { t } = useTranslation('applying')
  return (
    <NothingHere drawing="bell" title={t('alerts.empty')} hint={t('alerts.emptyHint')}>
      <ScreenLink to="/jobportal" className="btn-primary">
        {t('empty.portal')}
      </ScreenLink>
    </NothingHere>
  )
}
