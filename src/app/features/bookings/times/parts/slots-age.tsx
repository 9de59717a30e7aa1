import { useTranslation } from 'react-i18next'
import { SLOT_LIMITS } from '#contract/services/slot-limits.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { Slots } from '../use-slots.ts'

const MINUTE_MS = 60_000
/** Younger ones are as good as new. */
const SILENT_MS = 2 * MINUTE_MS

/** How old the times are that are shown; loud once many of them may be taken. */
export function SlotsAge({ slots: { seenAt, isKept } }: { slots: Slots }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const now = useNow()
  if (now === undefined) return null
  const age = now - seenAt
  if (!isKept && age < SILENT_MS) return null
  const isOld = age >= SLOT_LIMITS.freshMinutes * MINUTE_MS
  return (
    <p className={`flex items-start gap-2 text-sm ${isOld ? 'text-marigold font-600' : 'text-ink-soft'}`}>
      <Icon name={isOld ? 'i-lucide-triangle-alert' : 'i-lucide-clock'} className="mt-0.5" />
      <span>{t(isOld ? 'times.old' : 'times.seen', { age: format.age(new Date(seenAt).toISOString(), now) })}</span>
    </p>
  )
}
