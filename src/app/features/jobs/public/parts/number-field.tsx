import { useTranslation } from 'react-i18next'
import type { FormFaults, NumberField as Name } from '../filter.ts'

interface Props {
  name: Name
  label: string
  value: number | undefined
  fault: FormFaults[Name]
}

/** Text, not a number field: Bangla digits and ৳ are welcome, and no wheel changes it by accident. */
export function NumberField({ name, label, value, fault }: Props) {
  const { t } = useTranslation('jobs')
  const faultId = `${name}-fault`
  return (
    <div>
      <label className="block">
        <span className="block text-sm">{label}</span>
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
