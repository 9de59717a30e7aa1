import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx'
import type { Column } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { MomentCell } from '../../../../ui/table/moment-cell.tsx'
import { useSelection } from '../../../../ui/table/use-selection.ts'
import { ActiveSwitch, SwitchProblem } from './active-switch.tsx'
import { COMING, NextFree, REQUESTS } from './coming-words.tsx'
import { placeOfService, type RowTools } from './own-service-row.tsx'
import { ServiceSquare } from './service-square.tsx'

interface Props {
  rows: readonly OwnService[]
  pages: { total: number; loadMore: () => void }
  tools: RowTools
}

/** One's own services on a wide screen; several can be switched on or off at once. */
export function OwnServicesTable({ rows, pages: { total, loadMore }, tools }: Props) {
  const selection = useSelection()
  const { switching, t } = tools
  const chosen = rows.filter(({ service_id }) => selection.chosen.has(service_id))
  const switchAll = (isOn: boolean) => {
    for (const service of chosen) if (switching.isOn(service) !== isOn) switching.set(service, isOn)
  }
  return (
    <>
      <DataTable
        rows={rows}
        keyOf={({ service_id }) => service_id}
        nameOf={({ title }) => title}
        columns={columnsWith(tools)}
        total={total}
        label={t('title')}
        onNearEnd={loadMore}
        selection={selection}
      />
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <Button icon="i-lucide-eye" onClick={() => switchAll(true)}>
          {t('table.activate')}
        </Button>
        <Button icon="i-lucide-eye-off" onClick={() => switchAll(false)}>
          {t('table.deactivate')}
        </Button>
      </BulkBar>
    </>
  )
}

const columnsWith = ({ t, format, priceOf, switching, onMore }: RowTools): Column<OwnService>[] => [
  {
    title: t('table.service'),
    isName: true,
    cell: (service) => (
      <div className="flex items-center gap-3">
        <ServiceSquare path={service.thumbnail} tone={service.thumbnail_tone} className="w-12 h-12" />
        <div className="min-w-0">
          <AppLink to={placeOfService(service)} lang={scriptLanguage(service.title)} className="target justify-start! font-600 hover:underline wrap-anywhere">
            <span className="clamp clamp-2">{service.title}</span>
          </AppLink>
          <p className="text-sm text-ink-soft">{t(`places.${service.place}`)}</p>
          <TakenOffLine reason={service.taken_off_reason} />
        </div>
      </div>
    ),
  },
  { title: t('table.price'), isNumber: true, cell: (service) => priceOf(service) },
  {
    title: t('table.free'),
    cell: (service) =>
      service.is_active && service.next_free_at !== null && service.member_count > 0 ? (
        <MomentCell at={service.next_free_at} />
      ) : (
        <NextFree service={service} t={t} format={format} />
      ),
  },
  {
    title: t('table.requests'),
    isNumber: true,
    cell: ({ requests }) => (
      <AppLink to={REQUESTS} aria-label={t('list.requests', { count: requests })} className={requests > 0 ? 'target font-600 text-marigold' : 'target'}>
        {format.number(requests)}
      </AppLink>
    ),
  },
  {
    title: t('table.coming'),
    isNumber: true,
    cell: ({ coming }) => (
      <AppLink to={COMING} aria-label={t('list.coming', { count: coming })} className="target">
        {format.number(coming)}
      </AppLink>
    ),
  },
  {
    title: t('table.active'),
    cell: (service) => (
      <>
        <ActiveSwitch service={service} t={t} switching={switching} />
        <SwitchProblem service={service} t={t} switching={switching} />
      </>
    ),
  },
  {
    title: t('list.more'),
    cell: (service) => (
      <Button variant="icon" icon="i-lucide-ellipsis" aria-label={t('list.moreOf', { title: service.title })} onClick={() => onMore(service)} />
    ),
  },
]
