import { useTranslation } from 'react-i18next'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { NumberField } from '../../../../ui/lists/number-field.tsx'
import type { FormFaults, PriceField } from '../filter.ts'
import { useCategories } from '../use-categories.ts'
import { CategoryFields } from './category-fields.tsx'

interface FilterPanelProps {
  filter: EventFilter
  faults: FormFaults
  /** Address of the list without the filters: the button is a link, so that it also works without JavaScript. */
  resetHref: string
  onReset: (event: React.MouseEvent) => void
}

/** @see Specification §2.8 "A left filter panel" */
export function FilterPanel({ filter, faults, resetHref, onReset }: FilterPanelProps) {
  const { t } = useTranslation('events')
  const categories = useCategories()
  const fault = (name: PriceField) => faults[name] && t(`filters.${faults[name]}`)
  return (
    <div className="grid gap-3">
      <CategoryFields filter={filter} lists={categories.lists} onNeed={categories.ask} />
      {categories.state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {t('filters.categoriesFailed')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <NumberField name="min_price" label={t('filters.minPrice')} value={filter.min_price} fault={fault('min_price')} className="grow basis-28" />
        <NumberField name="max_price" label={t('filters.maxPrice')} value={filter.max_price} fault={fault('max_price')} className="grow basis-28" />
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
