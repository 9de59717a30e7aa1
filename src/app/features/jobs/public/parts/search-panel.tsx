import { useTranslation } from 'react-i18next'
import { JOB_TYPES, type JobFilter } from '#contract/jobs/jobs-filter.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useJobCategories } from '../use-job-categories.ts'
import { CategoryFields } from './category-fields.tsx'

/** @see Specification §2.7 "A search panel" */
export function SearchPanel({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation('jobs')
  const categories = useJobCategories()
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <CategoryFields filter={filter} tree={categories.tree} onNeed={categories.ask} />
      {categories.state === 'failed' && (
        <p role="alert" className="text-sm text-danger sm:col-span-full">
          {t('filters.categoriesFailed')}
        </p>
      )}
      <label className="block">
        <span className="block text-sm">{t('search.jobTitle')}</span>
        <input
          name="q"
          inputMode="search"
          className="field"
          maxLength={100}
          defaultValue={filter.q}
          placeholder={t('search.jobTitleHint')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <label className="block">
        <span className="block text-sm">{t('search.jobType')}</span>
        <select name="type" className="field" defaultValue={filter.type}>
          <option value="">{t('search.allTypes')}</option>
          {JOB_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap items-end gap-2 sm:col-span-full lg:col-span-1 [&>*]:grow">
        <button type="submit" className="btn-primary">
          <Icon name="i-lucide-search" />
          {t('search.button')}
        </button>
        {/* That screen tells a user without a shop how to open one, and visitors how to sign in. */}
        <ScreenLink to="/hiring" className="btn-quiet">
          <Icon name="i-lucide-repeat" />
          {t('search.switchToEmployer')}
        </ScreenLink>
      </div>
    </div>
  )
}
