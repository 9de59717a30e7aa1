interface Props {
  /** Written out in full, so that the build finds it and brings its drawing: `i-lucide-heart`. */
  name: `i-lucide-${string}`
  className?: string
}

/** A picture sign beside words; never the only name of a thing. Its drawing is a symbol of the page's sprite. @see src/tasks/icon-sprite.ts */
export const Icon = ({ name, className }: Props) => (
  <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)
