import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import { useSwitching } from '../../../../nouns/use-switching.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { isPlain, type OwnFilter, readOwnFilter } from '../own-filter.ts'
import { OwnServiceActions } from '../parts/own-service-actions.tsx'
import { OwnServiceRow } from '../parts/own-service-row.tsx'
import { OwnServicesFilter } from '../parts/own-services-filter.tsx'
import { OwnServicesTable } from '../parts/own-services-table.tsx'
import { UnfinishedService } from '../parts/unfinished-service.tsx'
import { switchOwnService } from '../service-calls.ts'
import { useOwnServices } from '../use-own-services.ts'
import { usePriceWords } from '../use-price-words.ts'

const ROW_PX = 220

/** One's own services: which can be asked for, what is to be answered and what is to come. @param filter as the address says it. */
export function OwnServices({ filter: asked }: { filter: Record<string, unknown> }) {
  const { t } = useTranslation('team')
  const filter = readOwnFilter(asked)
  return (
    <div className="mx-auto max-w-4xl lg:max-w-none grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t('title')}</h1>
        <AppLink to="/sellerservices/add" className="btn-primary">
          <Icon name="i-lucide-plus" />
          {t('titles.add')}
        </AppLink>
      </div>
      <UnfinishedService />
      <OwnServicesFilter filter={filter} />
      <Results key={canonicalQuery(filter)} filter={filter} />
    </div>
  )
}

function Results({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const priceOf = usePriceWords()
  const services = useOwnServices(filter)
  const switching = useSwitching<OwnService>({
    idOf: ({ service_id }) => service_id,
    turn: ({ service_id }, isOn) => switchOwnService(service_id, isOn),
    isOver: ({ taken_off_reason }) => taken_off_reason !== null,
    onDone: services.take,
  })
  const [asked, setAsked] = useState<OwnService>()
  const isWide = useWide()
  const { answer, problem, rows, total } = services
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={services.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <NothingThere filter={filter} />
  const tools = { t, format, priceOf, switching, onMore: setAsked }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 min-h-6">
        <span role="status">{t('list.count', { count: total })}</span>
        <AgeNote
          answer={answer}
          shown={rows.length}
          {...(answer.heldRows !== undefined && { held: t('list.heldRows', { count: rows.length, held: format.number(answer.heldRows) }) })}
        />
      </p>
      {isWide ? (
        <OwnServicesTable rows={rows} pages={services} tools={tools} />
      ) : (
        <VirtualList rows={rows} keyOf={({ service_id }) => service_id} total={total} estimatePx={ROW_PX} label={t('title')} onNearEnd={services.loadMore}>
          {(service) => <OwnServiceRow service={service} tools={tools} />}
        </VirtualList>
      )}
      <MoreRows pages={services} texts={{ offline: t('list.moreOffline'), failed: t('list.moreFailed') }} />
      {asked && <OwnServiceActions service={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function NothingThere({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('team')
  const isNone = isPlain(filter)
  return (
    <NothingHere
      drawing={isNone ? 'empty' : 'search'}
      title={t(isNone ? 'list.empty' : 'list.noneFits')}
      hint={t(isNone ? 'list.emptyHint' : 'list.noneFitsHint')}
      as="status"
    >
      {isNone ? (
        <AppLink to="/sellerservices/add" className="btn-primary">
          {t('list.postFirst')}
        </AppLink>
      ) : (
        <AppLink to="/sellerservices" replace className="btn-quiet">
          {t('list.showAll')}
        </AppLink>
      )}
    </NothingHere>
  )
}
