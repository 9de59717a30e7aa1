import { AppLink } from '../../../../ui/navigation/app-link.tsx'

interface Props<T extends string> {
  label: string
  /** Each with its words and its address. */
  ways: readonly { name: T; text: string; to: `/${string}` }[]
  current: T
  variant: 'tabs' | 'chips'
}

const STYLES = {
  tabs: 'target px-3 border-b-3 border-transparent text-ink-soft whitespace-nowrap aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600',
  chips: 'target px-4 rounded-full border border-line bg-raised aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600',
} as const

/** Ways to the parts of one screen; which one is shown stands in the address. */
export const Ways = <T extends string>({ label, ways, current, variant }: Props<T>) => (
  <nav aria-label={label} className={variant === 'tabs' ? 'border-b border-line overflow-x-auto' : ''}>
    <ul className={variant === 'tabs' ? 'flex' : 'flex flex-wrap gap-2'}>
      {ways.map(({ name, text, to }) => (
        <li key={name}>
          <AppLink to={to} replace aria-current={name === current ? 'page' : undefined} className={STYLES[variant]}>
            {text}
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
)
