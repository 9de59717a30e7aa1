import { useTranslation } from 'react-i18next'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useServiceCategories } from '../use-service-categories.ts'
import { CategoryFields } from './category-fields.tsx'

/** What is looked for, and of which kind. */
export function SearchPanel({ filter }: { filter: ServiceFilter }) {
  const { t } = useTranslation('services')
  const categories = useServiceCategories()
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <label className="block max-lg:order-1 sm:max-lg:col-span-full">
        <span className="block text-sm">{t('search.words')}</span>
        <input
          name="q"
          inputMode="search"
          className="field"
          maxLength={100}
          defaultValue={filter.q}
          placeholder={t('search.wordsHint')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <CategoryFields filter={filter} tree={categories.tree} onNeed={categories.ask} />
      {categories.state === 'failed' && (
        <p role="alert" className="text-sm text-danger order-last col-span-full">
          {t('filters.categoriesFailed')}
        </p>
      )}
      <button type="submit" className="btn-primary self-end max-lg:order-3 sm:max-lg:col-span-full">
        <Icon name="i-lucide-search" />
        {t('search.button')}
      </button>
    </div>
  )
}
