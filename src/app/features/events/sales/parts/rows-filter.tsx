import { useTranslation } from 'react-i18next'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { FilterBar, FilterChoice } from '../../../../ui/controls/filter-bar.tsx'
import { useAskList } from '../../../../ui/navigation/use-ask-list.ts'
import type { RowsFilterValue } from '../sales-filter.ts'

interface Props {
  /** To choose from; undefined: tickets are no choice here. */
  kinds: readonly TicketKind[] | undefined
  /** Canonical path of the screen. */
  path: string
  filter: RowsFilterValue
  /** What may be searched for. */
  label: string
  states: readonly { value: string; text: string }[]
  /** In which orders the rows may stand; without one they stand in the first. */
  sorts: readonly { value: string; text: string }[]
}

/** Search, ticket, state and order. */
export function RowsFilter({ kinds, path, filter, label, states, sorts }: Props) {
  const { t } = useTranslation('sales')
  const askList = useAskList(path)
  const ask = (change: Record<string, string>) => askList({ ...filter, ...change })
  return (
    <FilterBar label={label} q={filter.q ?? ''} onAsk={(q) => ask({ q })}>
      {kinds && (
        <FilterChoice label={t('filter.ticket')} value={String(filter.ticket ?? '')} onChoose={(ticket) => ask({ ticket })}>
          <option value="">{t('filter.allTickets')}</option>
          {kinds.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </FilterChoice>
      )}
      <FilterChoice label={t('filter.state')} value={filter.state ?? ''} onChoose={(state) => ask({ state })}>
        <option value="">{t('filter.allStates')}</option>
        {states.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label={t('filter.sort')} value={filter.sort ?? sorts[0]?.value ?? ''} onChoose={(sort) => ask({ sort })}>
        {sorts.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FilterChoice>
    </FilterBar>
  )
}
