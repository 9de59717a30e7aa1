interface Props {
  name: string
  label: string
  value: number | undefined
  /** What is wrong with what was typed. */
  fault: string | undefined
  className?: string
}

/** A number of a filter. Text, not a number field: Bangla digits and ৳ are welcome, and no wheel changes it by accident. */
export function NumberField({ name, label, value, fault, className = '' }: Props) {
  const faultId = `${name}-fault`
  return (
    <div className={className}>
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
          {fault}
        </p>
      )}
    </div>
  )
}
