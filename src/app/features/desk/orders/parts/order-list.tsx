import { useTranslation } from 'react-i18next'
import type { OrderQueue } from '#contract/desk/order-queues.ts'
import { LoadMore } from '../../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { usePages } from '../../../../wire/use-pages.ts'
import { DeskProblem } from '../../parts/desk-problem.tsx'
import { findOrders, loadQueue } from '../calls.ts'
import { OrderRows } from './order-rows.tsx'

interface Opened {
  current: string | undefined
  /** Goes up when something was decided: the list is asked for again. */
  version: number
}

/** What waits in a queue, the oldest first. */
export function QueueList({ queue, current, version }: Opened & { queue: OrderQueue }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const { t: whole } = useTranslation()
  const key = `desk orders ${queue} ${version}`
  const { answer, problem, reload } = useAnswer((options) => loadQueue(queue, options), key)
  const source = { first: answer?.value, load: (cursor: string) => loadQueue(queue, {}, cursor), nameOf: ({ name }: { name: string }) => name }
  const { rows, ...more } = usePages(source, key)
  if (!answer) return problem ? <DeskProblem problem={problem} retry={reload} /> : <RowsWaiting />
  if (rows.length === 0) return <NothingHere drawing="empty" as="status" title={t('list.none')} />
  const texts = { more: t('list.more'), loading: whole('common:loading'), offline: whole('desk:needsNetwork'), failed: whole('common:error.text') }
  return (
    <div>
      <OrderRows rows={rows} current={current} query={`?queue=${queue}`} />
      <LoadMore more={more} texts={texts} byItself={false} />
    </div>
  )
}

/** What was found. */
export function FoundList({ q, current, version }: Opened & { q: string }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const { answer, problem, reload } = useAnswer((options) => findOrders(q, options), `desk orders found ${q} ${version}`)
  if (!answer) return problem ? <DeskProblem problem={problem} retry={reload} /> : <RowsWaiting />
  const { results, is_cut } = answer.value
  if (results.length === 0) return <NothingHere drawing="search" as="status" title={t('list.notFound')} hint={t('list.notFoundHint')} />
  return (
    <div className="grid gap-2">
      <p role="status">{is_cut ? t('list.cut', { count: results.length }) : t('list.found', { count: results.length })}</p>
      <OrderRows rows={results} current={current} query={`?q=${encodeURIComponent(q)}`} />
    </div>
  )
}
