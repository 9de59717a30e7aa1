interface Props {
  /** What it is the progress of. */
  label: string
  value: number
  most: number
  className?: string
}

/** How far something is, in the colours of the theme: the element of browsers has a green of its own, and a rule that changes it must name each of them apart. */
export function ProgressBar({ label, value, most, className = 'h-2' }: Props) {
  const end = Math.max(1, most)
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={value}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`block w-full rounded-full border border-line bg-sunken text-brand ${className}`}
    >
      <rect width={(Math.min(value, end) / end) * 100} height="1" fill="currentColor" />
    </svg>
  )
}
