import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { FilterBar, FilterChoice } from '../../../../ui/controls/filter-bar.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import type { RowsFilterValue } from '../sales-filter.ts'

interface Props {
  /** To choose from; undefined: tickets are no choice here. */
  kinds: readonly TicketKind[] | undefined
  /** Canonical path of the screen. */
  path: string
  filter: RowsFilterValue<string>
  /** What may be searched for. */
  label: string
  states: readonly { value: string; text: string }[]
}

/** Search, ticket and state. They stand in the address, without a new step of the history. */
export function RowsFilter({ kinds, path, filter, label, states }: Props) {
  const { t } = useTranslation('sales')
  const router = useRouter()
  const prefix = usePrefix()
  const ask = (change: Record<string, string>) => {
    const href = withLanguage(prefix, path) + canonicalQuery({ ...filter, ...change })
    void router.navigate({ href, replace: true, resetScroll: false })
  }
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
    </FilterBar>
  )
}
