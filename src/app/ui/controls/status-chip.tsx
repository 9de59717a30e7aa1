import { Icon } from '../icons/icon.tsx'

/** How a state looks beside its word. */
export interface StatusStyle {
  icon: `i-lucide-${string}`
  colour: string
}

/** Where something stands: a word, an icon, a colour. */
export const StatusChip = ({ variant: { icon, colour }, children }: { variant: StatusStyle; children: string }) => (
  <span className={`chip font-600 ${colour}`}>
    <Icon name={icon} />
    {children}
  </span>
)
