import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SERVICE_PLACES } from '#contract/services/service-limits.ts'
import { INSTANT_WITHIN_HOURS, type ServiceFilter } from '#contract/services/services-filter.ts'
import { DISTRICTS } from '../../../../state/near-me.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { NumberField } from '../../../../ui/lists/number-field.tsx'
import type { FormFaults, PriceField } from '../filter.ts'
import { useDayNames } from '../use-day-names.ts'

interface Props {
  filter: ServiceFilter
  faults: FormFaults
  /** Address of the list without the filters: the button is a link, so that it also works without JavaScript. */
  resetHref: string
  onReset: (event: MouseEvent) => void
}

/** What narrows the list further. */
export function FilterPanel({ filter, faults, resetHref, onReset }: Props) {
  const { t } = useTranslation('services')
  const isBangla = useLanguage() === 'bn'
  const fault = (name: PriceField) => faults[name] && t(`filters.${faults[name]}`)
  return (
    <div className="grid gap-3 sm:max-lg:grid-cols-2">
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
      <DayField day={filter.day} />
      <label className="block">
        <span className="block text-sm">{t('filters.place')}</span>
        <select name="place" className="field" defaultValue={filter.place}>
          <option value="">{t('filters.anyPlace')}</option>
          {SERVICE_PLACES.map((place) => (
            <option key={place} value={place}>
              {t(`places.${place}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap gap-3 sm:max-lg:col-span-full">
        <NumberField name="min_price" label={t('filters.minPrice')} value={filter.min_price} fault={fault('min_price')} className="grow basis-24" />
        <NumberField name="max_price" label={t('filters.maxPrice')} value={filter.max_price} fault={fault('max_price')} className="grow basis-24" />
      </div>
      <label className="target w-full justify-start! sm:max-lg:col-span-full">
        <input type="checkbox" name="instant" value="true" defaultChecked={filter.instant} className="accent-brand" />
        {t('filters.instant', { count: INSTANT_WITHIN_HOURS })}
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

/** One of the next days. Which they are only the reader's clock says; before it is asked, the day that the address names is there. */
function DayField({ day }: { day: string | undefined }) {
  const { t } = useTranslation('services')
  const { days, nameOf } = useDayNames()
  const options = day && !days.includes(day) ? [day, ...days] : days
  return (
    <label className="block">
      <span className="block text-sm">{t('filters.day')}</span>
      <select name="day" className="field" defaultValue={day}>
        <option value="">{t('filters.anyDay')}</option>
        {options.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
