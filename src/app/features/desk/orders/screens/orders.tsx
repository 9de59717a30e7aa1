import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DESK_QUEUE_OF, ORDER_QUEUES, type OrderQueue } from '#contract/desk/order-queues.ts'
import { FilterBar } from '../../../../ui/controls/filter-bar.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useAskList } from '../../../../ui/navigation/use-ask-list.ts'
import { useWide } from '../../../../ui/use-wide.ts'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadDesk } from '../../calls.ts'
import { isMessage } from '../is-message.ts'
import { MessagePage } from '../parts/message-page.tsx'
import { FoundList, QueueList } from '../parts/order-list.tsx'
import { OrderPage } from '../parts/order-page.tsx'

interface Props {
  /** As the address says it. */
  search: Record<string, unknown>
  /** The order that is open, or a message. */
  open: string | undefined
}

const TAB =
  'target px-3 border-b-3 border-transparent text-ink-soft whitespace-nowrap aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600'

/** Orders at the desk: what waits, or what was searched for, and beside it on wide screens the one that is open. */
export function Orders({ search, open }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const isWide = useWide()
  const [version, setVersion] = useState(0)
  const q = search.q === undefined ? '' : String(search.q).slice(0, 100)
  const queue = ORDER_QUEUES.find((one) => one === search.queue) ?? 'review'
  const askList = useAskList('/desk/orders')
  const opened = { current: open, version }
  const onChanged = () => setVersion((before) => before + 1)
  return (
    <>
      {(isWide || open === undefined) && (
        <>
          {open === undefined ? <h1 className="text-xl">{t('title')}</h1> : <p className="text-xl">{t('title')}</p>}
          <FilterBar label={t('search')} q={q} onAsk={(words) => askList(words.trim() ? { q: words } : { queue })}>
            {null}
          </FilterBar>
          {!q && <Tabs queue={queue} version={version} />}
        </>
      )}
      {!isWide && open !== undefined && (
        <p>
          <AppLink to={q ? `/desk/orders?q=${encodeURIComponent(q)}` : `/desk/orders?queue=${queue}`} className="target gap-2">
            <Icon name="i-lucide-arrow-left" />
            {t('back')}
          </AppLink>
        </p>
      )}
      <div className={isWide && open !== undefined ? 'grid grid-cols-[20rem_1fr] gap-6 items-start' : 'grid grid-cols-1 gap-4'}>
        {(isWide || open === undefined) && (q ? <FoundList q={q} {...opened} /> : <QueueList queue={queue} {...opened} />)}
        {open !== undefined && (
          <div className="min-w-0">
            {isMessage(open) ? <MessagePage key={open} name={open} onChanged={onChanged} /> : <OrderPage key={open} number={open} onChanged={onChanged} />}
          </div>
        )}
      </div>
    </>
  )
}

/** Every queue of orders with its count. */
function Tabs({ queue, version }: { queue: OrderQueue; version: number }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  const { answer } = useAnswer(loadDesk, `desk of orders ${version}`)
  const totals = new Map<string, number>(answer?.value.queues.map(({ name, total }) => [name, total]))
  return (
    <nav aria-label={t('queues.label')} className="border-b border-line overflow-x-auto">
      <ul className="flex">
        {ORDER_QUEUES.map((one) => (
          <li key={one}>
            <AppLink to={`/desk/orders?queue=${one}`} replace aria-current={one === queue ? 'page' : undefined} className={TAB}>
              {t(`queues.${one}`)}
              {totals.has(DESK_QUEUE_OF[one]) && <span className="ms-2 tabular">{format.number(totals.get(DESK_QUEUE_OF[one]) ?? 0)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
