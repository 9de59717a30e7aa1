import { useAccount } from '../../features/accounts/use-account.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'

interface Props {
  label: string
  tabs: readonly { name: string; to: `/${string}`; text: string }[]
  /** Name of the present one. */
  current: string
}

/** Between what one has bought and what one has sold. Without a shop there is nothing to choose. */
export function SellerTabs({ label, tabs, current }: Props) {
  const { account } = useAccount()
  if (!account?.seller_slug) return null
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="flex flex-wrap gap-1 border-b border-line">
        {tabs.map(({ name, to, text }) => (
          <li key={name}>
            <AppLink
              to={to}
              aria-current={name === current ? 'page' : undefined}
              className="target px-3 border-b-3 border-transparent aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600"
            >
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
