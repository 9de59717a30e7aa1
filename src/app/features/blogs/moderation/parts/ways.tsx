import { AppLink } from '../../../../ui/navigation/app-link.tsx'

interface Props<T extends string> {
  label: string
  /** Each with its words and its address. */
  ways: readonly { name: T; text: string; to: `/${string}` }[]
  current: T
}

/** Ways to the parts of one screen; which one is shown stands in the address. */
export const Ways = <T extends string>({ label, ways, current }: Props<T>) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-2">
      {ways.map(({ name, text, to }) => (
        <li key={name}>
          <AppLink
            to={to}
            replace
            aria-current={name === current ? 'page' : undefined}
            className="target px-4 rounded-full border border-line bg-raised aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600"
          >
            {text}
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
)
