import { useTranslation } from 'react-i18next'
import type { EventFilter } from '#contract/events/events-filter.ts'
import type { FormFaults } from '../filter.ts'
import { useCategories } from '../use-categories.ts'
import { CategoryFields } from './category-fields.tsx'
import { PriceField } from './price-field.tsx'

interface FilterPanelProps {
  filter: EventFilter
  faults: FormFaults
  /** Address of the list without the filters: the button is a link, so that it also works without JavaScript. */
  resetHref: string
  onReset: (event: React.MouseEvent) => void
}

const price = (taka: number | undefined): string => (taka === undefined ? '' : String(taka))

/** @see Specification §2.8 "A left filter panel" */
export function FilterPanel({ filter, faults, resetHref, onReset }: FilterPanelProps) {
  const { t } = useTranslation('events')
  const categories = useCategories()
  return (
    <div className="grid gap-3">
      <CategoryFields filter={filter} lists={categories.lists} onNeed={categories.ask} />
      {categories.state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {t('filters.categoriesFailed')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <PriceField name="min_price" value={price(filter.min_price)} fault={faults.min_price} />
        <PriceField name="max_price" value={price(filter.max_price)} fault={faults.max_price} />
      </div>
      <label className="block">
        <span className="block text-sm">{t('filters.when')}</span>
        <select name="when" className="field" defaultValue={filter.when ?? 'upcoming'}>
          <option value="upcoming">{t('filters.whenUpcoming')}</option>
          <option value="past">{t('filters.whenPast')}</option>
          <option value="all">{t('filters.whenAll')}</option>
        </select>
      </label>
      <button type="submit" className="btn-primary">
        {t('filters.apply')}
      </button>
      <a className="btn-quiet" href={resetHref} onClick={onReset}>
        {t('filters.reset')}
      </a>
    </div>
  )
}
