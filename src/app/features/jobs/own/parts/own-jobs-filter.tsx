import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { JOB_PHASES } from '#contract/jobs/own-job-rules.ts'
import { FilterBar, FilterChoice } from '../../../../ui/controls/filter-bar.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { type OwnFilter, readOwnFilter } from '../own-filter.ts'

/** Which of one's jobs. It stands in the address, without a new step of the history. */
export function OwnJobsFilter({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('hiring')
  const router = useRouter()
  const prefix = usePrefix()
  const ask = (change: Record<string, string>) => {
    const href = withLanguage(prefix, '/hiring') + canonicalQuery(readOwnFilter({ ...filter, ...change }))
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <FilterBar label={t('list.search')} q={filter.q ?? ''} onAsk={(q) => ask({ q })}>
      <FilterChoice label={t('list.show')} value={filter.phase ?? ''} onChoose={(phase) => ask({ phase })}>
        <option value="">{t('list.all')}</option>
        {JOB_PHASES.map((phase) => (
          <option key={phase} value={phase}>
            {t(`phases.${phase}`)}
          </option>
        ))}
      </FilterChoice>
    </FilterBar>
  )
}
