import { Icon } from '../icons/icon.tsx'

interface Props {
  title: string
  isNumber: boolean
  /** Left out on screens narrower than 1280 px. */
  isExtra: boolean
  /** Which way the rows run by this column; undefined: they are in another order. */
  direction: 'ascending' | 'descending' | undefined
  /** Undefined: there is no order by this column. */
  onSort: (() => void) | undefined
}

/** The heading of a column; with an order of its own it is a button. It stays in sight while the table scrolls. */
export const SortHeading = ({ title, isNumber, isExtra, direction, onSort }: Props) => (
  <th
    scope="col"
    aria-sort={direction}
    className={`px-2 py-1 sticky top-22 z-1 bg-raised text-sm font-600 last:rounded-se-card ${isNumber ? 'text-end' : 'text-start'} ${isExtra ? 'max-xl:hidden' : ''}`}
  >
    {onSort ? (
      <button type="button" className={`target font-600 ${isNumber ? 'justify-end! ms-auto' : 'justify-start!'}`} onClick={onSort}>
        {title}
        <Icon name={ICONS[direction ?? 'none']} className={direction ? 'text-brand' : 'text-ink-soft'} />
      </button>
    ) : (
      title
    )}
  </th>
)

const ICONS = { ascending: 'i-lucide-arrow-up', descending: 'i-lucide-arrow-down', none: 'i-lucide-arrow-up-down' } as const
