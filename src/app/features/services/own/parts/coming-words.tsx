import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'

/** Where bookings of a provider are: those to be answered, and those to come. */
export const REQUESTS = '/bookings?group=requests&side=provider'
export const COMING = '/bookings?side=provider'

interface Props {
  service: OwnService
  t: TFunction<'team'>
}

/** What is to be done for a service: requests to be answered and bookings to come, each a way to them. */
export function ComingWords({ service: { requests, coming }, t }: Props) {
  return (
    <>
      {requests > 0 && (
        <AppLink to={REQUESTS} className="target">
          <StatusChip variant={{ icon: 'i-lucide-bell', colour: 'text-marigold' }}>{t('list.requests', { count: requests })}</StatusChip>
        </AppLink>
      )}
      {coming > 0 && (
        <AppLink to={COMING} className="target">
          <StatusChip variant={{ icon: 'i-lucide-calendar-check', colour: 'text-brand' }}>{t('list.coming', { count: coming })}</StatusChip>
        </AppLink>
      )}
      {requests === 0 && coming === 0 && <span className="text-sm text-ink-soft">{t('list.nothingComing')}</span>}
    </>
  )
}

/** When it can be asked for next; why not, where that is known. */
export function NextFree({ service: { next_free_at, is_active, member_count }, t, format }: Props & { format: Formatter }) {
  if (member_count === 0) return <span className="text-sm text-danger">{t('list.noMembers')}</span>
  if (!is_active) return null
  return next_free_at === null ? (
    <span className="text-sm text-marigold">{t('list.full')}</span>
  ) : (
    <span className="text-sm text-ink-soft">{t('list.nextFree', { at: format.dateTime(next_free_at) })}</span>
  )
}
