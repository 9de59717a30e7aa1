import { useTranslation } from 'react-i18next'
import { CASE_KINDS } from '#contract/cases/case-kinds.ts'
import { CASE_LISTS } from '#contract/desk/cases.ts'
import { FilterChoice } from '../../../../ui/controls/filter-bar.tsx'
import { type CasesFilter, readCasesFilter } from '../cases-filter.ts'

interface Props {
  filter: CasesFilter
  onAsk: (filter: CasesFilter) => void
}

/** Which cases are listed: their kind, and whether they wait. */
export function CaseFilter({ filter, onAsk }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const ask = (change: Record<string, string>) => onAsk(readCasesFilter({ ...filter, ...change }))
  return (
    <search className="grid grid-cols-2 gap-2">
      <FilterChoice label={t('filter.kind')} value={filter.kind ?? ''} onChoose={(kind) => ask({ kind })}>
        <option value="">{t('filter.all')}</option>
        {CASE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label={t('filter.state')} value={filter.state} onChoose={(state) => ask({ state })}>
        {CASE_LISTS.map((state) => (
          <option key={state} value={state}>
            {t(`lists.${state}`)}
          </option>
        ))}
      </FilterChoice>
    </search>
  )
}
