interface Props {
  /** Written out in full, so that the style sheet gets it: `i-lucide-heart`. */
  name: `i-lucide-${string}`
  className?: string
}

/** A picture sign beside words; never the only name of a thing. */
export const Icon = ({ name, className = '' }: Props) => <span className={`${name} ${className}`} aria-hidden="true" />
