import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { isPlain, type OwnFilter } from '../own-filter.ts'
import { OwnEventActions } from '../parts/own-event-actions.tsx'
import { OwnEventRow } from '../parts/own-event-row.tsx'
import { OwnEventsFilter } from '../parts/own-events-filter.tsx'
import { OwnEventsTable } from '../parts/own-events-table.tsx'
import { useOwnEvents } from '../use-own-events.ts'
import { useSwitching } from '../use-switching.ts'

const ROW_PX = 200

/** "All Events": a seller's own, a thousand of them too. @see Specification §2.6 "/sellerevents" */
export function OwnEvents({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('selling')
  return (
    <div className="mx-auto max-w-4xl lg:max-w-none grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-2">
          <ScreenLink to="/sellerevents/manage" className="btn-quiet">
            <Icon name="i-lucide-list-checks" />
            {t('manage.title')}
          </ScreenLink>
          <ScreenLink to="/selleraddevent" className="btn-primary">
            <Icon name="i-lucide-plus" />
            {t('post.title')}
          </ScreenLink>
        </div>
      </div>
      <OwnEventsFilter filter={filter} />
      <Results key={canonicalQuery(filter)} filter={filter} />
    </div>
  )
}

function Results({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const events = useOwnEvents(filter)
  const switching = useSwitching(events.take)
  const now = useNow() ?? Date.now()
  const [asked, setAsked] = useState<OwnEvent>()
  const isWide = useWide()
  const { answer, problem, rows, total } = events
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={events.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <NothingThere filter={filter} />
  const tools = { t, format, switching, now, onMore: setAsked }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 min-h-6">
        <span role="status">{t('list.count', { count: total })}</span>
        <AgeNote answer={answer} shown={rows.length} />
      </p>
      {isWide ? (
        <OwnEventsTable filter={filter} rows={rows} pages={events} tools={tools} />
      ) : (
        <VirtualList rows={rows} keyOf={({ id }) => id} total={total} estimatePx={ROW_PX} label={t('title')} onNearEnd={events.loadMore}>
          {(event) => <OwnEventRow event={event} tools={tools} />}
        </VirtualList>
      )}
      <MoreRows pages={events} texts={{ offline: t('list.moreOffline'), failed: t('list.moreFailed') }} />
      {asked && <OwnEventActions event={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function NothingThere({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('selling')
  const isNone = isPlain(filter)
  return (
    <NothingHere
      drawing={isNone ? 'ticket' : 'search'}
      title={t(isNone ? 'list.empty' : 'list.noneFits')}
      hint={t(isNone ? 'list.emptyHint' : 'list.noneFitsHint')}
      as="status"
    >
      {isNone ? (
        <ScreenLink to="/selleraddevent" className="btn-primary">
          {t('list.postFirst')}
        </ScreenLink>
      ) : (
        <AppLink to="/sellerevents" replace className="btn-quiet">
          {t('list.showAll')}
        </AppLink>
      )}
    </NothingHere>
  )
}
