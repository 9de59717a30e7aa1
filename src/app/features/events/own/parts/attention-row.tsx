import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import type { AttentionGroup } from '../attention-groups.ts'
import { switchRefused } from '../switch-refused.ts'
import type { Switching } from '../use-switching.ts'
import { PhaseChip } from './phase-chip.tsx'

interface Props {
  group: AttentionGroup
  event: OwnEvent
  switching: Switching
}

/** An event that needs its seller: why, and the action that fits. */
export function AttentionRow({ group, event, switching }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const problem = switching.problemOf(event)
  return (
    <li className="card p-3 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="clamp clamp-2">
          <AppLink to={`/sellerevents/event/${event.event_id}/update`} lang={scriptLanguage(event.title)} className="hover:underline">
            {event.title}
          </AppLink>
        </h3>
        <p className="text-sm text-ink-soft flex flex-wrap items-center gap-x-2">
          {format.dateTime(event.from_time)}
          {group === 'refunds' && event.phase === 'called-off' && <PhaseChip phase={event.phase} />}
        </p>
        <Why group={group} event={event} />
      </div>
      <Deeds group={group} event={event} switching={switching} />
      <p role="alert" className="col-span-full text-danger empty:hidden">
        {problem && switchRefused(t, problem)}
      </p>
    </li>
  )
}

function Why({ group, event }: Pick<Props, 'group' | 'event'>) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const now = useNow() ?? Date.now()
  const { seats, capacity, sold, refunds_due } = event
  if (group === 'drafts') return null
  const words = {
    soon: `${t('manage.begins', { when: format.until(event.from_time, now) })} · ${t('list.sold', { count: sold })}`,
    low: seats === 0 ? t('list.soldOut') : t('list.seats', { count: seats, capacity }),
    refunds: t('manage.refunds', { count: refunds_due }),
    called_off: t('manage.refundsOver'),
  }
  return <p className={`text-sm font-600 tabular ${refunds_due > 0 || group === 'low' ? 'text-marigold' : ''}`}>{words[group]}</p>
}

function Deeds({ group, event, switching }: Props) {
  const { t } = useTranslation('selling')
  const of = `/sellerevents/event/${event.event_id}` as const
  const label = (words: string) => `${words}: ${event.title}`
  const ways = {
    drafts: [[`${of}/update`, t('manage.edit')]],
    soon: [
      [`${of}/gate`, t('tabs.gate')],
      [`${of}/orders`, t('manage.orders')],
    ],
    low: [[`${of}/tickets`, t('manage.addSeats')]],
    refunds: [[`${of}/orders`, t('manage.orders')]],
    called_off: [[`${of}/orders`, t('manage.orders')]],
  } as const satisfies Record<AttentionGroup, readonly (readonly [`/${string}`, string])[]>
  return (
    <div className="flex flex-wrap gap-2">
      {group === 'drafts' && (
        <Button aria-label={label(t('manage.publish'))} aria-disabled={switching.isOn(event) || undefined} onClick={() => switching.set(event, true)}>
          {t(switching.isOn(event) ? 'manage.publishing' : 'manage.publish')}
        </Button>
      )}
      {ways[group].map(([to, words]) => (
        <AppLink key={to} to={to} className="btn-quiet" aria-label={label(words)}>
          {words}
        </AppLink>
      ))}
      {group === 'soon' && (
        <AppLink to={`/sellerevents/manage?call_off=${event.event_id}`} className="btn-danger" aria-label={label(t('manage.callOff.button'))}>
          {t('manage.callOff.button')}
        </AppLink>
      )}
    </div>
  )
}
