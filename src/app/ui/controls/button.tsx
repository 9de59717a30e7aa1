import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

const LOOKS = { primary: 'btn-primary', quiet: 'btn-quiet', danger: 'btn-danger', icon: 'btn-icon' } as const

interface Props extends ComponentProps<'button'> {
  /** One `primary` a screen. `icon` needs an `aria-label`. */
  look?: keyof typeof LOOKS
  icon?: `i-lucide-${string}`
  children?: ReactNode
}

/** A button of 48 px at least, whose words wrap rather than being cut. */
export const Button = ({ look = 'quiet', icon, children, className = '', ...rest }: Props) => (
  <button type="button" className={`${LOOKS[look]} ${className}`} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
)
