import { useTranslation } from 'react-i18next'
import type { DeskQueue } from '#contract/desk/desk.ts'
import { DESK_QUEUES } from '#contract/desk/desk-queues.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

/** Every queue with its count and the age of its oldest; what has waited longest comes first, empty queues last. */
export function QueueList({ queues }: { queues: readonly DeskQueue[] }) {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const now = useNow()
  const oldestFirst = queues.toSorted((a, b) => waitingSince(a) - waitingSince(b))
  return (
    <ul className="card">
      {oldestFirst.map(({ name, total, oldest_at }) => (
        <li key={name} className="border-t border-line first:border-t-0">
          <AppLink to={DESK_QUEUES[name]} className="target w-full px-4 py-2 gap-3 justify-between! text-start active:bg-sunken">
            <span className="min-w-0">
              <span className={`block ${total > 0 ? 'font-600' : 'text-ink-soft'}`}>{t(`queues.${name}`)}</span>
              {oldest_at !== null && now !== undefined && (
                <span className="block text-sm text-ink-soft">{t('oldest', { age: format.age(oldest_at, now) })}</span>
              )}
            </span>
            <span className="flex items-center gap-2">
              <span className={`tabular text-lg ${total > 0 ? 'font-600' : 'text-ink-soft'}`}>{format.number(total)}</span>
              <Icon name="i-lucide-chevron-right" className="text-ink-soft" />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** Milliseconds since the epoch; of an empty queue after all others. */
const waitingSince = ({ oldest_at }: DeskQueue): number => (oldest_at === null ? Number.MAX_SAFE_INTEGER : Date.parse(oldest_at))
