import { useTranslation } from 'react-i18next'
import { SELLER_ACCOUNTS } from '#contract/wallet/ledger-kinds.ts'
import type { WalletMove } from '#contract/wallet/wallet.ts'
import { MOVE_GROUPS } from '#contract/wallet/wallet-rules.ts'
import { FilterChoice } from '../../../ui/controls/filter-bar.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { useAskList } from '../../../ui/navigation/use-ask-list.ts'
import { usePresentUser } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { usePages } from '../../../wire/use-pages.ts'
import { loadMoves, type MovesFilter } from '../calls.ts'
import { lastMonths, movesPath } from '../moves-filter.ts'
import { MoveRow } from '../parts/move-row.tsx'
import { WalletProblem } from '../parts/wallet-problem.tsx'

const MONTHS = 24

/** Every change of a seller's money, the latest first, by account, kind and month. */
export function WalletMoves({ filter }: { filter: MovesFilter }) {
  const { t } = useTranslation('wallet')
  const key = `wallet moves ${movesPath(filter)}`
  return (
    <div className="mx-auto w-full max-w-4xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t('movesTitle')}</h1>
      <Filters filter={filter} />
      <List key={key} name={key} filter={filter} />
    </div>
  )
}

function Filters({ filter }: { filter: MovesFilter }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const now = useNow()
  const ask = useAskList('/wallet/moves')
  const go = (change: { [K in keyof MovesFilter]: string }) => ask({ ...filter, ...change })
  const months = now === undefined ? [] : lastMonths(now, MONTHS)
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <FilterChoice label={t('filter.account')} value={filter.account ?? ''} onChoose={(account) => go({ account })}>
        <option value="">{t('filter.all')}</option>
        {SELLER_ACCOUNTS.map((one) => (
          <option key={one} value={one}>
            {t(`accounts.${one}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label={t('filter.group')} value={filter.group ?? ''} onChoose={(group) => go({ group })}>
        <option value="">{t('filter.all')}</option>
        {MOVE_GROUPS.map((one) => (
          <option key={one} value={one}>
            {t(`groups.${one}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label={t('filter.month')} value={filter.month ?? ''} onChoose={(month) => go({ month })}>
        <option value="">{t('filter.all')}</option>
        {months.map((one) => (
          <option key={one} value={one}>
            {format.monthYear(`${one}-01`)}
          </option>
        ))}
      </FilterChoice>
    </div>
  )
}

function List({ name, filter }: { name: string; filter: MovesFilter }) {
  const { t } = useTranslation('wallet')
  const { answer, problem, reload } = useCachedAnswer((options) => loadMoves(filter, options), name)
  const source = { first: answer?.value, load: (cursor: string) => loadMoves(filter, {}, cursor), nameOf: ({ id }: WalletMove) => id }
  const { rows, ...more } = usePages<WalletMove>(source, `${usePresentUser() ?? ''} ${name}`)
  if (!answer) return problem ? <WalletProblem problem={problem} retry={reload} /> : <RowsWaiting />
  if (rows.length === 0) return <NothingHere drawing="ticket" title={t('movesNone')} hint={t('movesNoneHint')} as="status" />
  return (
    <div>
      <AgeNote answer={answer} />
      <ul className="card" aria-label={t('movesTitle')}>
        {rows.map((move) => (
          <MoveRow key={move.id} move={move} />
        ))}
      </ul>
      <LoadMore more={more} byItself texts={{ more: t('more.button'), loading: t('common:loading'), offline: t('more.offline'), failed: t('more.failed') }} />
    </div>
  )
}
