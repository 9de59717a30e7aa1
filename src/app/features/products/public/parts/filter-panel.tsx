import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_CONDITIONS } from '#contract/products/product-limits.ts'
import type { ProductFilter } from '#contract/products/products-filter.ts'
import { DISTRICTS } from '../../../../state/near-me.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { NumberField } from '../../../../ui/lists/number-field.tsx'
import type { FormFaults, PriceField } from '../filter.ts'

interface FilterPanelProps {
  filter: ProductFilter
  faults: FormFaults
  /** Address of the list without the filters: the button is a link, so that it also works without JavaScript. */
  resetHref: string
  onReset: (event: MouseEvent) => void
}

const FLAG = 'target w-full justify-start!'

/** What narrows the list further. */
export function FilterPanel({ filter, faults, resetHref, onReset }: FilterPanelProps) {
  const { t } = useTranslation('products')
  const isBangla = useLanguage() === 'bn'
  const fault = (name: PriceField) => faults[name] && t(`filters.${faults[name]}`)
  return (
    <div className="grid gap-3 sm:max-lg:grid-cols-2">
      <div className="flex flex-wrap gap-3 sm:max-lg:col-span-full">
        <NumberField name="min_price" label={t('filters.minPrice')} value={filter.min_price} fault={fault('min_price')} className="grow basis-24" />
        <NumberField name="max_price" label={t('filters.maxPrice')} value={filter.max_price} fault={fault('max_price')} className="grow basis-24" />
      </div>
      <label className="block">
        <span className="block text-sm">{t('filters.condition')}</span>
        <select name="condition" className="field" defaultValue={filter.condition}>
          <option value="">{t('filters.anyCondition')}</option>
          {PRODUCT_CONDITIONS.map((condition) => (
            <option key={condition} value={condition}>
              {t(`conditions.${condition}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="block">
        <span className="block text-sm">{t('filters.district')}</span>
        <select name="district" className="field" defaultValue={filter.district}>
          <option value="">{t('filters.anyDistrict')}</option>
          {DISTRICTS.map(({ name, name_bn }) => (
            <option key={name} value={name}>
              {isBangla ? name_bn : name}
            </option>
          ))}
        </select>
      </label>
      <div className="sm:max-lg:col-span-full">
        <label className={FLAG}>
          <input type="checkbox" name="free_delivery" value="true" defaultChecked={filter.free_delivery} className="accent-brand" />
          {t('filters.freeDelivery')}
        </label>
        <label className={FLAG}>
          <input type="checkbox" name="in_stock" value="true" defaultChecked={filter.in_stock} className="accent-brand" />
          {t('filters.inStock')}
        </label>
      </div>
      <button type="submit" className="btn-primary">
        {t('filters.apply')}
      </button>
      <a className="btn-quiet" href={resetHref} onClick={onReset}>
        {t('filters.reset')}
      </a>
    </div>
  )
}
