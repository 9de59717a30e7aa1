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
import { ComingWords, NextFree } from './coming-words.tsx'
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
          <TakenOffLine reason={service.taken_off_reason} />
        </div>
      </div>
    ),
  },
  { title: t('table.price'), isNumber: true, cell: (service) => priceOf(service) },
  { title: t('table.place'), isExtra: true, cell: ({ place }) => t(`places.${place}`) },
  { title: t('table.free'), cell: (service) => <NextFree service={service} t={t} format={format} /> },
  {
    title: t('table.bookings'),
    cell: (service) => (
      <div className="flex flex-wrap gap-x-2">
        <ComingWords service={service} t={t} />
      </div>
    ),
  },
  { title: t('table.made'), isExtra: true, cell: ({ created_at }) => <MomentCell at={created_at} /> },
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
