import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Approval } from '#contract/desk/approvals.ts'
import { LoadMore } from '../../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { usePages } from '../../../../wire/use-pages.ts'
import { DeskProblem } from '../../parts/desk-problem.tsx'
import { type ApprovalList, loadApprovals } from '../calls.ts'
import { ApprovalRow } from '../parts/approval-row.tsx'

const LISTS = ['waiting', 'decided'] as const satisfies ApprovalList[]
const TAB =
  'target px-3 border-b-3 border-transparent text-ink-soft whitespace-nowrap aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600'

/** What needs a second member of staff. @param props.search as the address says it */
export function Approvals({ search }: { search: Record<string, unknown> }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const state = LISTS.find((one) => one === search.state) ?? 'waiting'
  return (
    <>
      <h1 className="text-xl">{t('approvals.title')}</h1>
      <p className="text-ink-soft">{t('approvals.says')}</p>
      <nav aria-label={t('approvals.lists')} className="border-b border-line overflow-x-auto">
        <ul className="flex">
          {LISTS.map((one) => (
            <li key={one}>
              <AppLink to={`/desk/approvals?state=${one}`} replace aria-current={one === state ? 'page' : undefined} className={TAB}>
                {t(one === 'waiting' ? 'approvals.waiting' : 'approvals.done')}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <List key={state} state={state} />
    </>
  )
}

function List({ state }: { state: ApprovalList }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const { t: whole } = useTranslation()
  const [decided, setDecided] = useState<ReadonlyMap<number, Approval>>(new Map())
  const { answer, problem, reload } = useAnswer((options) => loadApprovals(state, options), `desk approvals ${state}`)
  const source = { first: answer?.value, load: (cursor: string) => loadApprovals(state, {}, cursor), nameOf: ({ id }: Approval) => id }
  const { rows, ...more } = usePages(source, `desk approvals ${state}`)
  if (!answer) return problem ? <DeskProblem problem={problem} retry={reload} /> : <RowsWaiting />
  if (rows.length === 0) return <NothingHere drawing="empty" as="status" title={t(`approvals.none.${state}`)} />
  const texts = { more: t('list.more'), loading: whole('common:loading'), offline: whole('desk:needsNetwork'), failed: whole('common:error.text') }
  return (
    <div className="grid grid-cols-1 gap-3 max-w-3xl">
      {rows.map((row) => (
        <ApprovalRow key={row.id} approval={decided.get(row.id) ?? row} onDecided={(one) => setDecided((before) => new Map(before).set(one.id, one))} />
      ))}
      <LoadMore more={more} texts={texts} byItself={false} />
    </div>
  )
}
