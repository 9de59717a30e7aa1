import { useTranslation } from 'react-i18next'
import type { FieldFault, PriceField as Name } from '../filter.ts'

interface PriceFieldProps {
  name: Name
  value: string
  fault: FieldFault | undefined
}

/** Text, not a number field: Bangla digits and ৳ are welcome, and no wheel changes it by accident. */
export function PriceField({ name, value, fault }: PriceFieldProps) {
  const { t } = useTranslation('events')
  const faultId = `${name}-fault`
  return (
    <div className="grow basis-28">
      <label className="block">
        <span className="block text-sm">{t(name === 'min_price' ? 'filters.minPrice' : 'filters.maxPrice')}</span>
        <input
          name={name}
          className="field"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={value}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && faultId}
        />
      </label>
      {fault && (
        <p id={faultId} role="alert" className="text-sm text-danger">
          {t(`filters.${fault}`)}
        </p>
      )}
    </div>
  )
}
