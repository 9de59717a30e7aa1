import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

const VARIANTS = { primary: 'btn-primary', quiet: 'btn-quiet', danger: 'btn-danger', icon: 'btn-icon' } as const

interface Props extends ComponentProps<'button'> {
  /** One `primary` a screen. `icon` needs an `aria-label`. */
  variant?: keyof typeof VARIANTS
  icon?: `i-lucide-${string}`
  children?: ReactNode
}

/** A button of 48 px at least, whose words wrap rather than being cut. */
export const Button = ({ variant = 'quiet', icon, children, className = '', ...rest }: Props) => (
  <button type="button" className={`${VARIANTS[variant]} ${className}`} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
)
