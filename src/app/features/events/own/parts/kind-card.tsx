import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../../ui/controls/progress-bar.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { kindSale, SALE_STYLES } from '../kind-values.ts'
import { whenItEnters } from './kind-days.tsx'

interface Props {
  kind: TicketKind
  /** The days of its event, `YYYY-MM-DD`. */
  dates: readonly string[]
  /** Something of the list is under way, or there is no network. */
  isLocked: boolean
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
  onMove: (by: -1 | 1) => void
  onClose: (isClosed: boolean) => void
}

/** A kind of ticket as its seller sees it: what it costs, how it sells, and what can be done with it. */
export function KindCard({ kind, dates, isLocked, isFirst, isLast, onEdit, onMove, onClose }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const sale = kindSale(kind, useNow() ?? Date.now())
  const { icon, colour } = SALE_STYLES[sale]
  const { title, seats, capacity, sold, held } = kind
  return (
    <li className="card p-4 grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="text-base" lang={scriptLanguage(title)}>
          {title}
        </h2>
        <b className="text-marigold tabular">{kind.price === 0 ? t('list.free') : format.price(kind.price)}</b>
      </div>
      <p>
        <span className={`chip font-600 ${colour}`}>
          <Icon name={icon} />
          {t(`kinds.sales.${sale}`)}
        </span>
      </p>
      <div>
        <ProgressBar label={t('kinds.takenOf', { title })} value={capacity - seats} most={capacity} />
        <p className="text-sm tabular">
          {t('list.seats', { count: seats, capacity })} · {t('list.sold', { count: sold })}
          {held > 0 && ` · ${t('list.held', { count: held })}`}
        </p>
      </div>
      <SaleWindow from={kind.from} to={kind.to} />
      {dates.length > 1 && <p className="text-sm text-ink-soft">{whenItEnters({ t, format }, dates, kind)}</p>}
      <p className="text-sm text-ink-soft">{t('kinds.perOrder', { count: kind.per_order_limit })}</p>
      {kind.description && (
        <p className="text-sm whitespace-pre-line" lang={scriptLanguage(kind.description)}>
          {kind.description}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        <Button icon="i-lucide-pencil" aria-label={t('kinds.editOf', { title })} onClick={onEdit}>
          {t('kinds.editShort')}
        </Button>
        <BusyButton icon={kind.is_closed ? 'i-lucide-lock-open' : 'i-lucide-lock'} isBusy={isLocked} onClick={() => onClose(!kind.is_closed)}>
          {t(kind.is_closed ? 'kinds.open' : 'kinds.close')}
        </BusyButton>
        {!(isFirst && isLast) && (
          <span className="flex ms-auto">
            <BusyButton
              variant="icon"
              icon="i-lucide-arrow-up"
              data-move={`${kind.id}-1`}
              isBusy={isLocked || isFirst}
              aria-label={t('kinds.up', { title })}
              onClick={() => onMove(-1)}
            />
            <BusyButton
              variant="icon"
              icon="i-lucide-arrow-down"
              data-move={`${kind.id}1`}
              isBusy={isLocked || isLast}
              aria-label={t('kinds.down', { title })}
              onClick={() => onMove(1)}
            />
          </span>
        )}
      </div>
    </li>
  )
}

/** From when until when it is sold, where that is said. */
export function SaleWindow({ from, to }: Pick<TicketKind, 'from' | 'to'>) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  if (!from && !to) return null
  return (
    <p className="text-sm text-ink-soft">
      {from && t('kinds.windowFrom', { when: format.dateTime(from) })}
      {from && to && ' · '}
      {to && t('kinds.windowTo', { when: format.dateTime(to) })}
    </p>
  )
}
